import { beforeEach, describe, expect, it, vi } from 'vitest';

const plusOne = (a: number) => a + 1;
const KEY = Symbol.for('rasputitsa.rule-switches');

// Switches live on the global object: each test begins without.
beforeEach(() => {
  delete (globalThis as { [KEY]?: unknown })[KEY];
  vi.resetModules();
});

describe('rules with switches', () => {
  it('carry no switch in ordinary play: the function itself comes back', async () => {
    const { rule } = await import('../src/rule.ts');
    expect(rule('4.1', plusOne, () => 0)).toBe(plusOne);
  });
  it('can be switched off and on again once fitted', async () => {
    const { fitSwitches, rule } = await import('../src/rule.ts');
    const switches = fitSwitches();
    const f = rule(
      '4.1',
      (a: number, b: number) => a + b,
      (a: number, b: number) => a * b,
    );
    const g = rule(
      '4.2',
      () => 'on',
      () => 'off',
    );
    expect([...switches.known]).toEqual(['4.1', '4.2']);
    expect([f(3, 4), g()]).toEqual([7, 'on']);
    switches.off.add('4.1');
    expect([f(3, 4), g()]).toEqual([12, 'on']);
    switches.off.clear();
    expect(f(3, 4)).toBe(7);
  });
  it('fitting twice gives the same switches, over copies of the module too', async () => {
    const first = await import('../src/rule.ts');
    const switches = first.fitSwitches();
    switches.off.add('x');
    vi.resetModules();
    const second = await import('../src/rule.ts');
    expect(second.fitSwitches()).toBe(switches);
    expect(first.fitSwitches().off.has('x')).toBe(true);
  });
});
