// What the page uses of preact/hooks, for the type check.
export function useEffect(effect: () => void | (() => void), inputs?: any[]): void;
export function useLayoutEffect(effect: () => void | (() => void), inputs?: any[]): void;
export function useErrorBoundary(callback?: (error: any) => void): [any, () => void];
export function useMemo<T>(make: () => T, inputs?: any[]): T;
export function useCallback<T>(callback: T, inputs: any[]): T;
export function useRef<T>(initial: T): { current: T };
export function useState<T>(initial: T | (() => T)): [T, (next: T | ((now: T) => T)) => void];
