// What a German does in his first turn of Operation Edelweiss, by clicking.
import type { Standing } from '@rasputitsa/host';
import { expect } from 'vitest';
import type { Player } from './player.ts';

export const stepOf = (s: Standing): string => s.view.phase.at(-1)?.node ?? '';
export const offered = (s: Standing, verb: string): boolean => s.offers.some((o) => o.verb === verb && !o.refusal);

export async function openWithThreeCorps(player: Player): Promise<Standing> {
  await player.clickUnit('U Army Group A');
  await player.order('activate');
  await player.doing(() => player.done());
  for (const name of ['X armor', 'W armor', 'V armor']) {
    await player.clickUnit(name);
    expect(await player.targets('move')).toContain('Rostov');
    await player.doing(() => player.clickHex('Rostov'));
  }
  return player.doing(() => player.done());
}

/** Fights what must be fought, takes what must be taken, until another step or another side. */
export async function fightOn(
  player: Player,
  from: Standing,
): Promise<{ readonly last: Standing; readonly losses: number; readonly fights: number }> {
  let last = from;
  let losses = 0;
  let fights = 0;
  for (let i = 0; i < 30 && last.offers.length > 0; i++) {
    if (offered(last, 'fight') && last.starts['fight']?.ok && last.starts['fight'].choices.length > 0) {
      const at = Number(last.starts['fight'].choices[0]?.value);
      const label = await player.page.evaluate((h) => globalThis.rasputitsa.session.labelOf(h), at);
      last = await player.doing(() => player.clickHex(label));
      fights++;
    } else if (offered(last, 'take')) {
      last = await player.order('take');
      losses++;
    } else if (offered(last, 'repel')) {
      last = await player.order('repel');
    } else if (stepOf(last).includes('command') || stepOf(last).includes('production')) break;
    else last = await player.doing(() => player.done());
  }
  return { last, losses, fights };
}
