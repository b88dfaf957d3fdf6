// How wide the window is, for drawings that leave something out where there is no room.
import { useEffect, useState } from '../vendor/hooks.js';

/** True on a phone. @param {string} query */
export function useNarrow(query = '(max-width: 599px)') {
  const [narrow, setNarrow] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query), hear = () => setNarrow(list.matches);
    list.addEventListener('change', hear);
    return () => list.removeEventListener('change', hear);
  }, [query]);
  return narrow;
}
