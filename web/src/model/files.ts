// Files in and out of the page.
import { t } from '../texts/index.ts';
import type { FileKind, Host, TableInfo, TextFile, Trouble } from '@rasputitsa/host';
import { troubleFrom } from './host.ts';

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
    return { ok: true, table: await host.importFile(text, name, seat) };
  } catch (error) {
    return { ok: false, trouble: troubleFrom(error, t('home.cannotOpen'), t('home.cannotOpenTodo')) };
  }
}

/** A game that nobody here sits at: as its only player knows it, as everybody does, or whole. */
export async function fileOf(host: Host, table: Pick<TableInfo, 'id' | 'chairs'>, what: FileKind): Promise<TextFile> {
  // Who plays alone wants his own log, not what a spectator would have seen.
  const people = table.chairs.flatMap((c, side) => (c === 'person' ? [side] : []));
  const [only = 'spectator' as const] = people.length === 1 ? people : [];
  const { seat } = await host.sit(table.id, only);
  try {
    return await host.exportFile(seat, what);
  } finally {
    void host.leave(seat);
  }
}

const TYPES: Readonly<Record<string, string>> = { json: 'application/json', html: 'text/html', md: 'text/markdown' };

/** Hands a text to the reader as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers begin to read only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
