// Zones of control (8.2).
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { COUNT, HEXES, isHex, neighbour } from '../1-map/board.ts';
import { isOpen, isRiver } from '../1-map/terrain.ts';
import { closesHexes, isClosed } from '../3-scenarios/closed-hexes.ts';
import { enemyOf } from '../sides.ts';
import { inPlayUnits, ownedBy, presence } from '../state.ts';
import type { Query } from '../words.ts';

/** 8.2: unengaged and supplied units, not dispersed ones (14.6a). */
const hasZoc = rule(
  '8.2',
  (q: Query, p: Piece): boolean =>
    isHex(q.at(p)) &&
    (q.columns.flags[p] === 0 || (!q.has(p, 'unsupplied') && !q.has(p, 'dispersed'))) &&
    ((presence(q)[q.at(p)] ?? 0) & ownedBy(enemyOf(q.sideOf(p)))) === 0,
  () => true,
);

/** 8.2: over rivers and straits never, frozen or not (unless the option says so), nor over sides nobody crosses. */
function zocCrosses(q: Query, hex: Loc, direction: number, isSomeClosed: boolean): boolean {
  // RULINGS R53: nor into hexes that are closed (EDW.2, S41.4).
  if (!isOpen(hex, direction) || (isSomeClosed && isClosed(q, neighbour(hex, direction)))) return false;
  if (!isRiver(hex, direction)) return true;
  return riverLetsZocPass(q);
}
const riverLetsZocPass = rule(
  '8.2',
  (q: Query): boolean => q.option('zoc-over-frozen-rivers') && q.track('weather') === 2,
  () => true,
);

/** Bits of the sides whose zones of control cover each hex; a dispersed Para does not stop them (14.6a). */
export function zones(q: Query): Uint8Array {
  return q.cached('ef.zoc', ['pieces', 'tracks'], () => {
    const out = new Uint8Array(HEXES);
    const held = holders(q);
    const isSomeClosed = closesHexes(q);
    // Units in one hex have one zone.
    const done = new Uint8Array(COUNT);
    for (const p of inPlayUnits(q)) {
      const hex = q.at(p);
      const bit = ownedBy(q.sideOf(p));
      if (((done[hex] ?? 0) & bit) !== 0 || !hasZoc(q, p)) continue;
      done[hex] = (done[hex] ?? 0) | bit;
      for (let d = 0; d < 6; d++) {
        const n = neighbour(hex, d);
        if (n >= 0 && held[n] === 0 && zocCrosses(q, hex, d, isSomeClosed)) out[n] = (out[n] ?? 0) | bit;
      }
    }
    return out;
  });
}

/** Units that control the hex they stand in: all but dispersed paratroops (14.6a). */
export function holds(q: Query, at: Loc, side: Side): boolean {
  return ((holders(q)[at] ?? 0) & ownedBy(side)) !== 0;
}
/** Bits of the sides that hold each place. */
export function holders(q: Query): Uint8Array {
  return q.cached('ef.holders', ['pieces'], () => {
    const out = new Uint8Array(COUNT);
    const { at, flags } = q.columns;
    for (const p of inPlayUnits(q)) {
      if (flags[p] !== 0 && q.has(p, 'dispersed')) continue;
      const hex = at[p] ?? -1;
      out[hex] = (out[hex] ?? 0) | ownedBy(q.sideOf(p));
    }
    return out;
  });
}
