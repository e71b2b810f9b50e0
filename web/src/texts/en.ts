// The words a table needs at once, by screen: one file a screen, so that several hands can write at once. Those of parts that come
// on demand are in en-late.ts.
import { many } from './en/many.ts';
import { panels } from './en/panels.ts';
import { table } from './en/table.ts';
import { ui } from './en/ui.ts';

export const en = { ...ui, ...table, ...panels, ...many } as const;
