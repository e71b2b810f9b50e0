// Drawings of maps: made once, when they are asked for, and only under their own names.
import { readFileSync, rmSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { decodePlan } from '../../atlas/src/draw/plan-file.ts';
import { STEPS } from '../src/board/messages.ts';
import { planNames, planStore } from '../tools/plans.ts';

const store = planStore();
afterAll(() => store.close());
const [far = '', , middle = ''] = (await planNames()).filter((n) => n.includes('/skirmish-')).map((n) => basename(n));

it('every playable game has a drawing for every degree of detail', async () => {
  const names = await planNames();
  expect(names.length % STEPS.length).toBe(0);
  expect(new Set(names).size).toBe(names.length);
});
it('one that is asked for twice at once is made once, and holds the map', async () => {
  const known = await store.file(far);
  if (known) rmSync(known);
  const [a, b] = await Promise.all([store.file(far), store.file(far)]);
  expect(b).toBe(a);
  const made = statSync(a ?? '').mtimeMs;
  const plan = decodePlan(gunzipSync(readFileSync(a ?? '')));
  expect(plan.hexSize).toBe(STEPS[0]?.hexSize);
  expect(plan.layers.some((l) => l.groups.length > 0)).toBe(true);
  await store.file(far);
  expect(statSync(a ?? '').mtimeMs).toBe(made);
});
it('nearer means more of it', async () => {
  const size = async (name: string): Promise<number> =>
    decodePlan(gunzipSync(readFileSync((await store.file(name)) ?? ''))).coords.length;
  expect(await size(middle)).toBeGreaterThan(await size(far));
});
it('another stamp, another game, a way out of the folder: nothing', async () => {
  for (const name of [far.replace(/[0-9a-f]{16}/, '0'.repeat(16)), `no-${far}`, '../package.json', ''])
    expect(await store.file(name)).toBeUndefined();
});
