// Lines of a game's log, ready for a terminal.
import type { Line } from '@rasputitsa/kernel/telling';
import { paint } from './out.ts';

export * from '@rasputitsa/kernel/telling';

const INDENT = '  ';

/** A line ready to print. Its rule stands behind it. */
export function printed(line: Line): string {
  const tail = line.rule ? paint('gray', ` [${line.rule}]`) : '';
  if (line.tone === 'heading') return paint('bold', `-- ${line.text} --`);
  if (line.tone === 'dice') return `${INDENT}${paint('yellow', line.text)}${tail}`;
  if (line.tone === 'detail') return `${INDENT}${paint('gray', line.text)}${tail}`;
  if (line.tone === 'end') return paint('bold', `${line.text}${tail}`);
  return `${INDENT}${line.text}${tail}`;
}
