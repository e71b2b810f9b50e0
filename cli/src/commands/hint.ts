import { budgetOf, type Plan } from '@rasputitsa/bots';
import { type Hint, hint as hintFor } from '@rasputitsa/bots/coach';
import { shareOf } from '@rasputitsa/bots/simulators';
import type { SaidBattle } from '@rasputitsa/host/coach-types';
import { battlesIn, planName } from '@rasputitsa/host/coach';
import { pastOf, seenBy } from '@rasputitsa/host/remembering';
import { askOf } from '@rasputitsa/kernel';
import { type Command, JSON_OPTION } from '../command.ts';
import { Failed, Misused } from '../errors.ts';
import { openSave } from '../matches.ts';
import { json, paint, progress, say } from '../out.ts';
import { viewerOf } from './replay.ts';

const PLANS_TOLD = 5;
const VARIED = ', varied';

function points(n: number): string {
  return `${n > 0 ? '+' : ''}${n.toFixed(1)}`;
}
function tellPlan({ posture, considered }: Plan): void {
  const [best, ...others] = considered.filter(
    (c, i, all) => all.findIndex((o) => planName(o.posture.name) === planName(c.posture.name)) === i,
  );
  const how = posture.name.endsWith(VARIED) ? ' (a variation of it)' : '';
  say(`Plan: ${paint('bold', planName(posture.name))}${how}`);
  if (!best) return;
  const trials = best.tried === 1 ? 'one trial' : `${best.tried} trials`;
  say(`Why: it came out at ${points(best.mean)} points in ${trials}, its turn and the enemy's answer played through.`);
  if (others.length === 0) return;
  const told = others.slice(0, PLANS_TOLD).map((c) => `${planName(c.posture.name)} ${points(c.mean)} (${c.tried})`);
  say(`Compared with: ${told.join(', ')}.`);
}
function tell({ plan, orders, isCut }: Hint, battles: readonly SaidBattle[]): void {
  if (plan) tellPlan(plan);
  say(orders.length === 0 ? 'Orders: none.' : 'Orders for this step:');
  for (const a of orders) {
    say(`  ${a.text}${paint('gray', ` [${a.rule}]`)}`);
    for (const n of a.notes) say(paint('gray', `      ${n.text} [${n.rule}]`));
  }
  if (isCut) say('  and more after these');
  if (battles.length > 0) say('Battles this leads to:');
  for (const b of battles) say(`  ${b.text}${b.rule === undefined ? '' : paint('gray', ` [${b.rule}]`)}`);
}

export const hint: Command = {
  name: 'hint',
  summary: 'Says what a strong opponent would do in your place, and why.',
  usage: '<save> [--view side] [--level veteran|marshal] [--seed n] [--json]',
  help: 'It knows what your side knows and has seen, and no more. Points are those expected at the end of the game, in the mean of its trials, yours less the enemy’s; behind each plan stands how often it was tried. Odds are those of worlds that fit what you see.',
  options: {
    view: { type: 'string', value: 'side', help: 'whose place; the side that has to decide when not said' },
    level: { type: 'string', value: 'id', help: 'how long it thinks (marshal)' },
    seed: { type: 'string', value: 'n', help: 'of its imagination (1)' },
    json: JSON_OPTION,
  },
  words: [1, 1],
  async run(given) {
    const { match, loaded, kept } = await openSave(given.words[0] ?? '');
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
      past: seenBy(side, await pastOf(match, kept?.keeper.journal)),
      seed: given.count('seed', 1, 0),
      budget,
    });
    let step = work.next();
    for (; step.done !== true; step = work.next()) bar.at(Math.round(shareOf(step.value) * budget.simulations));
    bar.end();
    if (!step.value) throw new Failed({ what: `${game.title} has no advice to give` });
    const battles = battlesIn(match, side, step.value.actions, await game.forecasts?.());
    if (given.flag('json')) json({ ...step.value, battles });
    else tell(step.value, battles);
    return 0;
  },
};
