// Why a piece that was taken up shows nothing on the map.
import type { GameProfile, Host, OfferInfo, Standing, Target } from '@rasputitsa/host';
import type { SeenRefusal } from '@rasputitsa/kernel';
import { t } from '../texts/index.ts';
import { nameOf } from './faces.ts';

export interface Asker {
  readonly host: Pick<Host, 'choices'>;
  readonly seat: string;
  readonly profile: GameProfile;
  readonly standing: () => Standing;
}

/** What most would mean by pressing a piece: the first order that takes pieces. */
const mainOrder = ({ offers }: Standing): OfferInfo | undefined =>
  offers.find((o) => /^pieces?$/.test(o.args[0]?.type ?? '') && !o.refusal);
const isOnMap = (type: string | null): boolean => type === 'place' || type === 'places';

/** Whether these lead nowhere on the map, although what most would mean does: a gun that must be made ready to move. */
export function showsTooLittle(standing: Standing, targets: readonly Target[]): boolean {
  if (targets.length === 0) return true;
  const main = mainOrder(standing);
  return (
    main?.args.some((a) => isOnMap(a.type)) === true &&
    !targets.some((x) => x.verb === main.verb || isOnMap(x.asked.type))
  );
}

/** Why these cannot be used for what most would mean. */
export async function whyIdle(n: Asker, pieces: readonly number[]): Promise<SeenRefusal | undefined> {
  const main = mainOrder(n.standing());
  const arg = main?.args[0];
  if (!main || !arg) return undefined;
  const given = { [arg.name]: arg.type === 'pieces' ? pieces : (pieces[0] ?? -1) };
  const asked = await n.host.choices(n.seat, main.verb, given).catch(() => undefined);
  if (!asked?.ok) return asked?.refusal;
  if (asked.arg === null || asked.choices.length > 0 || asked.elements.length > 0) return undefined;
  // It may begin, and comes to no end: the rules name no reason for that.
  const piece = n.standing().view.pieces.find((p) => p.id === pieces[0]);
  const who = piece ? nameOf(n.profile, piece) : '';
  return {
    rule: main.rule ?? 'kernel:none',
    text: t('table.leadsNowhere', { order: main.title, who }),
    pieces: [],
    places: [],
  };
}
