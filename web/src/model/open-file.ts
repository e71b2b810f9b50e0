// A file from outside, taken in: a saved game, a position, a set-up.
import { t } from '../texts/late.ts';
import type { Host, TableInfo, Trouble } from '@rasputitsa/host';
import { troubleFrom } from './host.ts';
import { takeSketch } from './sketch.ts';

/** A game of two hundred turns is under two megabytes. */
const MOST_MB = 20;

export type Opened =
  | { readonly ok: true; readonly table: TableInfo }
  | { readonly ok: false; readonly trouble: Trouble };

function unopened(why: string): Opened {
  return { ok: false, trouble: { kind: 'file', what: t('home.cannotOpen'), why, todo: t('home.cannotOpenTodo') } };
}

/** Anything may be dropped on a page: what is too big or no text is refused before the rules see it. */
export async function openFile(host: Host, file: File, seat?: string): Promise<Opened> {
  const { name } = file;
  const mb = file.size / 1e6;
  if (mb > MOST_MB) return unopened(t('home.tooBig', { name, size: Math.round(mb) }));
  try {
    const text = await file.text();
    // What is not text decodes to zeros or to the mark for bytes that are not letters.
    if (/[\0\uFFFD]/.test(text.slice(0, 4096))) return unopened(t('home.notText', { name }));
    const table = await host.importFile(text, name, seat);
    takeSketch(table.id, text);
    return { ok: true, table };
  } catch (error) {
    return { ok: false, trouble: troubleFrom(error, t('home.cannotOpen'), t('home.cannotOpenTodo')) };
  }
}
