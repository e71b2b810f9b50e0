// What a client and the side that runs the rules say to each other. The worker in a browser answers today; a server far away will
// answer the same. Everything that crosses is plain data, and of a game it is only ever what the client's own seats may know.
import type {
  Action,
  ArgType,
  AskedChoices,
  FlagInfo,
  GameAbout,
  Guide,
  Json,
  Kind,
  OnlyWith,
  OptionInfo,
  Overlay,
  PanelBlock,
  PanelSlot,
  Refused,
  RuleRow,
  ScenarioAbout,
  SeenEvent,
  SeenRefusal,
  Side,
  SideInfo,
  StandingOrder,
  UndoBarred,
  View,
} from '@rasputitsa/kernel';
import type { Style } from '@rasputitsa/bots';
import type { Line } from '@rasputitsa/kernel/telling';
import type { CoachLevel, SaidHint, SaidTurn } from './coach-types.ts';
import type { LuckRow, Report } from './report-types.ts';
import type { When } from './when.ts';

export type { Guide, GuideStep } from '@rasputitsa/kernel';
export type { CoachLevel, SaidHint, SaidTurn } from './coach-types.ts';
export type { LuckRow } from './report-types.ts';

// What there is

/** A game in the shop window. */
export interface GameCard {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly about?: GameAbout;
  /** Some games have a map but no rules yet. */
  readonly playable: boolean;
}

/** A game described: all the page knows of it. */
export interface GameProfile {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly about?: GameAbout;
  readonly fog: boolean;
  readonly sides: readonly SideInfo[];
  readonly kinds: Readonly<Record<string, Kind>>;
  readonly flags: readonly FlagInfo[];
  readonly onlyWith?: OnlyWith;
  /** hits: strength is told by the hits taken. */
  readonly strength?: 'hits';
  readonly tracks: Readonly<
    Record<string, { title: string; rule?: string; min?: number; max?: number; values?: readonly string[] }>
  >;
  readonly layers: Readonly<
    Record<string, { title: string; values: readonly string[]; holds?: true; drawn?: 'works' }>
  >;
  readonly marks: Readonly<
    Record<string, { readonly title: string; readonly values?: readonly string[]; readonly drawn?: 'works' }>
  >;
  readonly options: readonly OptionInfo[];
  /** Sides can be bid for in points. */
  readonly bids?: true;
  /** By side: what it can be divided into among several players. */
  readonly commands?: readonly (readonly { readonly id: string; readonly title: string }[])[];
  readonly scenarios: readonly ScenarioProfile[];
  /** Labels of all places: hexes first, then boxes. */
  readonly labels: readonly string[];
  /** Places that are called otherwise in sentences than by their label: `Smolensk T17`. */
  readonly called?: Readonly<Record<number, string>>;
  readonly hexes: number;
  readonly names: readonly { readonly name: string; readonly at: number; readonly kind: string }[];
  /** Words for terrain, and which of them each hex has. */
  readonly terrains: readonly string[];
  readonly terrain: readonly number[];
  readonly verbs: Readonly<Record<string, VerbProfile>>;
  readonly overlays: readonly {
    readonly id: string;
    readonly title: string;
    readonly rule?: string;
    /** Spectators see it too. */
    readonly open?: true;
  }[];
  readonly panels: readonly {
    readonly id: string;
    readonly title: string;
    readonly rule?: string;
    readonly slot: PanelSlot;
  }[];
  readonly orders: readonly {
    readonly id: string;
    /** The decision it answers. */
    readonly node: string;
    readonly title: string;
    readonly rule: string;
    readonly params: Readonly<Record<string, ArgType>>;
    readonly choices?: Readonly<Record<string, readonly string[]>>;
  }[];
  readonly sequence: Outline;
  readonly opponents: readonly {
    readonly id: string;
    readonly title: string;
    /** Its characters, where it has any but the usual one. */
    readonly styles?: readonly Style[];
  }[];
  /** hint: it has advice to give. review: it can judge positions too. */
  readonly coach?: 'hint' | 'review';
  readonly hasTutorial: boolean;
  /** Ranges of enemy stacks can be asked for: the overlay `threat:<hex>`. */
  readonly hasThreats: boolean;
  /** The supply of one place can be asked for: the overlay `trace:<hex>`. */
  readonly hasTraces: boolean;
  /** It can be asked what a planned attack would come to. */
  readonly hasForecasts: boolean;
  /** What players may exchange for their own; reconstructed ones are marked wherever they are shown. */
  readonly charts: readonly ChartProfile[];
}
export interface ChartProfile {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  readonly source: 'printed' | 'reconstructed';
  readonly note?: string;
}
export interface ScenarioProfile {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  readonly summary: string;
  readonly about?: ScenarioAbout;
  readonly options: Readonly<Record<string, Json>>;
}
export interface VerbProfile {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  readonly args: readonly { readonly name: string; readonly type: ArgType; readonly title: string }[];
}
/** The sequence of play. */
export interface Outline {
  readonly id: string;
  readonly title: string;
  readonly rule?: string;
  readonly kind: 'steps' | 'auto' | 'process' | 'decision';
  readonly steps?: readonly Outline[];
}
/** All rules of a game in our wording, and the cases that show each. */
export interface Rulebook {
  readonly rules: readonly RuleRow[];
  /** By rule id. */
  readonly cases: Readonly<Record<string, readonly { readonly file: string; readonly caption: string }[]>>;
}

// Tables: games in progress

/** How an opponent plays: by one of the characters the game knows, or by one that the table draws and does not tell before the end. */
export type ChairStyle = Style | 'surprise';
export interface BotChair {
  /** The id of an opponent. */
  readonly bot: string;
  /** As usual when not said. */
  readonly style?: ChairStyle;
  /** What a surprise was: told when the game is over. */
  readonly was?: Style;
}
/** person: somebody at this screen. */
export type Chair = 'person' | BotChair;
/** Points that count for a side at the end, beside those of the rules. */
export interface Handicap {
  readonly side: Side;
  readonly points: number;
}

export interface NewGame {
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly chairs: readonly Chair[];
  /** Only in games that count points (`GameProfile.bids`). */
  readonly handicap?: Handicap;
  /** Both sides open, anything can be taken back. */
  readonly sandbox?: boolean;
  /** The players' own charts: a file of YAML (docs/formats.md). */
  readonly charts?: { readonly name: string; readonly text: string };
  /** For tests and repeats, and from a client only for sandbox games; drawn at random otherwise. */
  readonly seed?: number;
}

/** What a line that is being tried was begun from, and what it has come to. */
export interface LineInfo {
  /** The game it belongs to. */
  readonly of: string;
  readonly side: Side;
  /** Where that game stood. */
  readonly from: string;
  /** Steps of each side that are in play: when it was begun. */
  readonly strength: readonly number[];
  /** What its side does not know stays hidden. */
  readonly veiled?: true;
}
export interface LineNow extends LineInfo {
  readonly now: readonly number[];
  /** How the game stands there, where it says so in a line. */
  readonly score: string;
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly chairs: readonly Chair[];
  readonly sandbox: boolean;
  /** Given before the game, or by what was bid for the other side. */
  readonly handicap?: Handicap;
  /** A line somebody tries beside a game. */
  readonly line?: LineNow;
  /** The title of the players' own charts, where it is played with them. */
  readonly charts?: string;
  /** play: kept and saved. case: a rule shown. tutorial: guided. replay: looked back at. Only play is kept;
   * the others are made again from their id. */
  readonly kind: 'play' | 'case' | 'tutorial' | 'replay';
  /** What the game stands at, for the list: `July 1941, German movement`. */
  readonly standing: string;
  readonly entries: number;
  /** Who has to decide. */
  readonly owing?: readonly Side[];
  readonly over: string | null;
  /** The dice of the last action wait for links of these sides. */
  readonly waits?: { readonly sides: readonly Side[]; readonly since: number };
  /** Milliseconds since 1970. */
  readonly changed: number;
}
/** For a seat to keep: it holds the server to the game as it was when this seat was told this much of it, and says nothing else. */
export interface Mark {
  readonly version: number;
  readonly mark: string;
  /** The server's public key, and its signature (`markText`). */
  readonly key: string;
  readonly sig: string;
}

/** Through whose eyes a seat looks at its table. */
export type TableViewer = Side | 'spectator';

export interface LogLine extends Line {
  readonly n: number;
  /** Of headings: calendar and weather. */
  readonly when?: When;
}

export interface OfferInfo {
  readonly verb: string;
  readonly title: string;
  readonly rule?: string;
  readonly args: readonly { readonly name: string; readonly type: ArgType }[];
  readonly refusal?: SeenRefusal;
}

/** How things stand for one seat. Sent whole after every change: small, and never out of step. */
export interface Standing {
  readonly table: TableInfo;
  /** The handle of the seat this is for; its questions and actions name it. */
  readonly seat: string;
  readonly viewer: TableViewer;
  /** Grows with everything this seat was told; sent back with an action. */
  readonly version: number;
  readonly view: View;
  readonly offers: readonly OfferInfo[];
  /** For each verb on offer, the legal values of its first argument. */
  readonly starts: Readonly<Record<string, AskedChoices | Refused>>;
  readonly canUndo: boolean;
  /** Why nothing can be undone; null when something can, and for those who do not play. */
  readonly undoBarred: UndoBarred | null;
  readonly canRedo: boolean;
  /** What undo would take back, in words. */
  readonly undoes: readonly string[];
  /** What was told since the standing before, batch by batch, to be shown in motion. */
  readonly batches: readonly (readonly SeenEvent[])[];
  /** New lines of the log; `from` is the number of the first. A `from` of 0 replaces all. */
  readonly log: { readonly from: number; readonly lines: readonly LogLine[] };
  /** Another person at this screen must answer next: hand over. */
  readonly handOver: Side | null;
  /** A computer is at it. */
  readonly thinking: boolean;
  /** Another window plays this game: here it is only followed. */
  readonly elsewhere: boolean;
  /** Where a case or tutorial is: see guide.ts. */
  readonly guide: Guide | null;
  /** A standing order that this seat has answered by hand twice; null: none. */
  readonly proposes: StandingOrder | null;
  /** At tables where nobody has to trust the server. */
  readonly mark?: Mark;
}

/** Every legal continuation for what is selected: one entry a verb. */
export interface Target {
  readonly verb: string;
  readonly title: string;
  readonly given: Readonly<Record<string, Json>>;
  readonly asked: AskedChoices;
  /** These cannot go together, but one by one; `given` names the first of them. */
  readonly apart?: true;
}

/** Of several actions all are done or none; `stand`: so many of them were done and cannot be taken back any more. */
export type Done =
  /** waits: it stands, and is carried out when the links for its dice are there. */
  | { readonly ok: true; readonly waits?: true }
  | { readonly ok: false; readonly refusal: SeenRefusal; readonly stand?: number };

/** Something went wrong that no rule foresees. Nothing is lost unless it says so. */
export interface Trouble {
  /** seat: nobody sits there for this connection; it can be taken again. */
  readonly kind: 'rules' | 'storage' | 'file' | 'worker' | 'call' | 'seat';
  readonly what: string;
  readonly why: string;
  readonly todo: string;
  readonly table?: string;
}

export type News =
  | { readonly kind: 'standing'; readonly standing: Standing }
  | { readonly kind: 'tables'; readonly tables: readonly TableInfo[] }
  | { readonly kind: 'trouble'; readonly trouble: Trouble }
  /** How much of what a computer thinks about its next decision is done: 0 to 1. */
  | { readonly kind: 'thinking'; readonly table: string; readonly share: number }
  /** How much of a hint or a review is done: 0 to 1. */
  | { readonly kind: 'coaching'; readonly seat: string; readonly share: number }
  /** Games of which something is not stored, each with the reason; none when all is stored again. */
  | { readonly kind: 'unsaved'; readonly unsaved: readonly Trouble[] };

/** What a client may ask. Which calls there are and what their arguments look like is checked in methods.ts. */
export interface Host {
  games(): Promise<readonly GameCard[]>;
  /** With a table: as it is played there, with the players' own charts. */
  profile(game: string, table?: string): Promise<GameProfile>;
  /** The charts of a game that can be exchanged, as a file to fill in. */
  charts(game: string): Promise<TextFile>;
  /** Reads such a file; what is wrong with it is a failure with the line and what was expected. */
  readCharts(game: string, text: string, name: string): Promise<ReadCharts>;
  rulebook(game: string): Promise<Rulebook>;

  tables(): Promise<readonly TableInfo[]>;
  create(spec: NewGame): Promise<TableInfo>;
  openCase(game: string, file: string): Promise<TableInfo>;
  openTutorial(game: string): Promise<TableInfo>;
  /** Looks back at a table, from what the one who sits down knew; at the end of a game also from the other side. */
  openReplay(table: string): Promise<TableInfo>;
  /** A sandbox beside the game, begun from what this seat knows. */
  tryLine(seat: string): Promise<TableInfo>;
  /** A saved game, a position or a set-up; a set-up is meant for the seat named. */
  importFile(text: string, name: string, seat?: string): Promise<TableInfo>;
  /** What is wrong with a position that is being written; empty when it can be played. */
  checkPosition(text: string): Promise<readonly PositionFaultInfo[]>;
  /** What the seat knows; the whole game with all its secrets only for its owner. */
  exportFile(seat: string, what: FileKind): Promise<TextFile>;
  /** Checks a game that is over, from its file: dice, records, rules, signatures, and what a browser remembers of it. */
  checkGame(text: string, kept?: KeptTrust): Promise<Checked>;
  remove(table: string): Promise<void>;

  /** Sits down at a table, or with a seat of one's own in another chair of the same table: standings for it come from now
   * on. A handle not in use may be chosen, so that a seat goes by the same name after a new start. */
  sit(table: string, viewer: TableViewer, seat?: string): Promise<Standing>;
  leave(seat: string): Promise<void>;

  choices(seat: string, verb: string, given: Readonly<Record<string, unknown>>): Promise<AskedChoices | Refused>;
  /** What can be done with these pieces (all of them alike), or at this place. */
  targets(
    seat: string,
    what: { readonly pieces: readonly number[] } | { readonly place: number },
  ): Promise<readonly Target[]>;
  whyNot(seat: string, action: Action): Promise<SeenRefusal | null>;
  /** Which of these actions, done one after the other, would be refused, and why; as far as this seat can know. */
  plan(seat: string, actions: readonly Action[]): Promise<readonly (SeenRefusal | null)[]>;
  /** Answered once it is stored. What was done but could not be stored fails with the reason: it stands, and is tried again.
   * A call with an id is done once, however often it arrives: who lost the answer on the way asks again. */
  act(seat: string, actions: readonly Action[], version: number, id?: string): Promise<Done>;
  undo(seat: string, id?: string): Promise<Done>;
  redo(seat: string, id?: string): Promise<Done>;
  /** The computers at this table, and a hint that is being thought of, take no longer than they have; what computers do is an action like
   * any other. */
  hurry(seat: string): Promise<void>;
  order(seat: string, orders: readonly StandingOrder[], id?: string): Promise<Done>;
  /** This side gives up: the game is over. */
  resign(seat: string, id?: string): Promise<Done>;

  /** Tries once more to store what could not be stored. */
  keep(seat: string): Promise<void>;
  /** Asks the window that plays this game to let this one play. */
  playHere(seat: string): Promise<void>;

  overlay(seat: string, id: string): Promise<SaidOverlay>;
  panel(seat: string, id: string): Promise<readonly PanelBlock<string>[]>;
  /** What an attack by these pieces on a place would come to, wherever they are now; as far as this seat can know. */
  forecast(seat: string, pieces: readonly number[], target: number): Promise<readonly PanelBlock<string>[]>;
  luck(seat: string): Promise<readonly LuckRow[]>;
  /** The game so far, turn by turn, as this seat was told it; as both sides were once it is over. */
  report(seat: string): Promise<Report>;
  /** What the staff would do in this seat's place, from what this seat knows, and with as much thought as a computer of that level takes
   * (veteran); null when there is nothing to decide, nothing to say, or the
   * game has gone on meanwhile. */
  hint(seat: string, level?: CoachLevel): Promise<SaidHint | null>;
  /** Where a game that is over was decided, turn by turn; nothing where the game cannot judge positions, or the seat is left. */
  review(seat: string): Promise<readonly SaidTurn[]>;
  /** What this seat was told since a version it had, as far back as it is at hand. */
  told(seat: string, since: number): Promise<readonly (readonly SeenEvent[])[]>;

  /** Replay: where its phases begin. Nothing at other tables. */
  contents(seat: string): Promise<readonly Chapter[]>;
  /** Replay: goes to the point after n entries. Case, tutorial: goes on by one step, or back to the beginning with 0. */
  goto(seat: string, at: number): Promise<Standing>;
  listen(hear: (news: News) => void): () => void;
}

/** A phase of a game that is looked back at: the step it begins with, and the version the viewer had then. */
export interface Chapter {
  readonly at: number;
  readonly version: number;
  readonly text: string;
}

/** What was checked of a game, in words. */
export interface Checked {
  /** Nothing speaks against it, and all of it could be checked. */
  readonly ok: boolean;
  readonly entries: number;
  readonly rolls: number;
  readonly checked: readonly string[];
  readonly problems: readonly string[];
  /** What could not be checked, and why: nobody's fault. */
  readonly notes: readonly string[];
  /** What should be known although nothing is wrong with it. */
  readonly remarks: readonly string[];
}
/** What a browser remembers of a table on a server. */
export interface KeptTrust {
  /** What the chains are bound to, and what the server has published: the same for the whole game. */
  readonly id?: string;
  readonly commitment?: string;
  /** The public key of the server. */
  readonly key?: string;
  /** The ends of its own chains. */
  readonly heads?: { readonly side: Side; readonly live: string; readonly away: string };
  /** The actions for which links were given: number and claim, the last ones. */
  readonly claims: readonly (readonly [number, string])[];
  /** What was to be kept of the game as it was told: viewer, version, mark, signature; the last ones. */
  readonly marks: readonly (readonly [TableViewer, number, string, string])[];
}

/** What a file of charts would change. */
export interface ReadCharts {
  readonly title: string;
  readonly note?: string;
  /** Titles of the charts that differ from the game's own. */
  readonly changed: readonly string[];
}

export interface PositionFaultInfo {
  readonly text: string;
  readonly rule?: string;
  readonly places: readonly number[];
}
export type FileKind = 'game' | 'position' | 'log' | 'set-up';
export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** An overlay with its notes in words. */
export interface SaidOverlay extends Omit<Overlay, 'notes'> {
  readonly notes?: readonly { readonly at: number; readonly rule: string; readonly text: string }[];
}
