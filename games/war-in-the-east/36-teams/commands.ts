// 36.0.R: several players of one side each command an area: units belong to whoever has the area they stand in.
import type { CommandInfo, Piece } from '@rasputitsa/kernel';
import { isHex } from '../3-equipment/board.ts';
import type { Query } from '../words.ts';
import { areaNames, areaOf } from './rondo.ts';

const PLAYERS = 4;
const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
const AREAS = areaNames(PLAYERS).map((title) => ({ id: idOf(title), title }));

export const commands = {
  rule: '36.0.R',
  list: () => AREAS,
  /** Who is not on the map is everybody's. */
  of: (q: Pick<Query, 'at'>, piece: Piece) => {
    const at = q.at(piece);
    return isHex(at) ? AREAS[areaOf(PLAYERS, at)]?.id : undefined;
  },
} satisfies CommandInfo;
