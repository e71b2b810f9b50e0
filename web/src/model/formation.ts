// Several units with one order. In formation each stack goes as far and in the same direction as the one in the lead, the foremost first,
// so that they make room for those behind. Fetched when more than one unit is sent.
import type { Action, SeenPiece } from '@rasputitsa/kernel';
import type { Host } from '@rasputitsa/host';
import type { Board } from '../board/types.ts';
import { t } from '../texts/index.ts';
import type { GroupPlan } from './types.ts';
import { type Aim, waysOf } from './ways.ts';

/** Units of one hex, and where they are to go; off the map there is no such place. */
export interface Party {
  readonly from: number;
  readonly to: number | undefined;
  readonly pieces: readonly number[];
}
type Places = Pick<Board, 'mapOf'>;

/** A point further (in hexes) from every hex lies off the map. */
const NEAR = 0.4;

interface Spot {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}
function spots(board: Places, hexes: number): readonly Spot[] {
  return Array.from({ length: hexes }, (_, at) => ({ at, ...board.mapOf(at) })).filter((p) => p.known);
}
function nearest(all: readonly Spot[], x: number, y: number): number | undefined {
  let best: number | undefined;
  let least = NEAR * NEAR;
  for (const p of all) {
    const far = (p.x - x) ** 2 + (p.y - y) ** 2;
    if (far < least) [best, least] = [p.at, far];
  }
  return best;
}

export function formation(
  board: Places,
  hexes: number,
  pieces: readonly SeenPiece[],
  way: { readonly from: number; readonly to: number },
): readonly Party[] {
  const [a, b] = [board.mapOf(way.from), board.mapOf(way.to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const all = spots(board, hexes);
  const ahead = ({ from }: Party): number => board.mapOf(from).x * dx + board.mapOf(from).y * dy;
  return [...Map.groupBy(pieces, (p) => p.at)]
    .map(([from, list]) => {
      const p = board.mapOf(from);
      return { from, to: p.known ? nearest(all, p.x + dx, p.y + dy) : undefined, pieces: list.map((x) => x.id) };
    })
    .toSorted((p, q) => ahead(q) - ahead(p));
}

/** All to one place, each for itself. */
export function gathering(pieces: readonly SeenPiece[], to: number): readonly Party[] {
  return pieces.map((p) => ({ from: p.at, to, pieces: [p.id] }));
}

interface Order {
  readonly pieces: readonly number[];
  readonly action: Action;
}
export interface Planned extends Pick<GroupPlan, 'go' | 'stay'> {
  readonly actions: readonly Action[];
}

/** Who can go when they go one after the other. A stack that cannot go as one goes unit by unit. */
export async function planGroup(
  host: Pick<Host, 'plan' | 'choices'>,
  seat: string,
  target: Aim,
  parties: readonly Party[],
): Promise<Planned> {
  const [first = ''] = Object.keys(target.given);
  const arg = target.asked.arg ?? '';
  const isList = Array.isArray(target.given[first]);
  const { ways } = target;
  /** Each goes its own way to the same end; who has none is told what is wrong with that of the first. */
  const own = new Map<number, ReturnType<typeof waysOf>>();
  if (ways)
    for (const p of parties.flatMap((x) => x.pieces)) {
      const asked = await host.choices(seat, target.verb, { [first]: isList ? [p] : p });
      if (asked.ok) own.set(p, waysOf(asked));
    }
  const order = (pieces: readonly number[], to: number): Order => {
    const lead = pieces[0] ?? -1;
    const answer = ways ? ((own.get(lead)?.get(to)?.value as readonly number[] | undefined) ?? ways.get(to) ?? []) : to;
    return { pieces, action: { verb: target.verb, args: { [first]: isList ? pieces : lead, [arg]: answer } } };
  };
  const alone = ({ pieces, to }: Party): readonly Order[] =>
    to === undefined ? [] : pieces.map((p) => order([p], to));
  const nowhere = parties.filter((p) => p.to === undefined).flatMap((p) => p.pieces);
  const ask = (orders: readonly Order[]): ReturnType<Host['plan']> =>
    host.plan(
      seat,
      orders.map((o) => o.action),
    );
  let orders = parties.flatMap((p) => (p.to === undefined ? [] : isList ? [order(p.pieces, p.to)] : alone(p)));
  let refusals = await ask(orders);
  const split = orders.filter((o, i) => refusals[i] !== null && o.pieces.length > 1);
  if (split.length > 0) {
    const apart = split.flatMap((o) =>
      alone(parties.find((p) => p.pieces === o.pieces) ?? { from: -1, to: undefined, pieces: [] }),
    );
    orders = [...orders.filter((o) => !split.includes(o)), ...apart];
    refusals = await ask(orders);
  }
  const off = { rule: 'kernel:place', text: t('many.offMap'), pieces: [], places: [] };
  return {
    actions: orders.filter((_, i) => refusals[i] === null).map((o) => o.action),
    go: orders.filter((_, i) => refusals[i] === null).flatMap((o) => o.pieces),
    stay: [
      ...orders.flatMap((o, i) => {
        const refusal = refusals[i];
        return refusal ? o.pieces.map((piece) => ({ piece, refusal })) : [];
      }),
      ...nowhere.map((piece) => ({ piece, refusal: off })),
    ],
  };
}
