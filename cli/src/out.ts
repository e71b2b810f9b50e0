// What goes to the terminal: colours only where somebody looks, tables, progress.
import { stripVTControlCharacters, styleText } from 'node:util';

export type Style = Parameters<typeof styleText>[0];

/** Both streams are asked: a log sent to a file must hold no escape codes. NO_COLOR and FORCE_COLOR are obeyed by node. */
export function paint(style: Style, text: string): string {
  return styleText(style, text, { stream: process.stdout });
}

export function say(text = ''): void {
  process.stdout.write(`${text}\n`);
}

export function json(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, undefined, 2)}\n`);
}

export function width(text: string): number {
  return stripVTControlCharacters(text).length;
}
export function pad(text: string, to: number): string {
  return text + ' '.repeat(Math.max(0, to - width(text)));
}
function padLeft(text: string, to: number): string {
  return ' '.repeat(Math.max(0, to - width(text))) + text;
}

/** Columns as wide as their widest cell; those whose head ends in `>` are set to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const right = head.map((h) => h.endsWith('>'));
  const heads = head.map((h) => h.replace(/>$/, ''));
  const widths = heads.map((h, i) => Math.max(width(h), ...rows.map((r) => width(r[i] ?? ''))));
  const line = (cells: readonly string[]) =>
    cells
      .map((c, i) => (right[i] ? padLeft(c, widths[i] ?? 0) : pad(c, widths[i] ?? 0)))
      .join('  ')
      .trimEnd();
  return [paint('bold', line(heads)), ...rows.map(line)].join('\n');
}

/** Breaks at spaces; continuation lines are indented. */
export function wrap(text: string, columns: number, indent = ''): string {
  const out: string[] = [];
  const lead = /^ */.exec(text)?.[0] ?? '';
  let line = '';
  for (const word of text.slice(lead.length).split(' ')) {
    if (line !== '' && width(line) + 1 + width(word) > columns) {
      out.push(line);
      line = indent + word;
    } else line = line === '' ? lead + word : `${line} ${word}`;
  }
  return [...out, line].join('\n');
}

export function columns(): number {
  return process.stdout.columns ?? 100;
}

const BAR = 30;

/** Into a file a long run says where it is once a minute. */
const MINUTE = 60_000;
/** A bar on stderr, where somebody watches. */
export function progress(title: string, total: number): { at(n: number): void; end(): void } {
  const live = process.stderr.isTTY;
  const start = performance.now();
  let shown = live ? 0 : start;
  return {
    at(n) {
      const now = performance.now();
      if (now - shown < (live ? 100 : MINUTE)) return;
      shown = now;
      if (!live) {
        process.stderr.write(`${title}: ${n} of ${total} after ${Math.round((now - start) / 1000)} s\n`);
        return;
      }
      const full = Math.round((n / Math.max(1, total)) * BAR);
      const rest = n > 0 ? Math.ceil(((now - start) / n) * (total - n) * 0.001) : 0;
      process.stderr.write(`\r${title} [${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${n}/${total}, ${rest} s left  `);
    },
    end() {
      if (live) process.stderr.write(`\r${' '.repeat(title.length + BAR + 40)}\r`);
    },
  };
}

export function number(n: number): string {
  return n.toLocaleString('en-US', { maximumFractionDigits: n < 100 ? 1 : 0 });
}

/** Nanoseconds as people say them. */
export function duration(ns: number): string {
  if (ns < 1e3) return `${ns.toFixed(0)} ns`;
  if (ns < 1e6) return `${(ns / 1e3).toFixed(ns < 1e4 ? 2 : 1)} us`;
  if (ns < 1e9) return `${(ns / 1e6).toFixed(ns < 1e7 ? 2 : 1)} ms`;
  return `${(ns / 1e9).toFixed(1)} s`;
}
