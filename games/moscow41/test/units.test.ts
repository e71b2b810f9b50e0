// The counters as data: what the rules take for granted about them.
import { expect, test } from 'vitest';
import { charts } from '../data/charts.ts';
import { KINDS, type Unit, UNITS } from '../data/units.ts';

const unit = (name: string): Unit => {
  const u = UNITS.find((x) => x.name === name);
  if (!u) throw new Error(`no ${name}`);
  return u;
};
const SETUPS = Object.values(charts['set-ups'].value);
const ours = UNITS.slice(0, 230);

test('[moscow41 1.2] 230 counters with name, type, strength and movement, each under its own name and id', () => {
  expect(new Set(UNITS.map((u) => u.name)).size).toBe(UNITS.length);
  expect(new Set(KINDS.map((k) => k.id)).size).toBe(UNITS.length);
  expect(ours.filter((u) => u.side === 0)).toHaveLength(132);
  expect(ours.filter((u) => u.mp <= 0 || (u.type !== 'hq' && Math.max(...u.attack) <= 0))).toEqual([]);
});
test('[moscow41 1.2.CEL] a counter printed on both sides has 2 CEL and a weaker back, others have 1', () => {
  for (const u of ours) {
    expect([1, 2]).toContain(u.cel);
    expect(u.attack).toHaveLength(u.cel + 1);
  }
  expect(ours.filter((u) => u.cel === 2 && (u.attack[1] ?? 0) >= (u.attack[2] ?? 0))).toEqual([]);
  expect(unit('330/183 INF').attack).toEqual([0, 3, 5]);
});
test('[moscow41 1.2.ART] [moscow41 6.1.6] towed artillery has 1 CEL, an attack and a defence strength', () => {
  for (const u of UNITS.filter((x) => x.type === 'art')) expect(u.cel).toBe(1);
  expect([unit('ART XX').attack[1], unit('ART XX').defence[1]]).toEqual([5, 3]);
});
test('[moscow41 1.3] [moscow41 1.3.ART] who moves on foot, by truck and on tracks; artillery always by truck', () => {
  const moves = (name: string) => unit(name).moves;
  expect(['330/183 INF', '44 CAV-D'].map(moves)).toEqual(['foot', 'foot']);
  expect(['SR 69/10 ARM', '82 MOT-D', 'ART XX', '1 ART 16 Army'].map(moves)).toEqual(Array(4).fill('trucked'));
  expect(['PzR 7/10 ARM', '191 StuG', '4 ARM-BR'].map(moves)).toEqual(Array(3).fill('tracked'));
  expect(moves('HQ XX')).toBe('hq');
});
test('[moscow41 1.3.SIZE] sizes are those of the rulebook', () => {
  expect(new Set(ours.map((u) => u.size))).toEqual(
    new Set(['division', 'brigade', 'regiment', 'battalion', 'corps', 'army']),
  );
});
test('[moscow41 1.3.NAME] [moscow41 SETUP.1] n/m is regiment n of division m; a whole division is listed by its counters', () => {
  expect(unit('39/26 INF').formation).toBe('26 INF');
  expect(UNITS.filter((u) => u.division === '183 INF').map((u) => u.name)).toEqual([
    '330/183 INF',
    '343/183 INF',
    '351/183 INF',
  ]);
  expect(UNITS.filter((u) => u.division === '10 ARM')).toHaveLength(4);
});
test('[moscow41 1.4] strength, movement, CEL and morale are on every counter', () => {
  expect(unit('SS Deutschland')).toMatchObject({ mp: 7, cel: 2, morale: 12 });
});
test('[moscow41 TAB.MORALE] morale limits: SS 12, Wehrmacht 11, French 9, Soviets 10, Guards 11', () => {
  const limit = (name: string) => unit(name).morale;
  expect(['SS Der Fuehrer', '330/183 INF', '638 French', '316 INF', '1 GUARDS INF'].map(limit)).toEqual([
    12, 11, 9, 10, 11,
  ]);
});
test('[moscow41 9.1.4] a headquarters has 1 CEL and ten points', () => {
  for (const u of UNITS.filter((x) => x.type === 'hq')) expect([u.cel, u.mp]).toEqual([1, 10]);
});
test('set-ups name counters that exist, each once', () => {
  for (const setup of SETUPS) {
    const names = [...setup.german, ...setup.soviet, ...setup.restored].flatMap((e) => e.units);
    const all = [...names, ...setup.reserves, ...setup.arrivals.map((a) => a.unit), ...setup.moscowReserves];
    expect(all.filter((n, i) => all.indexOf(n) !== i)).toEqual([]);
    for (const n of all) unit(n);
  }
  expect(SETUPS.map((s) => s.german.flatMap((e) => e.units).length)).toEqual([115, 116]);
  expect(SETUPS.map((s) => [...s.soviet, ...s.restored].flatMap((e) => e.units).length)).toEqual([74, 90]);
});
