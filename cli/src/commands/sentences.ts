import { Match, random as randomFrom, seededDice } from '@rasputitsa/kernel';
import { kindOf, type Suspect, suspects } from '@rasputitsa/kernel/battery/sentences';
import { withSwitches } from '@rasputitsa/kernel/node-mutation';
import { type Command, JSON_OPTION } from '../command.ts';
import { loadGame } from '../node-games.ts';
import { json, number, say } from '../out.ts';

export const sentences: Command = {
  name: 'sentences',
  summary:
    'Looks for refusals that cite a rule which did not say no: rules are left out in turn, and the answers compared.',
  usage: '<game> [--points n] [--stride n] [--probes n] [--seed n] [--json]',
  help: 'A suspicion is for a person to judge. Exit code 1 when there is any.',
  options: {
    points: { type: 'string', value: 'n', help: 'points of random games at which to ask (20)' },
    probes: { type: 'string', value: 'n', help: 'questions at each point besides those about every verb (40)' },
    stride: { type: 'string', value: 'n', help: 'actions between two points (20)' },
    seed: { type: 'string', value: 'n', help: 'the seed of the first game (1)' },
    json: JSON_OPTION,
  },
  words: [1, 1],
  async run(given) {
    const { loaded } = await withSwitches(() => loadGame(given.words[0] ?? ''));
    const { game } = loaded;
    const found = new Map<string, Suspect & { readonly scenario: string; readonly seed: number; times: number }>();
    const first = given.count('seed', 1, 0);
    let points = 0;
    for (let seed = first; points < given.count('points', 20); seed++) {
      const scenario = game.scenarios[seed % game.scenarios.length]?.id ?? '';
      const match = new Match({ game, scenario, dice: seededDice(seed) });
      const random = randomFrom(seed);
      for (let n = 1; !match.over && points < given.count('points', 20); n++) {
        if (n % given.count('stride', 20) === 0) {
          points++;
          for (const s of suspects(match, randomFrom(seed * 65_536 + n), given.count('probes', 40))) {
            const kind = kindOf(game, s);
            const known = found.get(kind);
            if (known) known.times++;
            else found.set(kind, { ...s, scenario, seed, times: 1 });
          }
        }
        const side = match.owing()[0] ?? 0;
        const action = match.sample(side, random);
        if (!action || !match.act(side, action).ok) break;
      }
    }
    const list = [...found.values()].sort((a, b) => b.times - a.times);
    if (given.flag('json')) json({ game: game.id, points, suspects: list });
    else {
      say(`${game.title}: ${number(list.length)} kinds of suspicious refusals at ${number(points)} points`);
      for (const s of list) {
        say(`[${s.cited}] ${s.text}`);
        say(
          `  ${s.times} times; ${s.said.length > 0 ? `legal without ${s.said.join(', ')}` : 'names no reason'}: ${JSON.stringify(s.action)} (${s.scenario}, seed ${s.seed})`,
        );
      }
    }
    return list.length === 0 ? 0 : 1;
  },
};
