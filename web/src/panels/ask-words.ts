// What is asked next, as a question. Games name their arguments with a word or two; some only by the short names of the code.
import type { AskedChoices } from '@rasputitsa/kernel';
import { t, tMaybe } from '../texts/index.ts';

/** `HQ` and `Guard unit` keep their letters, `Hex` does not. */
function small(title: string): string {
  return /^[A-Z][a-z]+$/.test(title) ? title.toLowerCase() : title;
}

export function askWords(asked: Pick<AskedChoices, 'arg' | 'type' | 'title'>): string {
  const { arg, type, title } = asked;
  if (arg === null) return '';
  // A title that is the bare name says nothing to a player.
  if (title === arg) {
    const own = tMaybe(`ask.${arg}`, '');
    if (own !== '') return own;
  }
  const what = small(title);
  if (/ (of|to|at|by)$/.test(what)) return t(type === 'place' ? 'ask.endPlace' : 'ask.end', { what });
  return t(type === 'number' ? 'ask.number' : 'ask.which', { what });
}
