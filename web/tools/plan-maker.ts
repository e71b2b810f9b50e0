// Makes drawings of maps, in a thread of its own: see plans.ts.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { buildScene } from '../../atlas/src/draw/build.ts';
import { encodePlan } from '../../atlas/src/draw/plan-file.ts';
import { planScene } from '../../atlas/src/draw/plan.ts';
import type { GameFolder } from '../../cli/src/node-games.ts';
import { mapFilesOf } from '../../cli/src/node-maps.ts';
import { STEPS } from '../src/board/messages.ts';

export interface ToPlanMaker {
  readonly folder: GameFolder;
  readonly step: number;
  readonly file: string;
}

async function make({ folder, step, file }: ToPlanMaker): Promise<void> {
  const found = await mapFilesOf(folder);
  const level = STEPS[step];
  if (!found || !level) throw new Error(`the game ${folder.id} shows no map`);
  const { zoom, hexSize } = level;
  const scene = buildScene(found.map, found.outlines, { zoom, hexSize, spec: found.spec, furniture: 'none' });
  mkdirSync(dirname(file), { recursive: true });
  // Whole or not at all: two at once must not see half a drawing.
  const half = `${file}.${process.pid}`;
  writeFileSync(half, gzipSync(encodePlan(planScene(scene)), { level: 9 }));
  renameSync(half, file);
}

const tell = (m: { readonly error?: string }): void => parentPort?.postMessage(m, []);

parentPort?.on('message', (job: ToPlanMaker) => {
  make(job).then(
    () => tell({}),
    (error: unknown) => tell({ error: error instanceof Error ? error.message : String(error) }),
  );
});
