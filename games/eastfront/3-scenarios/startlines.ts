// Startlines (3.23). Leningrad is Soviet and cut off its rails by the lines of W41 to W43 (W41.3, S42.3, W42.4, S43.4, W43.3).
import { HEXES, map } from '../1-map/board.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import { ownedBy } from '../state.ts';
import type { Play } from '../words.ts';

/** 3.23, RULINGS R19: hexes west of the start line are German, the others Soviet. */
export function ownersByLine(g: Play, line: string): void {
  for (const [side, name] of [
    [GERMAN, 'german'],
    [SOVIET, 'soviet'],
  ] as const) {
    const hexes = map.areas
      .filter((a) => a.kind === 'start line' && a.name === `${line} ${name}`)
      .flatMap((a) => a.hexes);
    g.setLayer(
      'owner',
      hexes.filter((h) => h < HEXES),
      ownedBy(side),
    );
  }
}
