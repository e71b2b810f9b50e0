// The other side's turn in a few sentences, and its marches by where they led.
import type { BattleResult } from '@rasputitsa/host/results';
import type { Digest } from '../model/digest.ts';
import type { Session } from '../model/types.ts';
import { listed, t } from '../texts/index.ts';
import { costWords } from './result-words.ts';

/** Places named in a sentence; more are counted. */
const MOST = 5;

function places(session: Session, all: readonly number[]): string {
  // A town says more than the number of a hex.
  const isTown = (at: number): boolean => session.profile.names.some((n) => n.at === at);
  const named = [...new Set(all)].toSorted((a, b) => Number(isTown(b)) - Number(isTown(a)));
  const words = named.slice(0, MOST).map((at) => session.labelOf(at));
  return named.length > MOST ? t('digest.andMore', { list: words.join(', '), n: named.length - MOST }) : listed(words);
}

export function headline(session: Session, d: Digest): readonly string[] {
  const side = session.sideName(d.side);
  const moved = d.marches.reduce((n, m) => n + m.who.length, 0);
  const out = [moved > 0 ? t('digest.moved', { side, n: moved }) : t('digest.stayed', { side })];
  const fought = d.battles.flatMap((b) => (b.at === undefined ? [] : [b.at]));
  if (fought.length > 0) out.push(t('digest.fought', { n: fought.length, places: places(session, fought) }));
  for (const [i] of session.profile.sides.entries()) {
    const own = d.battles.flatMap((b) => b.losses).filter((l) => l.side === i);
    const steps = own.reduce((n, l) => n + l.steps, 0);
    const gone = d.lost.filter((l) => l.side === i).length;
    if (steps > 0 && gone === 0) out.push(t('digest.steps', { side: session.sideName(i), n: steps }));
    else if (steps > 0) out.push(t('digest.cost', { side: session.sideName(i), n: steps, gone }));
    else if (gone > 0) out.push(t('digest.gone', { side: session.sideName(i), gone }));
    const taken = d.taken.filter((x) => x.side === i).map((x) => x.at);
    if (taken.length > 0) out.push(t('digest.took', { side: session.sideName(i), places: places(session, taken) }));
  }
  return out;
}

/** After the name of its side a unit does not say it again: `Soviet 11 Armor Corps`, `Soviet hidden unit`. */
export const ofSide = (side: string, words: string): string => words.replaceAll(`${side} `, '');

/** What a battle cost those who lost something. */
export function lossWords({ profile }: Pick<Session, 'profile'>, b: BattleResult): string {
  return profile.sides
    .flatMap((s, side) =>
      b.losses.some((l) => l.side === side) ? [`${s.name} ${ofSide(s.name, costWords(b, side))}`] : [],
    )
    .join('; ');
}

export interface WayTo {
  readonly who: readonly string[];
  readonly from: readonly number[];
  readonly to: number;
  /** Another manner than on foot or wheels. */
  readonly by: string;
}
const manner = (by: string): string => (by === 'march' ? '' : by);
/** Who came to the same place is told together; those who came to fight first, then the strongest columns. */
export function waysTo(d: Digest): readonly WayTo[] {
  const battles = new Set(d.battles.map((b) => b.at));
  return [...Map.groupBy(d.marches, (m) => `${m.path.at(-1) ?? 0} ${manner(m.by)}`).values()]
    .map((all) => ({
      who: all.flatMap((m) => m.who),
      from: [...new Set(all.map((m) => m.path[0] ?? 0))],
      to: all[0]?.path.at(-1) ?? 0,
      by: manner(all[0]?.by ?? ''),
    }))
    .toSorted((a, b) => Number(battles.has(b.to)) - Number(battles.has(a.to)) || b.who.length - a.who.length);
}
