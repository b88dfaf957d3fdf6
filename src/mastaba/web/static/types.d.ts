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

  /** A sentence or the name of a thing, in any language: docs/api.md. */
  interface Message {
    id: string;
    args: Record<string, any>;
  }

  /** What a seat may see of the game. Every game adds fields of its own. */
  interface View {
    status: Message | string;
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
    what: Message | string;
    value: number;
  }

  interface Result {
    tie_breaks: TieBreak[][];
    [field: string]: any;
  }

  /** A guided first game: what the player is asked to play, and the seed of its fixed deal. */
  interface Lesson {
    moves: string[];
    seed: string;
  }

  /** The moment of a finished game that a table plays on from. */
  interface Origin {
    table: string;
    ply: number;
    hidden: string;
    seat: number | null;
  }

  /** A spectator, as the host is told. */
  interface Watcher {
    id: string;
    name: string;
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
    lesson: Lesson | null;
    origin: Origin | null;
    brought: boolean;
    drafts: boolean;
    looks_back: number;
    let_bot_after: number | null;
    waiting: number[];
    watching: number;
    closed: boolean;
    muted: boolean;
    watchers?: Watcher[];
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
    made?: number | null;
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
    message?: Message | null;
  }

  interface DeviceCode {
    code: string;
    link: string;
    expires: number;
  }

  interface NetworkRequest {
    open: boolean;
  }

  interface NetworkInfo {
    may_change: boolean;
    open: boolean;
    address: string;
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
    short_code?: boolean;
  }

  interface CloseRequest {
    closed: boolean;
  }

  interface MuteRequest {
    muted: boolean;
  }

  interface RemoveRequest {
    seat?: number | null;
    visitor?: string | null;
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

  interface HintInfo {
    move: string;
    worth: number;
    why: Message | string;
  }

  // On the socket: a question and its answer have the same id.

  interface Ping {
    type: string;
  }

  interface MoveMessage extends MoveRequest {
    type: string;
  }

  interface PreviewMessage extends PreviewRequest {
    type: string;
    id: string;
  }

  interface HintMessage {
    type: string;
    id: string;
    seat: number;
    ply: number;
  }

  interface MovedMessage extends MoveResult {
    type: string;
    id: string;
  }

  interface PreviewedMessage extends Preview {
    type: string;
    id: string;
  }

  interface HintsMessage {
    type: string;
    id: string;
    hints: HintInfo[];
  }

  /** What was asked was not done; status is that of the answer to a POST. */
  interface RefusedMessage {
    type: string;
    id: string;
    status: number;
    error: string;
    rule?: string | null;
    message?: Message | null;
  }

  interface OptionInfo {
    name: string;
    default: Scalar;
    values: Scalar[];
    help: Message | string;
  }

  interface BotInfo {
    name: string;
    says: string;
    names: string[];
  }

  interface GameInfo {
    name: string;
    title: string;
    summary: Message | string;
    players: number[];
    memory: boolean;
    compiled: boolean;
    lesson: boolean;
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
    progress?: Message | string;
  }

  interface AttemptRequest {
    move: string;
  }

  /** A measured value and its standard error. */
  interface Figure {
    value: number;
    error: number;
  }

  interface ReviewLine {
    move: string;
    points: number;
    chance: number;
    why: Message | string;
  }

  interface Decision {
    ply: number;
    seat: number;
    move: string;
    lines: ReviewLine[];
    points: Figure;
    chance: Figure;
    lost: number;
    stake: number;
    verdict: string;
    then: any[];
  }

  interface Account {
    start: number;
    luck: number;
    choices: number[];
    error: number;
    quarters: number[];
  }

  /** In a game of memory: a turn in which something was sought. */
  interface Search {
    ply: number;
    seat: number;
    sought: string;
    points: number;
    steps: number;
    found: boolean;
    needed: number | null;
    seen_by: number | null;
    seen_step: number;
    confusions: number;
    map: [string, string | null, number][];
  }

  interface Headline {
    you: Message | string;
    text: Message | string;
    [field: string]: any;
  }

  interface SeatReview {
    name: string;
    rank: number;
    total: number;
    accuracy: number;
    account: Account | null;
    odds: Account | null;
    decisions: Decision[];
    searches: Search[];
    headline: Headline | null;
  }

  interface GraphPoint {
    ply: number;
    chances: number[];
  }

  /** A step that turned the game, of a seat or of chance (null): the seat whose winning chance rose most. */
  interface Turn {
    ply: number;
    by: number | null;
    move: string;
    seat: number;
    chance: number;
  }

  /** What is known of a review by now. */
  interface Review {
    seats: SeatReview[];
    graph: GraphPoint[];
    turns: Turn[];
    stage: string;
    share: number;
    scored: boolean;
    [field: string]: any;
  }

  interface ReviewSoFar {
    review: Review | null;
  }

  interface LineStep {
    step: Step;
    view: View;
  }

  interface Moment {
    ply: number;
    seat: number;
    view: View;
    choices: Step[];
    decision: Decision | null;
    line: LineStep[];
    search: Search | null;
  }

  interface Attempt {
    move: string;
    verdict: string;
    points: Figure;
    chance: Figure;
    gain: number;
  }

  interface PuzzleName {
    id: string;
    grade: number;
  }

  interface PuzzleInfo {
    id: string;
    game: string;
    grade: number;
    seat: number;
    seats: number;
    view: View;
    choices: Step[];
    log: Step[];
    sought: string;
    needed: number;
    watch: LineStep[];
  }

  interface PuzzleAnswer {
    over: boolean;
    right: boolean;
    solution: string;
    chance: number;
    view: View;
    choices: Step[];
  }

  interface ReplayStep {
    ply: number;
    plies: number;
    step: Step | null;
    view: View;
  }
}

/** What happens to a field of a form. */
type FieldEvent = Event & { target: HTMLInputElement };
