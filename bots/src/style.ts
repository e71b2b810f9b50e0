// An opponent's character: it weighs more or less than usual, as the game's own styles say.
import type { Advice, Game, Posture, Weight } from '@rasputitsa/kernel';

export type Style = 'usual' | 'cautious' | 'bold';

type Advised = Pick<Game, 'advice'>;

/** The styles an opponent of this game can have. */
export function stylesFor({ advice }: Advised): readonly Style[] {
  return advice?.styles ? ['usual', 'cautious', 'bold'] : ['usual'];
}
/** How somebody of this style plays by nature; undefined where that is the usual way. */
export function natureOf({ advice }: Advised, style: Style = 'usual'): Posture | undefined {
  return style === 'usual' ? undefined : advice?.styles?.[style];
}
/** A plan as somebody of this nature would carry it out: of what the plan weighs, more or less by as much as they always do. */
export function inNature(plan: Posture, nature: Posture, { weights: all = [] }: Pick<Advice, 'weights'>): Posture {
  const weights: Record<string, number> = { ...plan.weights };
  for (const w of all) {
    const factor = factorOf(w, nature);
    if (factor !== 1) weights[w.id] = Math.min(w.most, Math.max(w.least, (plan.weights[w.id] ?? w.usual) * factor));
  }
  return { ...plan, name: `${plan.name} (${nature.name.toLowerCase()})`, weights };
}
function factorOf({ id, usual }: Weight, { weights }: Posture): number {
  return usual === 0 ? 1 : (weights[id] ?? usual) / usual;
}
