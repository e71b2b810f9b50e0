// What holds for the map folder of every game; called by their tests.
import { execFileSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatFinding, lintGame } from '../src/compile/lint.ts';

export function testMapFiles(gameDir: string): void {
  const game = basename(gameDir);
  describe('the files', () => {
    it('pass the lint', () => {
      expect(lintGame(gameDir).map(formatFinding)).toEqual([]);
    });
    it('are what the compiler writes', { timeout: 120_000 }, () => {
      // In a process of its own: the test runner's module loader makes the compiler seven times slower.
      const main = join(import.meta.dirname, '..', 'src', 'compile', 'node-main.ts');
      expect(execFileSync(process.execPath, [main, 'check', game], { encoding: 'utf8' })).toContain(
        'what is checked in',
      );
    });
  });
}
