// What there is in this game: some of it only with an option, and then a page need not speak of it in other games.
import type { View } from '@rasputitsa/kernel';
import type { GameProfile } from '@rasputitsa/host';

export function isInPlay(
  profile: GameProfile,
  view: Pick<View, 'options'>,
  what: keyof NonNullable<GameProfile['onlyWith']>,
  id: string,
): boolean {
  const need = profile.onlyWith?.[what]?.[id];
  return need === undefined || view.options[need.option] === need.is;
}
