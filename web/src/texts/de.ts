// German, fetched only by those who read it. The keys are those of English (test/texts.test.ts).
import { far } from './de/far.ts';
import { many } from './de/many.ts';
import { panels } from './de/panels.ts';
import { reading } from './de/reading.ts';
import { screens } from './de/screens.ts';
import { table } from './de/table.ts';

export const de = { ...table, ...panels, ...screens, ...reading, ...many, ...far } as const;
