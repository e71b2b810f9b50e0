// A place in words, for those who hear the board: its name and ground, whose it is, who is there as far as is known, and whether it can
// be chosen now.
import { isTarget } from '../board/types.ts';
import { t } from '../texts/index.ts';
import type { Session } from './types.ts';

function holderOf({ profile, standing }: Session, at: number): string {
  for (const [id, { values, holds }] of Object.entries(profile.layers)) {
    const value = holds ? values[standing().view.layers[id]?.[at] ?? -1] : undefined;
    const side = profile.sides.find((s) => s.id === value);
    if (side) return t('table.heldBy', { side: side.name });
  }
  return '';
}
/** Field works that the eye sees on the map. */
function worksWords({ profile, standing }: Session, at: number): string {
  const { layers, marks } = standing().view;
  return [
    ...Object.entries(profile.layers).map(([id, x]) => (x.drawn && layers[id]?.[at] ? x.title : '')),
    ...Object.entries(profile.marks).map(([id, x]) => {
      const n = x.drawn ? (marks[id]?.[at] ?? 0) : 0;
      return n > 0 ? (x.values?.[n] ?? x.title) : '';
    }),
  ]
    .filter((w) => w !== '')
    .join(', ');
}
/** Named once, how many of them: `Soviet: 2 hidden units`. */
function unitWords(session: Session, at: number): string {
  const stack = session.stacks().get(at) ?? [];
  if (stack.length === 0) return t('table.hexEmpty');
  const sides = [...Map.groupBy(stack, (f) => f.side)];
  return sides
    .map(([side, faces]) => {
      const each = faces.map((f) => `${f.name}${f.ready ? ` (${t('table.ready')})` : ''}`);
      const many = [...Map.groupBy(each, (x) => x)].map(([words, all]) =>
        all.length > 1 ? `${all.length} × ${words}` : words,
      );
      return `${session.sideName(side)}: ${many.join('; ')}`;
    })
    .join('. ');
}
function choiceWords(session: Session, at: number): string {
  const target = session.shades().find((x) => x.at === at && isTarget(x));
  if (target) return target.text ? t('table.targetCost', { cost: target.text }) : t('table.target');
  const asked = session.asking()?.asked.type;
  const choosing = asked === 'place' || asked === 'places' || session.targets().some((x) => x.asked.type === 'place');
  return choosing ? t('table.noTarget') : '';
}
export function hexWords(session: Session, at: number): string {
  const { profile } = session;
  const ground = profile.terrains[profile.terrain[at] ?? -1] ?? '';
  const of = [holderOf, worksWords, unitWords, choiceWords].map((words) => words(session, at));
  return [session.labelOf(at), ground, ...of].filter((w) => w !== '').join(', ');
}
