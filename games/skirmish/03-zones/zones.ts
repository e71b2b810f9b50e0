// Chapter 3: stacking and zones of control, and the board as one side sees it.
import { type Piece, PRESENT, type Refusal, refuse, rule, type Side, say, place, type Loc } from '@rasputitsa/kernel';
import type { StackLimit } from '@rasputitsa/kit';
import { addZoc, createZoc, type Zoc, type ZocRule } from '@rasputitsa/kit/zoc';
import { armOf, onMap, perGame } from '../01-board/blocks.ts';
import { BLUE, enemyOf, GRID, HEXES, RED, RIVER, WATER } from '../01-board/board.ts';
import { mistHides } from '../10-weather/weather.ts';
import { STACKING } from '../data/tables.ts';
import type { Query } from '../words.ts';

/** 3.1, 12.2 How many blocks a hex holds. */
export const stackLimit = rule(
  '3.1',
  (q: Query): number => tightLimit(q),
  () => HEXES,
);
const tightLimit = rule(
  '12.2',
  (q: Query): number => (q.option('tight') ? STACKING.tight : STACKING.usual),
  () => STACKING.usual,
);

/** 3.2 Scouts take no room. */
export const room = rule(
  '3.2',
  (q: Query, p: Piece): number => armOf(q, p).stacks,
  () => 1,
);

/** The limit in the kit's words, for the check of whole stacks. */
export const stackLimits = (q: Query): readonly StackLimit<Piece>[] => [
  { rule: '3.1', label: 'blocks', points: (p) => room(q, p), limit: () => stackLimit(q) },
];

/** What one side sees: nothing in here depends on an enemy block it does not see. */
export interface Picture {
  /** By hex: enemy blocks in sight. */
  readonly foes: Uint8Array;
  /** By hex: own blocks, and how much of the stacking limit they use up. */
  readonly own: Uint8Array;
  readonly used: Uint8Array;
  /** By hex: enemy zones of control. */
  readonly zoc: Uint16Array;
}

interface Sheet extends Picture {
  readonly zones: Zoc;
}
/** One sheet a side and game, drawn over again: making arrays costs more than filling them. */
const sheets = perGame(() =>
  [BLUE, RED].map((): Sheet => {
    const zones = createZoc(GRID);
    return {
      foes: new Uint8Array(HEXES),
      own: new Uint8Array(HEXES),
      used: new Uint8Array(HEXES),
      zoc: zones.hex,
      zones,
    };
  }),
);
const KEYS = ['picture-blue', 'picture-red'];

/** Asked at every step of every search, so it is made once for each change of the board. Good until the next change. */
export function picture(q: Query, side: Side): Picture {
  return q.cached(KEYS[side] ?? '', ['pieces', 'known', 'tracks'], () => draw(q, side));
}

function draw(q: Query, side: Side): Picture {
  const sheet = sheets(q)[side];
  if (!sheet) throw new Error(`skirmish: no side ${side}`);
  const { foes, own, used, zones } = sheet;
  for (const array of [foes, own, used, zones.hex, zones.side]) array.fill(0);
  const zocRule: ZocRule = { projects: (_, __, ___, hexside) => projects(q, hexside) };
  for (const p of q.piecesOf(side)) {
    if (!onMap(q, p)) continue;
    const at = q.at(p);
    own[at] = (own[at] ?? 0) + 1;
    used[at] = (used[at] ?? 0) + room(q, p);
  }
  for (const p of q.piecesOf(enemyOf(side))) {
    if (!onMap(q, p) || !inSight(q, side, p)) continue;
    const at = q.at(p);
    foes[at] = (foes[at] ?? 0) + 1;
    addZoc(GRID, zones, zocRule, p, at);
  }
  return sheet;
}

/** 3.4 A scout that is not seen has no zone of control and bars no hex: its enemy could not know. */
const inSight = rule(
  '3.4',
  (q: Query, viewer: Side, p: Piece): boolean => q.knows(viewer, p) >= PRESENT,
  () => true,
);

/** 3.3, 12.1 Zones reach across bridges and fords but not across the river; with the option not through mist. */
const projects = rule(
  '3.3',
  (q: Query, side: Side): boolean => WATER[side] !== RIVER && !mistHides(q, side),
  (q: Query, side: Side) => !mistHides(q, side),
);

/** 3.1 Whether so many more blocks have room here. */
export function refuseStack(q: Query, side: Side, hex: Loc, more: number): Refusal | undefined {
  const limit = stackLimit(q);
  const used = picture(q, side).used[hex] ?? 0;
  if (more === 0 || used + more <= limit) return undefined;
  return refuse('3.1', say`${place(hex)} holds ${used} blocks; the limit is ${limit}.`, { places: [hex] });
}
