// Names that saves carry are all written in one way, and every ruling that is cited is there.
import { citedRulings, rulingsOf } from '@rasputitsa/kernel/node-rulings';
import { expect, test } from 'vitest';
import { game } from '../index.ts';

const root = `${import.meta.dirname}/..`;
const ids = [
  ...game.verbs,
  ...game.flags,
  ...game.options,
  ...game.scenarios,
  ...game.overlays,
  ...(game.panels ?? []),
  ...game.standingOrders,
].map((x) => x.id);
const keys = [game.tracks, game.layers, game.marks, game.memos].flatMap((x) => Object.keys(x));

test('ids are words with hyphens; arguments and variables are camelCase', () => {
  const all = [...ids, ...keys, ...game.nodes, ...game.fields];
  expect(all.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  const names = [...game.verbs.flatMap((v) => v.args.map((a) => a.name)), ...Object.keys(game.vars)];
  expect(names.filter((name) => !/^[a-z][a-zA-Z0-9]*$/.test(name))).toEqual([]);
});

test('every ruling cited is in RULINGS.md, under a number of its own', () => {
  const declared = rulingsOf(root);
  expect(new Set(declared).size).toBe(declared.length);
  expect(citedRulings(root).filter((c) => !declared.includes(c.id))).toEqual([]);
});
