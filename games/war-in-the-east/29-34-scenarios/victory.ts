// 30.5, 31.6, 32.5, 33.5, 34.5: the end of a turn and of the game.
import { say } from '@rasputitsa/kernel';
import { RUSSIAN } from '../sides.ts';
import type { Play } from '../words.ts';

/** 4.2.D, 4.3 */
export function endGameTurn(g: Play): void {
  if (g.track('turn') >= g.track('last')) {
    g.end({ winner: RUSSIAN, level: 'victory', rule: '4.3' });
    return;
  }
  g.setTrack('turn', g.track('turn') + 1);
  g.note('4.2.D', say`Game-Turn ${g.track('turn')}: ${g.chart('turns')[g.track('turn') - 1]?.[1] ?? ''}.`);
}
