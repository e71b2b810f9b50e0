// What there is in this game: some of it only with an option, and then a page need not speak of it in other games.
import type { View } from '@rasputitsa/kernel';
import type { GameSheet } from '../host/protocol.ts';

export function isInPlay(
  sheet: GameSheet,
  view: Pick<View, 'options'>,
  what: keyof NonNullable<GameSheet['onlyWith']>,
  id: string,
): boolean {
  const need = sheet.onlyWith?.[what]?.[id];
  return need === undefined || view.options[need.option] === need.is;
}
