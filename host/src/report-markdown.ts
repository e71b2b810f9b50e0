// A report as Markdown: for a forum, a mail, a magazine's editor.
import { luckLine, lossTitle, shown, turnTitle } from './report-words.ts';
import type { Report } from './report-types.ts';

const cell = (s: string): string => s.replaceAll('|', '\\|');
/** Names and sentences are ours, but a star or a bracket in them must stay one. */
const plain = (s: string): string => s.replace(/([\\`*_[\]<>#])/g, '\\$1');

export function markdownOf(r: Report): string {
  const out = [`# ${plain(r.title)}: ${plain(r.scenario)}`, ''];
  if (r.dates !== '') out.push(`*${plain(r.dates)}*`, '');
  out.push(`After-action report, as seen by ${plain(r.eyes)}.${r.result === '' ? '' : ` **${plain(r.result)}.**`}`, '');
  if (r.turning.length > 0) {
    out.push('## Turning points', '');
    for (const p of r.turning) out.push(`- **${plain(turnTitle(r.turns[p.turn]))}** ${plain(p.text)}`);
    out.push('');
  }
  const counts = r.turns.some((t) => t.value !== undefined);
  const head = ['Turn', 'Weather', 'Score', ...(counts ? [r.curve] : []), ...r.sides.map(lossTitle)];
  out.push('## Score and losses', '', `| ${head.map(cell).join(' | ')} |`, `|${head.map(() => ' --- ').join('|')}|`);
  for (const t of r.turns) {
    const cells = [t.turn, t.weather, t.score, ...(counts ? [shown(t.value)] : []), ...t.losses.map(String)];
    out.push(`| ${cells.map((c) => cell(plain(c))).join(' | ')} |`);
  }
  out.push('');
  if (r.luck.length > 0) {
    out.push('## Luck', '');
    for (const l of r.luck) out.push(`- ${plain(luckLine(r, l))}`);
    out.push('');
  }
  for (const t of r.turns) {
    out.push(`## ${plain(turnTitle(t))}`, '');
    for (const l of t.lines)
      out.push(
        l.tone === 'heading' ? `\n### ${plain(l.text)}\n` : `- ${plain(l.text)}${l.rule ? ` (${plain(l.rule)})` : ''}`,
      );
    out.push('');
  }
  return `${out.join('\n').replace(/\n{3,}/g, '\n\n')}\n`;
}
