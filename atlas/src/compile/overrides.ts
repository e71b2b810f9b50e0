// Hand corrections, each with its reason. They run in the order of the file, in the stage they belong to.
import { hexesOf } from './regions.ts';
import { MapFileError } from './folder.ts';
import type { OverrideRecord } from './spec.ts';
import { type Draft, mark, unmark } from './terrain.ts';

export function applyOverrides(draft: Draft, stage: OverrideRecord['do'], stage2?: OverrideRecord['do']): number {
  const { spec, overrides } = draft.board.folder;
  let count = 0;
  for (const record of overrides) {
    const o = record.value;
    if (o.do !== stage && o.do !== stage2) continue;
    const known = (words: readonly string[], name: string, kind: string) => {
      const i = words.indexOf(name);
      if (i < 0)
        throw new MapFileError(
          record.file,
          record.line,
          `unknown ${kind} \`${name}\`: the words are ${words.join(', ')}`,
        );
      return i;
    };
    count++;
    switch (o.do) {
      case 'terrain': {
        const index = known(spec.terrains, o.to, 'terrain');
        for (const ref of o.hexes) for (const h of hexesOf(draft, ref, record)) draft.terrain[h] = index;
        break;
      }
      case 'side': {
        const index = known(spec.sideTerrains, o.to, 'side terrain');
        for (const pair of o.sides) draft.sideTerrain[draft.board.side(pair, record)] = index;
        break;
      }
      case 'mark':
      case 'unmark':
        known(spec.marks, o.mark, 'mark');
        for (const ref of o.hexes)
          for (const h of hexesOf(draft, ref, record))
            if (o.do === 'mark') mark(draft, h, o.mark);
            else unmark(draft, h, o.mark);
        break;
      case 'link':
      case 'unlink': {
        const bySide = draft.links.get(o.class);
        if (!bySide) throw new MapFileError(record.file, record.line, `unknown class of links \`${o.class}\``);
        for (const pair of o.sides) bySide[draft.board.side(pair, record)] = o.do === 'link' ? 1 : 0;
        break;
      }
    }
  }
  return count;
}
