// A game kept in a file, one line for every action. Opening it reads from the end, so a long game opens as fast as a short one.
import {
  appendFileSync,
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readSync,
  renameSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import type { Journal } from './journal.ts';
import { damaged, type Head, linesVersion, lineText, parseLine, SAVE_VERSION } from './lines.ts';
import type { GameRecord, Snapshot } from './record.ts';
import { saveText } from './save.ts';

const CHUNK = 1 << 18;
const NEWLINE = 0x0a;

function reading<T>(path: string, body: (fd: number, size: number) => T): T {
  const fd = openSync(path, 'r');
  try {
    return body(fd, fstatSync(fd).size);
  } finally {
    closeSync(fd);
  }
}
function read(fd: number, from: number, to: number): Buffer {
  const buffer = Buffer.alloc(to - from);
  const n = readSync(fd, buffer, 0, buffer.length, from);
  return buffer.subarray(0, n);
}

/** The lines of a file from the last to the first, without one at the end that was never finished. */
function* backward(fd: number, size: number): Generator<string> {
  let end = size;
  let rest: Buffer = Buffer.alloc(0);
  let finished = false;
  while (end > 0) {
    const from = Math.max(0, end - CHUNK);
    rest = Buffer.concat([read(fd, from, end), rest]);
    end = from;
    for (let cut = rest.lastIndexOf(NEWLINE); cut >= 0; cut = rest.lastIndexOf(NEWLINE)) {
      const line = rest.subarray(cut + 1);
      if (finished && line.length > 0) yield line.toString('utf8');
      finished = true;
      rest = rest.subarray(0, cut);
    }
  }
  if (finished && rest.length > 0) yield rest.toString('utf8');
}

function firstLine(fd: number, size: number): string {
  let text = Buffer.alloc(0);
  while (text.length < size) {
    text = Buffer.concat([text, read(fd, text.length, Math.min(size, text.length + CHUNK))]);
    const cut = text.indexOf(NEWLINE);
    if (cut >= 0) return text.subarray(0, cut).toString('utf8');
  }
  return text.toString('utf8');
}

const NUMBER = /"(record|snapshot)":\{"(?:n|at)":(\d+),/;
/** What a line is, without reading all of it. */
function glance(line: string): { readonly kind: string; readonly n: number } | undefined {
  const found = NUMBER.exec(line.slice(0, 100));
  return found ? { kind: found[1] ?? '', n: Number(found[2]) } : undefined;
}

/** Whether a file holds a game in lines; older formats are one JSON value. */
export function isJournalFile(path: string): boolean {
  return (
    existsSync(path) &&
    reading(path, (fd, size) => linesVersion(read(fd, 0, Math.min(size, 200)).toString('utf8'))) === SAVE_VERSION
  );
}

export function fileJournal(path: string): Journal {
  /** A line that was not finished when a machine fell over is taken away before another is added. */
  let whole = false;
  const mend = () => {
    if (whole) return;
    const upTo = reading(path, (fd, size) => {
      for (let end = size; end > 0; end -= CHUNK) {
        const from = Math.max(0, end - CHUNK);
        const cut = read(fd, from, end).lastIndexOf(NEWLINE);
        if (cut >= 0) return from + cut + 1;
      }
      return 0;
    });
    truncateSync(path, upTo);
    whole = true;
  };
  const head = (): Head => {
    const line = parseLine(reading(path, firstLine), 'the first line');
    if (!('head' in line)) throw damaged('its head is missing');
    return line.head;
  };
  const latest = (at: number): Snapshot | undefined =>
    reading(path, (fd, size) => {
      for (const line of backward(fd, size)) {
        const seen = glance(line);
        if (seen?.kind !== 'snapshot' || seen.n > at) continue;
        const parsed = parseLine(line, `the snapshot at ${seen.n}`);
        if ('snapshot' in parsed) return parsed.snapshot;
      }
      return undefined;
    });
  const records = (from: number, to: number): readonly GameRecord[] =>
    reading(path, (fd, size) => {
      const out: GameRecord[] = [];
      for (const line of backward(fd, size)) {
        const seen = glance(line);
        if (seen?.kind !== 'record' || seen.n >= to) continue;
        if (seen.n < from) break;
        const parsed = parseLine(line, `record ${seen.n}`);
        if ('record' in parsed) out.push(parsed.record);
        if (seen.n === from) break;
      }
      return out.reverse();
    });
  return {
    head: async () => (existsSync(path) ? head() : undefined),
    begin: async (file) => {
      // Written beside and moved into place: a crash in the middle leaves the old file whole.
      const beside = `${path}.part`;
      writeFileSync(beside, saveText({ head: file.head, records: file.records, snapshots: file.snapshots }, 'open'));
      renameSync(beside, path);
      whole = true;
    },
    append: async (more, snapshot) => {
      mend();
      const lines = more.map((record) => lineText({ record }));
      if (snapshot) lines.push(lineText({ snapshot }));
      appendFileSync(path, `${lines.join('\n')}\n`);
    },
    latest: async (at = Infinity) => latest(at),
    records: async (from, to = Infinity) => records(from, to),
  };
}
