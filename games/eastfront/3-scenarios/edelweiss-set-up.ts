// The set-up of Operation Edelweiss (EDW.1).
import { hexOf, MOSCOW_BOX, POOL } from '../1-map/board.ts';
import { productionLevel, updateLevels } from '../11-production/production-level.ts';
import { fixControl } from '../8-control/hex-control.ts';
import { EDELWEISS_LEVELS } from '../data/tables.ts';
import { EDELWEISS, EDELWEISS_GERMAN } from '../data/units.ts';
import { GERMAN, sideId, SOVIET } from '../sides.ts';
import { ownedBy, unitsAt } from '../state.ts';
import type { Play } from '../words.ts';
import { ownersByLine } from './startlines.ts';

export function setUpEdelweiss(g: Play): void {
  g.setTrack('month', 13);
  g.setTrack('first', 13);
  g.setTrack('fortnight', 2);
  g.setTrack('last', 17);
  ownersByLine(g, 'S42');
  g.setLayer('owner', EDELWEISS_GERMAN.map(hexOf), ownedBy(GERMAN));
  for (const u of EDELWEISS) {
    if (u.hex === 'pool') g.create(u.id, POOL[u.side], 0, 3);
    else g.create(u.id, u.hex === 'Moscow box' ? MOSCOW_BOX : hexOf(u.hex), u.cv);
  }
  const stalingrad = hexOf('Stalingrad');
  g.setLayer('attacker', [stalingrad], ownedBy(GERMAN));
  g.reveal(unitsAt(g, stalingrad, GERMAN), SOVIET);
  fixControl(g);
  for (const side of [GERMAN, SOVIET])
    g.setTrack(`basic-${sideId(side)}`, (EDELWEISS_LEVELS[side] ?? 0) - productionLevel(g, side));
  updateLevels(g);
}
