// The chains of a table's dice: what each player has given of theirs, and the deed that waits for more. See docs/online.md.
import {
  type Action,
  CHAIN_LENGTH,
  type ChainedSpec,
  claimOf,
  endText,
  leadsTo,
  markFor,
  markText,
  nearer,
  type NeedsLinks,
  type PersonLink,
  type RollLinks,
  type Side,
  type StandingOrder,
} from '@rasputitsa/kernel';

/** What a player's page is asked for. */
export interface LinkAsk {
  readonly table: string;
  readonly side: Side;
  /** What the chains are bound to, and what was published with them: the same for the whole game. */
  readonly id: string;
  readonly commitment: string;
  /** The link for an action that stands already: the claim names it. null: none is wanted. */
  readonly wants: { readonly n: number; readonly claim: string } | null;
  /** So far links for an absence may be left; 0: there are enough. */
  readonly away: number;
}
export interface GivenLink {
  readonly n: number;
  readonly link: string;
}
export interface LinkGift {
  readonly live?: GivenLink;
  readonly away?: GivenLink;
}

/** What could not be done yet. nothing: the set-up. */
export type WaitingDeed =
  | { readonly actions: readonly Action[] }
  | { readonly orders: readonly StandingOrder[] }
  | { readonly setUp: true };
export interface Waiting {
  readonly side: Side;
  readonly deed: WaitingDeed;
  readonly roll: number;
  readonly n: number;
  readonly claim: string;
  readonly since: number;
  /** One for each chain, as far as they are there. */
  readonly links: readonly (PersonLink | null)[];
  /** So long that everybody should know. */
  readonly slow?: true;
}
interface Person {
  readonly side: Side;
  readonly live: GivenLink;
  /** As far as links were left, and how many of them are used up. */
  readonly away: GivenLink & { readonly used: number };
}
export interface KeptLinks {
  /** Actions with dice so far. */
  readonly n: number;
  readonly people: readonly Person[];
  readonly waiting?: Waiting;
}

/** Actions with dice for which a player leaves links; asked for again when half of them are gone. */
export const STOCK = 64;

export class TableLinks {
  readonly spec: ChainedSpec;
  #n: number;
  #people: readonly Person[];
  #waiting: Waiting | undefined;

  constructor(spec: ChainedSpec, kept?: KeptLinks) {
    this.spec = spec;
    this.#n = kept?.n ?? 0;
    this.#people =
      kept?.people ??
      spec.heads.map(({ side, live, away }) => ({
        side,
        live: { n: 0, link: live },
        away: { n: 0, link: away, used: 0 },
      }));
    this.#waiting = kept?.waiting;
  }
  get kept(): KeptLinks {
    return { n: this.#n, people: this.#people, ...(this.#waiting ? { waiting: this.#waiting } : {}) };
  }
  get waiting(): Waiting | undefined {
    return this.#waiting;
  }
  get #secrets(): { readonly id: string; readonly secret: string } {
    return { id: this.spec.id, secret: this.spec.secret ?? '' };
  }

  // What is given to viewers to keep, and what of it is signed

  markFor(what: { readonly viewer: number; readonly version: number; readonly hash: string }): string {
    return markFor(this.#secrets, what);
  }
  markText(viewer: number, version: number, mark: string): string {
    return markText(this.spec.id, viewer, version, mark);
  }
  endText(hash: string): string {
    return endText(this.spec.id, hash);
  }

  // Waiting

  /** An action stands, and its dice need links. */
  wait(side: Side, deed: WaitingDeed, { roll, claimed }: NeedsLinks): void {
    const n = this.#n + 1;
    const claim = claimOf(this.#secrets, { n, ...claimed });
    this.#waiting = { side, deed, roll, n, claim, since: Date.now(), links: this.#people.map(() => null) };
  }
  /** Whose links are not there yet. */
  missing(): readonly Side[] {
    const links = this.#waiting?.links ?? [];
    return this.#people.flatMap((p, i) => (links[i] === null ? [p.side] : []));
  }
  /** Nobody knows how long: everybody is told. */
  slow(): void {
    if (this.#waiting) this.#waiting = { ...this.#waiting, slow: true };
  }
  /** The game is over: nothing waits any more. */
  drop(): void {
    this.#waiting = undefined;
  }

  askOf(side: Side): LinkAsk | null {
    const person = this.#people.find((p) => p.side === side);
    if (!person) return null;
    const { away } = person;
    const low = away.n - away.used < STOCK / 2 && away.used + STOCK <= CHAIN_LENGTH;
    const w = this.#waiting;
    const wants = w && this.missing().includes(side) ? { n: w.n, claim: w.claim } : null;
    const { table, id, commitment } = this.spec;
    return { table, side, id, commitment, wants, away: low ? away.used + STOCK : 0 };
  }
  /** Takes what a player gives; false when it is not of their chains. What is known already is taken without a word. */
  give(side: Side, { live, away }: LinkGift): boolean {
    const person = this.#people.find((p) => p.side === side);
    if (!person) return false;
    if (away && away.n > person.away.n) {
      const steps = away.n - person.away.n;
      if (away.n > person.away.used + STOCK || !leadsTo(away.link, person.away.link, steps)) return false;
      this.#change(side, { away: { ...person.away, ...away } });
    }
    if (!live || live.n !== this.#waiting?.n || !this.missing().includes(side)) return true;
    if (!leadsTo(live.link, person.live.link, live.n - person.live.n)) return false;
    this.#change(side, { live });
    this.#put(side, { link: live.link });
    return true;
  }
  /** Makes do with a link that was left; false when none is. */
  makeDo(side: Side): boolean {
    const person = this.#people.find((p) => p.side === side);
    if (!person || !this.missing().includes(side)) return false;
    const { n, link, used } = person.away;
    if (used >= n) return false;
    const left = used + 1;
    this.#change(side, { away: { n, link, used: left } });
    this.#put(side, { link: nearer(link, n - left), left });
    return true;
  }
  #change(side: Side, to: Partial<Person>): void {
    this.#people = this.#people.map((p) => (p.side === side ? { ...p, ...to } : p));
  }
  #put(side: Side, link: PersonLink): void {
    const w = this.#waiting;
    if (!w) return;
    this.#waiting = { ...w, links: w.links.map((l, i) => (this.#people[i]?.side === side ? link : l)) };
  }
  /** All are there: what waited can be done, with these. */
  take(): { readonly waited: Waiting; readonly links: RollLinks } | undefined {
    const waited = this.#waiting;
    const of = waited?.links.flatMap((l) => l ?? []) ?? [];
    if (!waited || of.length < waited.links.length) return undefined;
    this.#waiting = undefined;
    this.#n = waited.n;
    return { waited, links: { n: waited.n, of } };
  }
}
