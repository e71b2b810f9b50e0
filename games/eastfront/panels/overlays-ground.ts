// What the ground is worth and what it does now: prizes of the war, and going and cover in this weather.
import { type Loc, type Message, type Overlay, place, say, type Side, sideName } from '@rasputitsa/kernel';
import { HEXES, hexOf } from '../1-map/board.ts';
import { placeAt } from '../1-map/cities.ts';
import { isFortress } from '../1-map/fortresses.ts';
import { isLand } from '../1-map/terrain.ts';
import { CENTRES, centreYield } from '../11-production/production-level.ts';
import { stopsAll } from '../6-movement/land-moves.ts';
import { coverReasons } from '../7-combat/defense.ts';
import { control, DISPUTED, isSettingUp, NOBODY } from '../state.ts';
import { type OverlayInfo, type Query, words } from '../words.ts';

const LAND: readonly Loc[] = Array.from({ length: HEXES }, (_, h) => h).filter(isLand);
const WORDS = words.layers.control.values;

interface Note {
  readonly at: Loc;
  readonly rule: string;
  readonly message: Message;
}

/** Places on which more hangs than production (16.1). */
const STAKES: readonly (readonly [name: string, rule: string, what: string])[] = [
  ['Bucharest', '16.11a', 'Rumania surrenders when it is Soviet'],
  ['Ploesti', '16.12', 'German HQs cost more without its oil'],
  ['Odessa', '16.13a', 'its fall frees the 3rd Rumanian Army'],
  ['Sevastopol', '16.13b', 'its fall frees the other Satellites'],
];

function worth(hex: Loc): number {
  const values = placeAt(hex)?.values;
  return (values?.['production'] ?? 0) + (values?.['resource'] ?? 0);
}
/** 11.22: what its holder has of it; while both sides set up railways are not known. */
function centreNote(q: Query, hex: Loc): Note {
  const now = control(q, hex);
  const rule = (placeAt(hex)?.values['resource'] ?? 0) > 0 ? '11.23' : '11.22';
  if (now === NOBODY || now === DISPUTED) return { at: hex, rule, message: say`${place(hex)} yields nobody anything.` };
  const holder = now - 1;
  if (isSettingUp(q)) return { at: hex, rule, message: say`${place(hex)} is held by the ${sideName(holder)} side.` };
  const n = centreYield(q, hex, holder);
  return {
    at: hex,
    rule,
    message:
      n === 0
        ? say`${place(hex)} yields the ${sideName(holder)} side nothing: it has no rail or sea supply.`
        : say`${place(hex)} yields the ${sideName(holder)} side ${n}.`,
  };
}
function objectives(q: Query): Overlay {
  const fortresses = LAND.filter((h) => isFortress(h) && worth(h) === 0);
  const hexes = [...CENTRES, ...fortresses].map((at) => ({
    at,
    value: worth(at) > 0 ? worth(at) : 'fortress',
    style: WORDS[control(q, at)] ?? 'nobody',
  }));
  const notes: Note[] = CENTRES.map((at) => centreNote(q, at));
  for (const at of LAND)
    if (isFortress(at)) notes.push({ at, rule: '1.46a', message: say`${place(at)} is a fortress.` });
  for (const [name, rule, what] of STAKES) notes.push({ at: hexOf(name), rule, message: say`${name}: ${what}.` });
  return { hexes, notes };
}

/** Where units stop, and how many hits a step of whoever holds the hex costs. Clear hexes in the dry do nothing. */
function going(q: Query, viewer: Side): Overlay {
  const hexes: { at: Loc; value: string; style: string }[] = [];
  for (const at of LAND) {
    const stops = stopsAll(q, at);
    const cover = isSettingUp(q) ? 1 : (coverReasons(q, at, viewer, 'supported').at(-1)?.n ?? 1);
    if (!stops && cover === 1) continue;
    const words = [...(stops ? ['stops'] : []), ...(cover > 1 ? [`${cover} hits`] : [])];
    hexes.push({ at, value: words.join(', '), style: stops ? 'bad' : 'good' });
  }
  return { hexes };
}

export const groundOverlays: readonly OverlayInfo[] = [
  { id: 'objectives', title: 'Cities, resources and fortresses', rule: '11.2', compute: objectives },
  { id: 'weather', title: 'Going and cover in this weather', rule: '12.2', compute: going },
];
