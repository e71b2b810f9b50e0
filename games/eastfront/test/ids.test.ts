// Ids have one style, and whatever was called otherwise before leads to an id of today.
import type { Node } from '@rasputitsa/kernel';
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
/** What was renamed may have been renamed again. */
function today(kind: string, old: string): string {
  let id = old;
  for (const { before: _, ...kinds } of game.renamed ?? []) id = new Map(Object.entries(kinds)).get(kind)?.[id] ?? id;
  return id;
}
test('old ids are gone, and each has become one of today', () => {
  for (const { before: _, ...kinds } of game.renamed ?? [])
    for (const [kind, names] of Object.entries(kinds))
      for (const old of Object.keys(names)) {
        expect(ids[kind]).not.toContain(old);
        expect(ids[kind]).toContain(today(kind, old));
      }
});
