import type { SaidTurn } from '@rasputitsa/host';
import { saidReview } from '@rasputitsa/host/coach';
import { type Command, JSON_OPTION } from '../command.ts';
import { Failed } from '../errors.ts';
import { openReplay } from '../matches.ts';
import { json, progress, say, table } from '../out.ts';

const TURNS = 10;

/** What made a turn worth looking at: dice, or decisions. */
function swing(t: SaidTurn): number {
  return Math.max(Math.abs(t.luck), Math.abs(t.decided));
}

/** Less than this is told apart from nothing by chance only. */
const LEAST = 0.5;

/** `The dice were worth 1.9 points to the German side; what was decided cost it 0.6.` Points are those of the first side. */
function inWords(t: SaidTurn, sides: readonly string[]): string {
  const to = (n: number): string => `${Math.abs(n).toFixed(1)} points to the ${sides[n > 0 ? 0 : 1] ?? ''} side`;
  const parts = [
    ...(Math.abs(t.luck) < LEAST ? [] : [`the dice were worth ${to(t.luck)}`]),
    ...(Math.abs(t.decided) < LEAST ? [] : [`decisions were worth ${to(t.decided)}`]),
  ];
  return parts.length === 0 ? '' : `${t.when}, ${sides[t.side] ?? ''}: ${parts.join('; ')}.`;
}

export const review: Command = {
  name: 'review',
  summary: 'Finds the turns of a finished game that decided it, and tells luck from decisions.',
  usage: '<save> [--turns n] [--json]',
  help:
    'For each player-turn, the points of the first side expected at its beginning and at its end. "luck" is what the dice brought more than such dice bring in the mean; "decided" is how much better or worse it came out than if the advice had played it, by what both sides did in it. A turn is good for whoever has it, so the rest of the change is neither. ' +
    'It rests on what our opponents learned of positions, so small differences mean little.',
  options: {
    turns: { type: 'string', value: 'n', help: `the greatest swings, so many (${TURNS})` },
    json: JSON_OPTION,
  },
  words: [1, 1],
  async run(given) {
    const { loaded, past } = await openReplay(given.words[0] ?? '');
    const { game } = loaded;
    if (!past.goto(past.length).match.over)
      throw new Failed({ what: 'the game is not over', why: 'a review shows what both sides knew' });
    await game.advice?.ready?.();
    if (!game.advice?.evaluate) throw new Failed({ what: `${game.title} cannot judge positions yet` });
    const bar = progress('looking back', past.length);
    const work = saidReview(game, past);
    let step = work.next();
    for (; step.done !== true; step = work.next()) bar.at(Math.round(step.value * past.length));
    bar.end();
    const turns = step.value;
    if (given.flag('json')) json(turns);
    else {
      const told = turns
        .toSorted((a, b) => swing(b) - swing(a))
        .slice(0, given.count('turns', TURNS))
        .sort((a, b) => a.from - b.from);
      const sides = game.sides.map((s) => s.name);
      const first = sides[0] ?? '';
      say(
        table(
          ['turn', 'of', 'entries', 'before>', 'after>', 'luck>', 'decided>'],
          told.map((t) => [
            t.when,
            sides[t.side] ?? '',
            `${t.from + 1} to ${t.to}`,
            ...[t.before, t.after, t.luck, t.decided].map((n) => n.toFixed(1)),
          ]),
        ),
      );
      say(`Points are those the ${first} side could expect at the end, less the enemy's.`);
      const lines = told.map((t) => inWords(t, sides)).filter((line) => line !== '');
      say(lines.length > 0 ? lines.join('\n') : 'No turn stands out: the result came in small steps.');
    }
    return 0;
  },
};
