// What the page can lay over the map. Each is computed from what its viewer may know: where blocks stand, what lies open.
import { FULL, type Loc, type Message, type Overlay, type Piece, place, say, type Side } from '@rasputitsa/kernel';
import { HEXES, isHex } from '../1-map/board.ts';
import { isLand } from '../1-map/terrain.ts';
import { isHq, isSupreme } from '../2-units/units.ts';
import { commander } from '../4-sequence/movement-phase.ts';
import { commandRange, commandValue } from '../5-command/command-range.ts';
import { landMoves } from '../6-movement/land-moves.ts';
import { overstacked, stackLimit } from '../6-movement/stacking.ts';
import { zones } from '../8-control/zones-of-control.ts';
import { sideId } from '../sides.ts';
import { attackerAt, battles, control, DISPUTED, isSettingUp, unitsAt, unitsOf } from '../state.ts';
import { type OverlayInfo, type Query, words } from '../words.ts';

const LAND: readonly Loc[] = Array.from({ length: HEXES }, (_, h) => h).filter(isLand);
/** Words for control and zones: nobody, german, soviet, disputed. */
const WORDS = words.layers.control.values;

function shade(value: (at: Loc) => number): Overlay {
  const hexes: { at: Loc; value: string; style: string }[] = [];
  for (const at of LAND) {
    const word = WORDS[value(at)];
    if (value(at) !== 0 && word !== undefined) hexes.push({ at, value: word, style: word });
  }
  return { hexes };
}

/** HQs whose value the viewer knows: its own, and the enemy's that lie open (5.2a). */
function knownHqs(q: Query, viewer: Side): readonly Piece[] {
  return [0, 1].flatMap((side) => unitsOf(q, side)).filter((p) => q.knows(viewer, p) === FULL && isHq(q, p));
}

/** Whether a unit of the viewer could still march: outside its movement phases all are shown. */
function mayMarch(q: Query, p: Piece, viewer: Side): boolean {
  const moving = q.active === viewer && (q.within('movement') || q.within('blitz-movement'));
  return !moving || (!q.has(p, 'moved') && !q.has(p, 'active') && commander(q, p) !== 'none');
}

function battleNote(q: Query, at: Loc): Message {
  const attacker = q.game.sides[attackerAt(q, at)]?.name ?? '';
  const assault = q.mark('repulse', at) > 0 ? ' Assault: low dice of the defender drive attackers back.' : '';
  return say`${place(at)}: the ${attacker} side is Original Attacker.${assault}`;
}

export const overlays: readonly OverlayInfo[] = [
  {
    id: 'control',
    title: 'Hex control',
    rule: '8.1',
    open: true,
    compute: (q) => shade((at) => control(q, at)),
  },
  {
    id: 'zoc',
    title: 'Zones of control',
    rule: '8.2',
    open: true,
    compute: (q) => (isSettingUp(q) ? {} : shade((at) => zones(q)[at] ?? 0)),
  },
  {
    id: 'command',
    title: 'Command range',
    rule: '5.3',
    compute(q, viewer) {
      const reached = new Map<number, number>();
      const notes: { at: Loc; rule: string; message: Message }[] = [];
      for (const hq of knownHqs(q, viewer)) {
        if (isSupreme(q, hq) || !isHex(q.at(hq))) continue;
        const bit = q.sideOf(hq) + 1;
        for (const at of commandRange(q, hq)) reached.set(at, (reached.get(at) ?? 0) | bit);
        notes.push({
          at: q.at(hq),
          rule: '5.3',
          message: say`commands ${Math.max(0, commandValue(q, hq))} hexes around`,
        });
      }
      const hexes = [...reached].map(([at, bits]) => {
        const style = bits === DISPUTED ? 'both' : sideId(bits - 1);
        return { at, value: style, style };
      });
      return { hexes, notes };
    },
  },
  {
    id: 'reach',
    title: 'Where my units can march',
    rule: '6.1a',
    compute(q, viewer) {
      if (isSettingUp(q)) return {};
      const count = new Map<number, number>();
      for (const p of unitsOf(q, viewer))
        if (mayMarch(q, p, viewer)) for (const at of landMoves(q, p).keys()) count.set(at, (count.get(at) ?? 0) + 1);
      return { hexes: [...count].map(([at, n]) => ({ at, value: n, style: 'good' })) };
    },
  },
  {
    id: 'battles',
    title: 'Battles and stacks',
    rule: '7.11',
    compute(q, viewer) {
      if (isSettingUp(q)) return {};
      const fights = battles(q).map((at) => ({ at, rule: '7.12', message: battleNote(q, at) }));
      const crowds = overstacked(q, viewer).map((at) => ({
        at,
        rule: '6.21',
        message: say`${unitsAt(q, at, viewer).length} units stand where ${stackLimit(at)} may.`,
      }));
      const hexes = [
        ...battles(q).map((at) => ({ at, value: 'battle', style: sideId(attackerAt(q, at)) })),
        ...crowds.map(({ at }) => ({ at, value: 'too many', style: 'bad' })),
      ];
      return { hexes, notes: [...fights, ...crowds] };
    },
  },
];
