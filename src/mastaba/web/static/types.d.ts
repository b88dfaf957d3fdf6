// What the server sends and takes, as the page sees it. tools/wire_types.py checks this file against the
// server's own definitions (web/schemas.py, table/news.py): run `make check` after changing either.

declare namespace Wire {
  type Scalar = boolean | number | string | null;

  /**
   * A move or a step of chance as the log, the record and the choices write it.
   * Its other fields depend on the game.
   */
  interface Step {
    move: string;
    do: string;
    by?: number | "chance";
    ply?: number;
    [field: string]: any;
  }

  /** A line of the log: a step, and the number it has for whoever reads it. */
  interface LogLine extends Step {
    ply: number;
  }

  /** What a seat may see of the game. Every game adds fields of its own. */
  interface View {
    status: string;
    [field: string]: any;
  }

  interface Seat {
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

  interface TieBreak {
    what: string;
    value: number;
  }

  interface Result {
    tie_breaks: TieBreak[][];
    [field: string]: any;
  }

  /** The table itself. News brings only the fields that have changed. */
  interface Table {
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

  interface LogNews {
    add: LogLine[];
    keep: [number, number][];
  }

  /** What one seat (or a spectator, "-1") sees: the fields that have changed. */
  interface SeatNews {
    ply?: number;
    cursor?: number;
    view?: View;
    choices?: Step[];
    log?: LogNews;
  }

  interface ChatLine {
    number: number;
    seat: number | null;
    name: string;
    text: string;
    at: number;
  }

  interface ChatNews {
    add: ChatLine[];
  }

  interface News {
    type: string;
    table?: Partial<Table>;
    eyes?: Record<string, SeatNews>;
    chat?: ChatNews;
  }

  interface Me {
    name: string | null;
    note?: string | null;
  }

  interface DeviceCode {
    code: string;
    link: string;
    expires: number;
  }

  interface Clock {
    seconds: number;
  }

  interface SeatSetup {
    kind: string;
    name?: string | null;
    bot?: string | null;
  }

  interface TableRequest {
    game: string;
    seats: SeatSetup[];
    options?: Record<string, Scalar>;
    clock?: Clock | null;
    hints?: boolean;
  }

  interface TableCode {
    code: string;
  }

  interface MoveRequest {
    id: string;
    seat: number;
    ply: number;
    moves: string[];
  }

  interface PreviewRequest {
    seat: number;
    ply: number;
    moves: string[];
  }

  interface MoveResult {
    ply: number;
  }

  interface Preview {
    view: View;
    choices: Step[];
    open: boolean;
  }

  interface OptionInfo {
    name: string;
    default: Scalar;
    values: Scalar[];
    help: string;
  }

  interface BotInfo {
    name: string;
    says: string;
  }

  interface GameInfo {
    name: string;
    title: string;
    summary: string;
    players: number[];
    memory: boolean;
    ready: boolean;
    options: OptionInfo[];
    bots: BotInfo[];
  }

  interface SeatRow {
    name: string;
    kind: string;
    standing_in?: boolean;
  }

  interface TableRow {
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

  interface HintInfo {
    move: string;
    worth: number;
    why: string;
  }

  interface ReplayStep {
    ply: number;
    plies: number;
    step: Step | null;
    view: View;
  }
}
