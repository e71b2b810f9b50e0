import { budgetOf, type Hint, hint as hintFor } from '@rasputitsa/bots';
import { askOf } from '@rasputitsa/kernel';
import { type Command, JSON_OPTION } from '../command.ts';
import { Failed, Misused } from '../errors.ts';
import { openSave } from '../matches.ts';
import { json, paint, progress, say } from '../out.ts';
import { viewerOf } from './replay.ts';

const PLANS_TOLD = 5;

function tell({ plan, actions }: Hint): void {
  if (plan) {
    // Variations of a plan go by its name: the best of them is told.
    const [best, ...others] = plan.considered.filter(
      (c, i, all) => all.findIndex((o) => o.posture.name === c.posture.name) === i,
    );
    say(
      `${paint('bold', plan.posture.name)}: ${best?.mean.toFixed(1) ?? ''} points expected (${best?.tried ?? 0} trials)`,
    );
    for (const c of others.slice(0, PLANS_TOLD))
      say(paint('gray', `  ${c.posture.name}: ${c.mean.toFixed(1)} (${c.tried})`));
  }
  for (const a of actions) {
    say(`  ${a.text}${paint('gray', ` [${a.rule}]`)}`);
    for (const n of a.notes) say(paint('gray', `      ${n.text} [${n.rule}]`));
  }
}

export const hint: Command = {
  name: 'hint',
  summary: 'Says what a strong opponent would do in your place, and why.',
  usage: '<save> [--view side] [--level veteran|marshal] [--seed n] [--json]',
  help: 'It knows what your side knows and no more. Points are those expected at the end of the game, in the mean of its trials, yours less the enemy’s.',
  options: {
    view: { type: 'string', value: 'side', help: 'whose place; the side that has to decide when not said' },
    level: { type: 'string', value: 'id', help: 'how long it thinks (marshal)' },
    seed: { type: 'string', value: 'n', help: 'of its imagination (1)' },
    json: JSON_OPTION,
  },
  words: [1, 1],
  async run(given) {
    const { match, loaded } = await openSave(given.words[0] ?? '');
    const { game } = loaded;
    const level = given.text('level') ?? 'marshal';
    if (level !== 'veteran' && level !== 'marshal')
      throw new Misused({ what: `there is no level ${level} that plans`, todo: 'choose veteran or marshal' });
    const owing = match.owing();
    const asked = given.text('view');
    const side = asked === undefined ? owing[0] : viewerOf(match, asked);
    if (match.over || side === undefined || side === 'spectator' || !owing.includes(side))
      throw new Failed({ what: 'there is nothing to decide for this side now' });
    await game.advice?.ready?.();
    const budget = budgetOf(level, game);
    const bar = progress('thinking', budget.simulations);
    const work = hintFor({
      game,
      view: match.view(side),
      ask: askOf(match, side),
      seed: given.count('seed', 1, 0),
      budget,
    });
    let step = work.next();
    for (; step.done !== true; step = work.next()) bar.at(Math.round(step.value * budget.simulations));
    bar.end();
    if (!step.value) throw new Failed({ what: `${game.title} has no advice to give` });
    if (given.flag('json')) json(step.value);
    else tell(step.value);
    return 0;
  },
};
