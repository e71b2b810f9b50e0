// Ids have one style, and every ruling that is cited is there.
import type { Node } from '@rasputitsa/kernel';
import { citedRulings, rulingsOf } from '@rasputitsa/kernel/node-rulings';
import { expect, test } from 'vitest';
import { game } from '../index.ts';

function nodesOf(node: Node): readonly string[] {
  return [node.id, ...(node.kind === 'steps' ? node.steps.flatMap(nodesOf) : [])];
}
const ids: Readonly<Record<string, readonly string[]>> = {
  verbs: game.verbs.map((v) => v.id),
  nodes: [game.sequence, ...(game.interrupts ?? [])].flatMap(nodesOf),
  flags: game.flags.map((f) => f.id),
  fields: game.fields,
  tracks: Object.keys(game.tracks),
  layers: Object.keys(game.layers),
  marks: Object.keys(game.marks),
  memos: Object.keys(game.memos),
  options: game.options.map((o) => o.id),
  scenarios: game.scenarios.map((s) => s.id),
  overlays: (game.overlays ?? []).map((o) => o.id),
  panels: (game.panels ?? []).map((p) => p.id),
  orders: (game.standingOrders ?? []).map((o) => o.id),
};

test.each(Object.entries(ids))('ids of %s are words joined by hyphens', (_kind, list) => {
  expect(list.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
});
test('arguments of verbs are camelCase', () => {
  const names = game.verbs.flatMap((v) => v.args.map((a) => a.name));
  expect(names.filter((n) => !/^[a-z][a-zA-Z0-9]*$/.test(n))).toEqual([]);
});
test('every ruling cited is in RULINGS.md, under a number of its own', () => {
  const root = `${import.meta.dirname}/..`;
  const declared = rulingsOf(root);
  expect(declared.filter((id, i) => declared.indexOf(id) !== i)).toEqual([]);
  expect(citedRulings(root).filter((c) => !declared.includes(c.id))).toEqual([]);
});
