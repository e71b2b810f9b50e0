// TY.vic, RS.vic: points and levels.
import { area, cityHexes, type Hex, SETTLEMENTS } from './board.ts';
import { GERMAN, type Position, SOVIET } from './position.ts';
import { isContested } from './supply.ts';

const owns = (pos: Position, side: number, hex: Hex): boolean => pos.control(hex) === side && !isContested(pos, hex);
const ownsAll = (pos: Position, side: number, city: string): boolean =>
  cityHexes(city).every((hex) => owns(pos, side, hex));
const villages = (): readonly Hex[] => [...SETTLEMENTS].filter(([, s]) => s.kind === 'town').map(([hex]) => hex);

export interface Verdict {
  readonly winner: number;
  readonly level: string;
  readonly score: number;
}
export const holdsMoscow = (pos: Position): boolean => ownsAll(pos, GERMAN, 'Moscow');

export function typhoonPoints(pos: Position): number {
  let n = 4 * cityHexes('Moscow').filter((hex) => owns(pos, GERMAN, hex)).length;
  if (ownsAll(pos, GERMAN, 'Klin')) n += 5;
  if (ownsAll(pos, GERMAN, 'Kalinin')) n += 5;
  const was = area('Typhoon Soviet');
  return n + villages().filter((hex) => was.has(hex) && owns(pos, GERMAN, hex)).length;
}
export function redSnowPoints(pos: Position): number {
  const was = area('Red Snow German');
  const lost = (city: string) => cityHexes(city).every((hex) => was.has(hex));
  let n = villages().filter((hex) => was.has(hex) && owns(pos, SOVIET, hex)).length;
  if (lost('Klin') && ownsAll(pos, SOVIET, 'Klin')) n += 5;
  if (lost('Kalinin') && ownsAll(pos, SOVIET, 'Kalinin')) n += 5;
  return n - 4 * cityHexes('Moscow').filter((hex) => owns(pos, GERMAN, hex)).length;
}
export function verdict(pos: Position): Verdict {
  if (pos.isRedSnow) {
    const score = redSnowPoints(pos);
    if (score < 10) return { winner: GERMAN, level: 'German victory', score };
    if (score < 20) return { winner: SOVIET, level: 'Soviet minimal victory', score };
    if (score < 30) return { winner: SOVIET, level: 'Soviet small victory', score };
    return score < 45
      ? { winner: SOVIET, level: 'Soviet medium victory', score }
      : { winner: SOVIET, level: 'Soviet significant victory', score };
  }
  const score = typhoonPoints(pos);
  if (score <= 30) return { winner: SOVIET, level: 'Soviet victory', score };
  if (score <= 50) return { winner: GERMAN, level: 'German minimal victory', score };
  if (score <= 65) return { winner: GERMAN, level: 'German small victory', score };
  return score <= 90
    ? { winner: GERMAN, level: 'German medium victory', score }
    : { winner: GERMAN, level: 'German significant victory', score };
}
