// What holds for the map folder of every game; called by their tests.
import { execFileSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasGeo, sharedDir } from '../src/geo.ts';
import { formatFinding, lintGame } from '../src/lint.ts';

/** Is the geography there? If not, the run says what it leaves out and why. */
export function hasGeoFor(what: string): boolean {
  if (hasGeo()) return true;
  process.stderr.write(
    `skipped: ${what}: no geography at ${join(sharedDir(), 'geo')} (RASPUTITSA_SHARED names another)\n`,
  );
  return false;
}

export function testMapFiles(gameDir: string): void {
  const game = basename(gameDir);
  describe('the files', () => {
    it('pass the lint', () => {
      expect(lintGame(gameDir).map(formatFinding)).toEqual([]);
    });
    it.runIf(hasGeoFor(`${game}: a rebuild gives the same map`))(
      'are what the compiler writes',
      { timeout: 120_000 },
      () => {
        // In a process of its own: the test runner's module loader makes the compiler seven times slower.
        const main = join(import.meta.dirname, '..', 'src', 'node-main.ts');
        expect(execFileSync(process.execPath, [main, 'check', game], { encoding: 'utf8' })).toContain(
          'what is checked in',
        );
      },
    );
  });
}
