// Files out of the page.
import type { FileKind, Host, TableInfo, TextFile } from '@rasputitsa/host';

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

/** Hands a text or a picture to the reader as a file. */
export function download(name: string, content: string | Blob): void {
  const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain';
  const url = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers begin to read only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
