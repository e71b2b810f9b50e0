import { casesOf } from '@rasputitsa/kernel/node-cases';
import { runCase } from '@rasputitsa/kernel';
import { game } from './games/ukraine43/index.ts';
const filter = process.argv[2] ?? '';
let n = 0, bad = 0;
for (const c of casesOf('./games/ukraine43')) { if (!c.file.includes(filter)) continue; n++; try { runCase(game, c); } catch (e) { bad++; console.log(String((e as Error).message).slice(0, 260)); } }
console.log(n, 'cases', bad, 'fail');
