// Opponents as they are named on the command line: `veteran`, or `veteran:bold` for one with a character.
import { BOTS, type BotInfo, type Style } from '@rasputitsa/bots';
import { nearest } from '@rasputitsa/kernel/near';
import { Misused } from './errors.ts';

const STYLES: readonly Style[] = ['usual', 'cautious', 'bold'];

export function opponentNamed(text: string): BotInfo {
  const [id = '', style, ...more] = text.trim().split(':');
  const ids = BOTS.map((b) => b.id);
  const found = BOTS.find((b) => b.id === id);
  const near = nearest(id, ids);
  if (!found)
    throw new Misused({
      what: `there is no bot ${id}`,
      ...(near ? { why: `did you mean ${near}?` } : {}),
      todo: `choose among ${ids.join(', ')}`,
    });
  if (style === undefined) return found;
  const known = STYLES.find((s) => s === style);
  if (!known || more.length > 0)
    throw new Misused({
      what: `${text} is no character`,
      todo: `write ${STYLES.map((s) => `${id}:${s}`).join(' or ')}`,
    });
  return { ...found, id: text, make: (seed, game) => found.make(seed, game, known) };
}
export const OPPONENTS_HELP = `Bots: ${BOTS.map((b) => `${b.id} (${b.title})`).join(', ')}; ${STYLES.slice(1)
  .map((s) => `regular:${s}`)
  .join(' and ')} play in that style.`;
