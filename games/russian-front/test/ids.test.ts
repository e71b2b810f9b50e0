// Names of things: ids in one style, so that nobody has to remember which; and what they were called before, for older saves.
import type { Node } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { renamed } from '../data/renamed.ts';
import { game } from '../index.ts';

function nodesOf(node: Node): readonly string[] {
  return [node.id, ...(node.kind === 'steps' ? node.steps.flatMap(nodesOf) : [])];
}
const IDS: Readonly<Record<string, readonly string[]>> = {
  verbs: game.verbs.map((v) => v.id),
  nodes: [game.sequence, ...(game.interrupts ?? [])].flatMap(nodesOf),
  flags: (game.flags ?? []).map((f) => f.id),
  fields: [...(game.fields ?? [])],
  tracks: Object.keys(game.tracks ?? {}),
  layers: Object.keys(game.layers ?? {}),
  marks: Object.keys(game.marks ?? {}),
  memos: Object.keys(game.memos ?? {}),
  options: (game.options ?? []).map((o) => o.id),
  scenarios: game.scenarios.map((s) => s.id),
  orders: (game.standingOrders ?? []).map((o) => o.id),
  overlays: (game.overlays ?? []).map((o) => o.id),
  panels: (game.panels ?? []).map((p) => p.id),
};

describe('ids', () => {
  test.each(Object.entries(IDS))('%s are lower case with hyphens', (_kind, ids) => {
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });
  test('arguments of verbs are written in one word', () => {
    const names = game.verbs.flatMap((v) => v.args.map((a) => a.name));
    expect(names.filter((n) => !/^[a-z][a-zA-Z0-9]*$/.test(n))).toEqual([]);
  });
  test('what was renamed has a new name that exists and an old one that does not', () => {
    for (const { before, vars: _vars, ...kinds } of renamed) {
      expect(before).toBeLessThanOrEqual(game.version);
      for (const [kind, names] of Object.entries(kinds))
        for (const [old, now] of Object.entries(names)) {
          expect(IDS[kind], `${kind}: ${now}`).toContain(now);
          expect(IDS[kind], `${kind}: ${old}`).not.toContain(old);
        }
    }
  });
});
