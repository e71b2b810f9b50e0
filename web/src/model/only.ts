// What there is in this game for whoever looks at it; a page need not speak of the rest.
import type { OnlyWith, View } from '@rasputitsa/kernel';
import { isInPlay as isThere } from '@rasputitsa/kernel/need';
import type { GameProfile } from '@rasputitsa/host';

export const isInPlay = (
  { onlyWith }: GameProfile,
  view: Pick<View, 'options' | 'scenario' | 'viewer'>,
  what: keyof OnlyWith,
  id: string,
): boolean => isThere(onlyWith, view, what, id);
