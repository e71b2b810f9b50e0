// What a page and a server say to each other beyond the calls of a host: making a table, inviting, sitting down, talking.
// A chair is held by a key: whoever has it plays that side. The server keeps only its hash.
import type { BotChair, LinkAsk, LinkGift, NewGame, TableInfo } from '@rasputitsa/host';
import type { ClockSpec, ClockState } from './clock.ts';
import type { Vacations } from './vacations.ts';
import type { Bid, Json, Side } from '@rasputitsa/kernel';

/** The ends of somebody's chains of dice, published when they sit down. */
export interface Heads {
  readonly live: string;
  readonly away: string;
}
/** What both have to agree on. */
export const OFFERS = ['draw', 'adjourn', 'takeBack'] as const;
export type OfferKind = (typeof OFFERS)[number];
export type Offers = Partial<Readonly<Record<OfferKind, Side>>>;

/** What a key opens. */
export type Role = 'player' | 'spectator' | 'invited';

/** me: who makes the table. friend: whoever is given the link. */
export type FarChair = 'me' | 'friend' | Pick<BotChair, 'bot' | 'style'>;

export interface FarGame {
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly charts?: NonNullable<NewGame['charts']>;
  readonly chairs: readonly FarChair[];
  /** By side: how many people play it; without it, one each. The first to sit down on a side commands it. */
  readonly players?: readonly number[];
  /** random: the people at the table are given their sides by lot when it is made. bid: two players bid for them when both are there. */
  readonly sides: 'chosen' | 'random' | 'bid';
  /** How the one who makes it is called there. */
  readonly name: string;
  /** Anybody may find it and sit down. */
  readonly listed: boolean;
  /** Nobody is hurried without one. */
  readonly clock?: ClockSpec;
  /** Who is silent for so many milliseconds may be declared to have left. */
  readonly silence?: number;
  /** So many milliseconds each side may be away in all: no clock runs for it then. */
  readonly vacation?: number;
  /** So many milliseconds behind is what spectators are shown, and what they hear. */
  readonly delay?: number;
}

/** A table as its key shows it. */
export interface FarTable {
  readonly info: TableInfo;
  readonly role: Role;
  /** The side this key plays; null for those who watch or have not sat down. */
  readonly side: Side | null;
  /** Who sits in each chair; null where nobody does yet. */
  readonly names: readonly (string | null)[];
  /** Which of the players of its side this key is. */
  readonly chair: number;
  /** By side: who else plays it, null where a chair is free. Empty where everybody plays alone. */
  readonly mates: readonly (readonly (string | null)[])[];
  /** By side: which of its players commands it. */
  readonly commanders: readonly number[];
  /** What the commander of this key's side has shared out: by command, the chair. */
  readonly division: Readonly<Record<string, number>>;
  /** Sides on which people can still sit down. */
  readonly free: readonly Side[];
  readonly listed: boolean;
  /** The set-up is dealt when everybody sits; before that there is only what was agreed. */
  readonly begun: boolean;
  readonly maker: Side;
  readonly options: Readonly<Record<string, Json>>;
  readonly clock: { readonly spec: ClockSpec; readonly state: ClockState } | null;
  readonly silence: number | null;
  /** What each side has left of its vacations, and since when it is away. */
  readonly vacations: Vacations | null;
  /** So many milliseconds behind is what those are shown who do not play; for them nothing here moves meanwhile. */
  readonly delay: number | null;
  /** Before the game, where sides are bid for: by chair, whether a bid was given. Nobody sees what. */
  readonly bidding: readonly boolean[] | null;
  /** What was given for a side. */
  readonly bid: Bid | null;
  /** Both have agreed to stop for now: no clock runs. */
  readonly adjourned: boolean;
  /** When they last went on after that. */
  readonly resumed: number | null;
  /** Who has offered what and was not answered yet; for players. */
  readonly offers: Offers;
  /** What the offer to take back would undo, in the words of this side's log. */
  readonly back: readonly string[];
  /** Another game with sides changed: who asks for it, and the door to it. */
  readonly rematch: Rematch | null;
}
export interface Rematch {
  readonly by: Side;
  /** Which of the players of that side asks; the first where it is not said. */
  readonly chair?: number;
  readonly door: string;
}

/** Where a browser wants to be told, as it names the place itself (Push API). */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A chair that was taken: the key is the only way back to it. */
export interface Taken {
  readonly table: string;
  readonly key: string;
  readonly side: Side;
  /** For a friend: lets whoever has it take a free chair. */
  readonly invite: string;
  /** For those who want to watch. */
  readonly watch: string;
}

export interface Said {
  readonly n: number;
  readonly from: string;
  /** null: to everybody at the table. */
  readonly to: Side | null;
  readonly text: string;
  readonly at: number;
}

/** How things are between us and the server, beside what a host tells. */
export type FarNews =
  | { readonly kind: 'far'; readonly table: FarTable }
  /** The table was closed before the game began. */
  | { readonly kind: 'closed'; readonly table: string }
  | { readonly kind: 'link'; readonly ask: LinkAsk }
  /** Found by the page itself: what the server says does not go on from what it said before. */
  | { readonly kind: 'distrust'; readonly table: string; readonly why: Distrust }
  | { readonly kind: 'said'; readonly table: string; readonly said: Said };

export type Distrust =
  | 'other game'
  | 'other action'
  | 'older roll'
  | 'other history'
  | 'older history'
  | 'other server';

/** The calls of the desk: where tables are made and chairs are given out. */
export interface Desk {
  /** The key is the caller's own choice: who did not hear the answer asks again with the same one, and gets the same table. */
  makeTable(spec: FarGame, key: string, heads: Heads): Promise<Taken>;
  /** Opens these doors for this connection; says what each leads to. null: it opens nothing (any more). */
  show(keys: readonly string[]): Promise<readonly (FarTable | null)[]>;
  /** Takes a free chair; the door is a key, or the id of a table that is open to all. */
  takeChair(door: string, side: Side, name: string, key: string, heads: Heads): Promise<Taken>;
  /** Gets up before the game has begun; with its maker, the table goes. */
  leaveChair(key: string): Promise<void>;
  /** Tables anybody may join, newest first. Their ids are doors. */
  openTables(): Promise<readonly FarTable[]>;
  /** Offers something, or accepts what was offered; `no` takes it back, declines it, or ends it. */
  offer(key: string, what: OfferKind, how: 'yes' | 'no'): Promise<void>;
  /** The other has been silent for as long as was agreed: the game is over. */
  claim(key: string): Promise<void>;
  /** Bids for a side, before the game; once. */
  bid(key: string, side: Side, points: number): Promise<void>;
  /** Goes away for a while, or comes back. */
  vacation(key: string, how: 'away' | 'back'): Promise<void>;
  /** The commander of a side shares out its commands among its players. */
  divide(key: string, commands: Readonly<Record<string, number>>): Promise<void>;
  /** The commander of a side lets another of its players command. */
  command(key: string, chair: number): Promise<void>;
  /** The same game with sides changed; a chair there is taken with a key of the caller's own choice. */
  rematch(key: string, fresh: string, heads: Heads): Promise<Taken>;
  /** Gives links of this side's chains for the dice; answers what is still asked for. */
  links(table: string, side: Side, gift: LinkGift): Promise<LinkAsk | null>;
  /** A box hears of these chairs, and of no others: its feed lists them. The key of the box is the caller's own choice.
   * Answers what browsers subscribe with for notices; null: this server sends none. */
  follow(box: string, keys: readonly string[]): Promise<string | null>;
  /** Where the browser of a box is reached; null: nowhere any more. */
  notify(box: string, at: Subscription | null): Promise<void>;
  say(key: string, text: string, to: 'table' | 'side'): Promise<void>;
  saidSince(key: string, n: number): Promise<readonly Said[]>;
}

export const DESK_METHODS = [
  'makeTable',
  'show',
  'takeChair',
  'leaveChair',
  'openTables',
  'offer',
  'claim',
  'bid',
  'vacation',
  'divide',
  'command',
  'rematch',
  'links',
  'follow',
  'notify',
  'say',
  'saidSince',
] as const;
export type DeskMethod = (typeof DESK_METHODS)[number];

/** The calls of a host that a server answers. Tutorials, cases, lists and files of one's own stay in the player's browser. */
export const FAR_METHODS = [
  'profile',
  'openReplay',
  'exportFile',
  'sit',
  'leave',
  'choices',
  'targets',
  'whyNot',
  'plan',
  'act',
  'undo',
  'redo',
  'order',
  'resign',
  'overlay',
  'panel',
  'luck',
  'report',
  'told',
  'contents',
  'goto',
] as const;
export type FarMethod = (typeof FAR_METHODS)[number];
/** Those that change something, and so carry an id. */
export const DEEDS: ReadonlySet<string> = new Set(['act', 'undo', 'redo', 'order', 'resign'] satisfies FarMethod[]);

/** Tables of a server are told from those of the browser by their ids. */
const FAR = 'far-';
export function farId(fresh: string): string {
  return `${FAR}${fresh}`;
}
export function isFar(table: string): boolean {
  return table.startsWith(FAR) || table.startsWith(`replay:${FAR}`);
}

/** Where the sockets go, on the server that gave the page. */
export const SOCKET_PATH = '/table';
