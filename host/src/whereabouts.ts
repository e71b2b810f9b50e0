// Places as a reader of a map speaks of them: at Kharkov, north of Kharkov, around Kharkov.
import { called, type Game, type Loc } from '@rasputitsa/kernel';

/** Where the middle of a hex lies on the map, in sides of a hex; y grows southward. */
export type Where = (at: Loc) => { readonly x: number; readonly y: number } | undefined;

/** From the middle of a hex to that of its neighbour. */
const STEP = Math.sqrt(3);
/** So many hexes away a name still says where something is; from here on it is told how far. */
const FAR = 8;
const SOME_WAY = 3;
const WINDS = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east'] as const;
/** What a name stands for, the largest first; what is not listed lies between towns and villages. */
const SIZES = ['capital', 'major city', 'fortress', 'center', 'city', 'oilfield', 'minor city', 'town'] as const;

export class Whereabouts {
  readonly #game: Game;
  readonly #where: Where | undefined;
  readonly #names: ReadonlyMap<Loc, { readonly name: string; readonly kind: string }>;

  constructor(game: Game, where?: Where) {
    this.#game = game;
    this.#where = where;
    this.#names = new Map((game.places.names ?? []).map((n) => [n.at, n]));
  }
  nameAt(at: Loc): string | undefined {
    return this.#names.get(at)?.name;
  }
  /** Large places first. */
  rank(at: Loc): number {
    const kind = this.#names.get(at)?.kind;
    if (kind === undefined) return SIZES.length + 2;
    const i = SIZES.findIndex((s) => s === kind);
    return i >= 0 ? i : kind === 'village' ? SIZES.length + 1 : SIZES.length;
  }
  isLarge(at: Loc): boolean {
    return this.rank(at) < SIZES.length;
  }
  /** In hexes, as the crow flies; undefined where one of them is not on the map. */
  apart(a: Loc, b: Loc): number | undefined {
    const [p, q] = [this.#where?.(a), this.#where?.(b)];
    if (!p || !q) return a === b ? 0 : undefined;
    return Math.round(Math.hypot(p.x - q.x, p.y - q.y) / STEP);
  }
  isBeside(a: Loc, b: Loc): boolean {
    return (this.apart(a, b) ?? Infinity) <= 1;
  }
  /** `at Kharkov`, `south of Kharkov`, `4 hexes south of Kharkov`; by its label where no name is near. */
  words(at: Loc): string {
    const own = this.nameAt(at);
    if (own !== undefined) return `at ${own}`;
    const near = this.#nearest(at);
    if (!near) return `at ${called(this.#game.places, at)}`;
    const far = near.far < SOME_WAY ? '' : `${near.far} hexes `;
    return `${far}${near.wind} of ${near.name}`;
  }
  /** Of several hexes: `around Kharkov`. */
  around(places: readonly Loc[]): string {
    const [first, ...others] = places.toSorted((a, b) => this.rank(a) - this.rank(b));
    if (first === undefined) return '';
    const name = this.nameAt(first);
    return others.length > 0 && name !== undefined ? `around ${name}` : this.words(first);
  }
  /** The nearest name; of names that are about as near, the larger place. */
  #nearest(at: Loc): { readonly name: string; readonly far: number; readonly wind: string } | undefined {
    const from = this.#where?.(at);
    if (!from) return undefined;
    let best: { readonly at: Loc; readonly far: number; readonly cost: number } | undefined;
    for (const to of this.#names.keys()) {
      const far = this.apart(at, to) ?? Infinity;
      const cost = far + this.rank(to) / 4;
      if (far <= FAR && (!best || cost < best.cost)) best = { at: to, far, cost };
    }
    const to = best && this.#where?.(best.at);
    if (!best || !to) return undefined;
    const turns = Math.atan2(from.y - to.y, from.x - to.x) / (Math.PI / 4);
    return { name: this.nameAt(best.at) ?? '', far: best.far, wind: WINDS[(Math.round(turns) + 8) % 8] ?? '' };
  }
}
