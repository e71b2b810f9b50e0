// German, fetched only by those who read it. The keys are those of English (test/texts.test.ts).
import { far } from './de/far.ts';
import { panels } from './de/panels.ts';
import { reading } from './de/reading.ts';
import { screens } from './de/screens.ts';
import { table } from './de/table.ts';

export const de = { ...table, ...panels, ...screens, ...reading, ...far } as const;
