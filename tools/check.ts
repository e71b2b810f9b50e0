// `npm run check`: layers, cycles, types, lint, format. Stops at the first that fails and says which.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tangles } from './cycles.ts';
import { breaches } from './layers.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

function step(name: string, command: string, args: string[]): void {
  const t = performance.now();
  const r = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (r.status !== 0) {
    console.error(`check: ${name} failed`);
    process.exit(1);
  }
  console.log(`check: ${name} passed (${((performance.now() - t) / 1000).toFixed(1)} s)`);
}

const found = breaches(root);
for (const b of found) console.error(`${b.file}:${b.line} imports ${b.imports}: ${b.why}`);
if (found.length > 0) process.exit(1);
console.log('check: layers passed');

const cycles = tangles(root);
for (const t of cycles)
  console.error(`${t.files.length} files import each other, the shortest way round:\n  ${t.shortest.join('\n  -> ')}`);
if (cycles.length > 0) process.exit(1);
console.log('check: cycles passed');
step('types', 'tsc', ['--noEmit']);
step('types of the page', 'tsc', ['--noEmit', '-p', 'web']);
step('lint', 'oxlint', ['--type-aware', '--deny-warnings']);
step('format', 'biome', ['format', '.']);
