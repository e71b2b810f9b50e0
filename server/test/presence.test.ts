// A player whose page is connected to another process than the one that plays the table is there all the same: links for dice are asked of
// them, not taken from what they left for an absence.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { house, type House, passUntil, type Person, SPEC } from './house.ts';

process.env['TEST_DATABASE'] = 'postgres';
let at: House;
beforeAll(async () => {
  at = await house({}, 1);
});
afterAll(() => at.close());

test('dice are made of live links of a player who has only the list of games open, in another process', async () => {
  const [anna, boris] = [at.person(), at.person()];
  const elsewhere: Person = at.person(1);
  const made = await anna.makes(SPEC);
  await anna.show(made.key);
  const { key } = await boris.takes(made.invite, 1, 'Boris');
  await boris.show(key);
  anna.sat = await anna.host.sit(made.table, 0);
  boris.sat = await boris.host.sit(made.table, 1);
  // On his other device, connected to the other process, Boris only looks at the list; the first one gives nothing.
  boris.gives = false;
  await elsewhere.show(key);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const asked = (p: Person): number => p.news.length + p.frames.filter((f) => f.includes('"kind":"link"')).length;
  await passUntil([anna, boris], () => anna.now().view.rolls > 0);
  expect(asked(elsewhere)).toBeGreaterThan(0);
  await anna.host.resign(anna.now().seat);
  const { text } = await anna.host.exportFile(anna.now().seat, 'game');
  expect(text).toContain('"links"');
  expect(text).not.toContain('"left":');
});
