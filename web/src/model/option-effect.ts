// What an option was found to change, in words: only what is more than chance is here at all.
import type { OptionTrial } from '@rasputitsa/host';
import { t } from '../texts/late.ts';
import { valueWord } from './new-game.ts';

const r1 = (n: number): string => String(Math.round(n * 10) / 10);
/** Games are counted whole, unless that would leave none. */
const games = (n: number): string => (n < 1 ? r1(n) : String(Math.round(n)));

/** How much it is, and between what it lies, whichever way it goes. */
function sizes([mean, half]: readonly [number, number], text: (n: number) => string) {
  const n = Math.abs(mean);
  return { n: text(n), low: text(Math.max(0, n - half)), high: text(n + half) };
}

/** A line for each figure: who wins more often with that value, and where the score ends. */
export function effectLines(
  effect: OptionTrial,
  names: { readonly side: string; readonly score: string },
): readonly string[] {
  const { value, wins, score } = effect;
  const chosen = typeof value === 'boolean' ? t(value ? 'new.effectWith' : 'new.effectWithout') : valueWord(value);
  const { side, score: called } = names;
  const facts = [
    ...(wins ? [t(wins[0] > 0 ? 'new.effectMore' : 'new.effectFewer', { side, ...sizes(wins, games) })] : []),
    ...(score
      ? [t(score[0] > 0 ? 'new.effectHigher' : 'new.effectLower', { score: called, ...sizes(score, r1) })]
      : []),
  ];
  return facts.map((what) => t('new.effect', { value: chosen, what }));
}
/** How it was found. */
export function effectsNote(effects: readonly OptionTrial[]): string {
  return t('new.effectNote', { n: Math.max(...effects.map((e) => e.games)) });
}
