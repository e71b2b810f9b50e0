import type { Game, Node, Verb } from '@rasputitsa/kernel';
import { type Command, JSON_OPTION } from '../command.ts';
import { loadGame } from '../node-games.ts';
import { json, say, table } from '../out.ts';

function* nodes(n: Node): Generator<Node> {
  yield n;
  if (n.kind === 'steps') for (const s of n.steps) yield* nodes(s);
}

/** The phases that offer a verb. */
function phasesOf(game: Game, verb: Verb): readonly string[] {
  return [game.sequence, ...game.interrupts]
    .flatMap((n) => [...nodes(n)])
    .flatMap((n) => (n.kind === 'decision' && n.verbs.includes(verb.id) ? [n.id] : []));
}

export const verbs: Command = {
  name: 'verbs',
  summary: 'Lists what can be done in a game: verbs for scripts, with their arguments and phases.',
  usage: '<game> [--json]',
  help: `A step of a script is {do: <verb>, <argument>: <value>, ...}; docs/formats.md says how pieces and places are named.
Which values are legal depends on the board: a step {show: {do: <verb>}} prints them.`,
  options: { json: JSON_OPTION },
  words: [1, 1],
  async run(given) {
    const { game } = await loadGame(given.words[0] ?? '');
    const rows = game.verbs.map((v) => ({
      verb: v.id,
      title: v.title,
      rule: v.rule,
      args: v.args.map((a) => ({ name: a.name, type: a.type, title: a.title ?? a.name })),
      phases: phasesOf(game, v),
    }));
    if (given.flag('json')) {
      json(rows);
      return 0;
    }
    const args = (r: (typeof rows)[number]) => r.args.map((a) => `${a.name}: ${a.type}`).join(', ');
    say(
      table(
        ['verb', 'arguments', 'rule', 'in'],
        [
          ...rows.map((r) => [r.verb, args(r) || '-', r.rule, r.phases.join(', ')]),
          ['done', '-', '', 'every step that can be ended'],
        ],
      ),
    );
    return 0;
  },
};
