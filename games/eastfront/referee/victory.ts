// Victory (17.1 to 17.3, W41.2, W44.4, RULINGS R9).
import type { RefereeBook } from '@rasputitsa/kernel/referee';
import { EDELWEISS_LEVELS, HANDICAP } from '../data/tables.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import { isZone } from './board.ts';
import { isHq, isSatellite, POOL, type Position, TRACK } from './position.ts';

const GERMAN_HQ_STEPS = 14;

interface Tally {
  readonly hqSteps: number;
  readonly lostHqs: number;
  readonly lost: number;
}
function tally(pos: Position, side: number): Tally {
  const dead = pos.here(POOL + side, side);
  return {
    hqSteps: pos
      .of(side)
      .filter(isHq)
      .reduce((n, u) => n + u.cv, 0),
    lostHqs: dead.filter(isHq).length,
    lost: dead.filter((u) => !isHq(u)).length,
  };
}
/** 17.1c, RULINGS R91: each bound Satellite one, the Italians two from their month on. */
function boundSatellites(pos: Position): number {
  let sum = 0;
  for (const u of pos.all()) {
    if (!isSatellite(u) || u.at === POOL + GERMAN || !pos.isRestricted(u)) continue;
    const isWaiting = u.at === TRACK + GERMAN;
    if (u.row.nation === 'Italian') sum += isWaiting && pos.field(u.p, 'due') > pos.month ? 0 : 2;
    else if (!isWaiting && u.at >= 0) sum += 1;
  }
  return sum;
}
export function difference(pos: Position): number {
  const g = tally(pos, GERMAN);
  const s = tally(pos, SOVIET);
  const levels = [pos.track('level-german'), pos.track('level-soviet')] as const;
  if (pos.isEdelweiss)
    return (
      levels[0] -
      EDELWEISS_LEVELS[0] -
      (levels[1] - EDELWEISS_LEVELS[1]) +
      2 * (g.hqSteps - s.hqSteps) -
      2 * (g.lost + g.lostHqs) +
      (s.lost + s.lostHqs)
    );
  const hungry = pos.of(GERMAN).filter((u) => pos.isUnsupplied(u)).length;
  const german =
    levels[0] + 2 * g.hqSteps - 4 * g.lostHqs - 2 * g.lost - boundSatellites(pos) - hungry + (HANDICAP[pos.half] ?? 0);
  const exhaustion = pos.half === 1 ? GERMAN_HQ_STEPS - g.hqSteps : 0;
  return german - (levels[1] + 2 * s.hqSteps - 4 * s.lostHqs - s.lost + exhaustion);
}
/** 17.3 */
function levelOf(n: number): string {
  const gap = Math.abs(n);
  if (gap <= 5) return 'draw';
  return gap <= 15 ? 'marginal' : gap <= 25 ? 'major' : 'decisive';
}
/** W44.4: all Germans on the map without supply; zones do not count. */
export function isGermanyCut(pos: Position): boolean {
  return pos.of(GERMAN).every((u) => isZone(u.at) || pos.isUnsupplied(u));
}
/** Asked after a Supply Check: undefined where W44.4 does not speak. */
export function isWarOver(pos: Position): boolean | undefined {
  return pos.half === 7 && pos.active === SOVIET ? isGermanyCut(pos) : undefined;
}
const W44 = [
  [SOVIET, 'decisive'],
  [SOVIET, 'major'],
  [SOVIET, 'marginal'],
  [-1, 'draw'],
  [GERMAN, 'marginal'],
  [GERMAN, 'major'],
] as const;

/** The game ended in this position. */
export function compareResult(pos: Position, book: RefereeBook): void {
  const result = pos.state.result;
  if (!result) return;
  const theirs = `${result.winner} ${result.level}`;
  if (pos.half === 7) {
    const [winner, level] = isGermanyCut(pos) ? (W44[pos.month % 6] ?? [GERMAN, 'decisive']) : [GERMAN, 'decisive'];
    book.same('W44.4', 'victory', `${winner} ${level}`, theirs, () => `result in month ${pos.month}`);
    return;
  }
  const n = difference(pos);
  const level = levelOf(n);
  const winner = level === 'draw' ? -1 : n > 0 ? GERMAN : SOVIET;
  book.same('17.3', 'victory', `${winner} ${level}`, theirs, () => `result with ${n} for the Germans`);
  if (result.score !== undefined)
    book.same('17.1', 'victory', Math.abs(n), Math.abs(result.score), () => 'difference of Victory Points');
}
