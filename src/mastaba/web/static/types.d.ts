// What the server sends and takes, as the page sees it. tools/wire_types.py checks this file against the
// server's own definitions (web/schemas.py, table/news.py): run `make check` after changing either.

export type Scalar = boolean | number | string | null;

/**
 * A move or a step of chance as the log, the record and the choices write it.
 * Its other fields depend on the game.
 */
export interface Step {
  move: string;
  do: string;
  by?: number | "chance";
  ply?: number;
  [field: string]: any;
}

/** A line of the log: a step, and the number it has for whoever reads it. */
export interface LogLine extends Step {
  ply: number;
}

/** What a seat may see of the game. Every game adds fields of its own. */
export interface View {
  status: string;
  [field: string]: any;
}

export interface Seat {
  seat: number;
  name: string;
  kind: string;
  bot: string | null;
  mine: boolean;
  guest: boolean;
  here: boolean;
  standing_in: boolean;
  back: boolean;
  away_since: number | null;
}

export interface TieBreak {
  what: string;
  value: number;
}

export interface Result {
  tie_breaks: TieBreak[][];
  [field: string]: any;
}

/** The table itself. News brings only the fields that have changed. */
export interface Table {
  code: string;
  game: string;
  options: Record<string, Scalar>;
  phase: string;
  seats: Seat[];
  mine: number[];
  kept: number[];
  host: boolean;
  clock: Clock | null;
  deadlines: Record<string, number>;
  hints: boolean;
  drafts: boolean;
  looks_back: number;
  let_bot_after: number | null;
  waiting: number[];
  watching: number;
  commit: string | null;
  rematch: string | null;
  rematch_by: number | null;
  result: Result | null;
}

export interface LogNews {
  add: LogLine[];
  keep: [number, number][];
}

/** What one seat (or a spectator, "-1") sees: the fields that have changed. */
export interface SeatNews {
  ply?: number;
  cursor?: number;
  view?: View;
  choices?: Step[];
  log?: LogNews;
}

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface ChatNews {
  add: ChatLine[];
}

export interface News {
  type: string;
  table?: Partial<Table>;
  eyes?: Record<string, SeatNews>;
  chat?: ChatNews;
}

export interface Me {
  name: string | null;
  note?: string | null;
}

export interface NewCode {
  code: string;
  link: string;
  expires: number;
}

export interface Clock {
  seconds: number;
}

export interface SeatSetup {
  kind: string;
  name?: string | null;
  bot?: string | null;
}

export interface NewTable {
  game: string;
  seats: SeatSetup[];
  options?: Record<string, Scalar>;
  clock?: Clock | null;
  hints?: boolean;
}

export interface TableCode {
  code: string;
}

export interface Moves {
  id: string;
  seat: number;
  ply: number;
  moves: string[];
}

export interface Draft {
  seat: number;
  ply: number;
  moves: string[];
}

export interface Done {
  ply: number;
}

export interface Trial {
  view: View;
  choices: Step[];
  open: boolean;
}

export interface OptionOf {
  name: string;
  default: Scalar;
  values: Scalar[];
  help: string;
}

export interface BotOf {
  name: string;
  says: string;
}

export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  players: number[];
  memory: boolean;
  ready: boolean;
  options: OptionOf[];
  bots: BotOf[];
}

export interface SeatRow {
  name: string;
  kind: string;
  standing_in?: boolean;
}

export interface TableRow {
  code: string;
  game: string;
  phase: string;
  seats: SeatRow[];
  mine: number[];
  waiting: number[];
  your_turn: boolean;
  changed: number;
  options: Record<string, Scalar>;
  result?: Record<string, any>[] | null;
}

export interface Hint {
  move: string;
  worth: number;
  why: string;
}

export interface ReplayStep {
  ply: number;
  plies: number;
  step: Step | null;
  view: View;
}
