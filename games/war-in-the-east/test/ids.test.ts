import type { Node } from '@rasputitsa/kernel';
import { expect, test } from 'vitest';
import { game } from '../index.ts';

function nodes(node: Node): readonly Node[] {
  return node.kind === 'steps' ? [node, ...node.steps.flatMap(nodes)] : [node];
}
const ids = {
  verbs: game.verbs.map((v) => v.id),
  nodes: [game.sequence, ...game.interrupts].flatMap(nodes).map((n) => n.id),
  flags: game.flags.map((f) => f.id),
  fields: game.fields,
  tracks: Object.keys(game.tracks),
  layers: Object.keys(game.layers),
  marks: Object.keys(game.marks),
  memos: Object.keys(game.memos),
  options: game.options.map((o) => o.id),
  orders: game.standingOrders.map((o) => o.id),
};
const others = [...game.scenarios, ...game.overlays, ...(game.panels ?? [])].map((x) => x.id);

test('ids are words with hyphens, arguments of verbs words run together', () => {
  expect([...Object.values(ids).flat(), ...others].filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  const args = game.verbs.flatMap((v) => v.args.map((a) => a.name));
  expect(args.filter((name) => !/^[a-z][a-zA-Z0-9]*$/.test(name))).toEqual([]);
});

test('what was renamed leads to what there is', () => {
  for (const { before, vars: _, ...kinds } of game.renamed ?? []) {
    expect(before).toBeLessThanOrEqual(game.version);
    for (const [kind, names] of Object.entries(kinds))
      for (const [old, now] of Object.entries(names)) {
        expect(ids[kind as keyof typeof ids], `${kind}: ${old}`).toContain(now);
        expect(ids[kind as keyof typeof ids]).not.toContain(old);
      }
  }
});
