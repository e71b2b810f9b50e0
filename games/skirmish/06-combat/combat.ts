// Chapter 6: battles. An attack calls the process `battle`, whose stages are the paragraphs of the chapter.
import { type Piece, place, type Refusal, refuse, rule, say, type Side, unit, type Loc } from '@rasputitsa/kernel';
import { NONE, sideBetween } from '@rasputitsa/kit';
import { isArm, onMap, piecesIn } from '../01-board/blocks.ts';
import { AROUND, enemyOf, GRID, HEXES, RIVER, WATER } from '../01-board/board.ts';
import { picture, refuseStack, room } from '../03-zones/zones.ts';
import { refuseOffMap } from '../04-movement/movement.ts';
import { expose, lookForScouts } from '../05-scouts/scouts.ts';
import { fordClosed } from '../10-weather/weather.ts';
import { takeControl } from '../11-victory/victory.ts';
import { fire, previewAttack } from './fire.ts';
import { battleHex, hasWayOut } from './retreat.ts';
import { type DecisionNode, type Play, type ProcessNode, type Query, verb } from '../words.ts';

// Who may attack what

/** 6.1 Adjacent hexes, not across the river except at the bridge and at an open ford. */
const reaches = rule(
  '6.1',
  (q: Query, from: Loc, target: Loc): boolean => {
    const hexside = sideBetween(GRID, from, target);
    return hexside !== NONE && WATER[hexside] !== RIVER && !fordClosed(q, hexside);
  },
  (_: Query, from: Loc, target: Loc) => sideBetween(GRID, from, target) !== NONE,
);

/** 6.2 A block attacks once in a phase, and a hex is attacked once. */
const hasFought = rule(
  '6.2',
  (q: Query, p: Piece): boolean => q.has(p, 'fought'),
  () => false,
);
const wasAttacked = rule(
  '6.2',
  (q: Query, hex: Loc): boolean => q.mark('attacked', hex) > 0,
  () => false,
);

function refuseAttacker(q: Query, p: Piece, target: Loc): Refusal | undefined {
  const own = refuseOffMap(q, p, '6.1');
  if (own) return own;
  if (!reaches(q, q.at(p), target))
    return refuse('6.1', say`${unit(p)} cannot attack ${place(target)} from ${place(q.at(p))}.`, { pieces: [p] });
  if (hasFought(q, p)) return refuse('6.2', say`${unit(p)} has attacked in this phase.`, { pieces: [p] });
  return undefined;
}

function refuseTarget(q: Query, hex: Loc): Refusal | undefined {
  if (hex >= HEXES || picture(q, q.actor).foes[hex] === 0)
    return refuse('6.1', say`There is no enemy to attack in ${place(hex)}.`, { places: [hex] });
  if (wasAttacked(q, hex)) return refuse('6.2', say`${place(hex)} has been attacked in this phase.`, { places: [hex] });
  if (attackersOn(q, hex).length > 0) return undefined;
  return refuse('6.1', say`No block of yours can attack ${place(hex)}.`, { places: [hex] });
}

function attackersOn(q: Query, target: Loc): Piece[] {
  const out: Piece[] = [];
  for (const from of AROUND[target] ?? [])
    if ((picture(q, q.actor).own[from] ?? 0) > 0)
      for (const p of q.piecesAt(from)) if (q.sideOf(p) === q.actor && !refuseAttacker(q, p, target)) out.push(p);
  return out.sort((a, b) => a - b);
}

function* targets(q: Query): Generator<number> {
  const { foes } = picture(q, q.actor);
  for (let hex = 0; hex < HEXES; hex++) if ((foes[hex] ?? 0) > 0) yield hex;
}

export const attack = verb({
  id: 'attack',
  title: 'Attack',
  rule: '6.1',
  args: { target: 'place', blocks: 'pieces' },
  ask: {
    target: {
      title: 'Hex',
      candidates: targets,
      refuse: (q, _, value) => refuseTarget(q, value),
    },
    blocks: {
      title: 'Attackers',
      /** Everybody, or one alone: a bot that wants another mixture may still send it. */
      *candidates(q, { target }) {
        const all = attackersOn(q, target);
        if (all.length > 1) yield all;
        for (const p of all) yield [p];
      },
      elements: (q, { target }) => attackersOn(q, target),
      refuse(q, { target }, value) {
        const blocks = value;
        if (blocks.length === 0) return refuse('6.1', say`An attack needs a block.`);
        for (const p of blocks) {
          const no = refuseAttacker(q, p, target);
          if (no) return no;
        }
        return undefined;
      },
    },
  },
  preview: (q, { target, blocks }) => previewAttack(q, target, blocks),
  apply(g, { target, blocks }) {
    g.setMark('attacked', target, 1);
    for (const p of blocks) g.raise(p, 'fought');
    g.call('battle', { vars: { target, attackers: blocks, stage: 0, attackHits: 0, defenceHits: 0, gaveWay: false } });
  },
});

// The battle

const attackers = (g: Query): readonly Piece[] => (g.v('attackers') ?? []).filter((p) => onMap(g, p));
const defenders = (g: Query): readonly Piece[] => piecesIn(g, battleHex(g), enemyOf(g.active));

/** The paragraphs of a battle in their order. The stage is moved on before its turn, so that what it calls may move it too. */
const STAGES: readonly ((g: Play) => void)[] = [
  function react(g) {
    g.call('reaction', { side: enemyOf(g.active) });
  },
  function meet(g) {
    if (g.v('gaveWay') === true) g.set('stage', STAGES.length - 2);
    else showFighters(g);
  },
  function defenceFires(g) {
    const hits = fire(g, defenders(g), battleHex(g), enemyOf(g.active));
    g.set('defenceHits', hits);
    g.call('losses', { side: g.active, vars: { hits, blocks: attackers(g), at: battleHex(g) } });
  },
  function attackFires(g) {
    const hits = fire(g, attackers(g), battleHex(g), g.active);
    g.set('attackHits', hits);
    g.call('losses', { side: enemyOf(g.active), vars: { hits, blocks: defenders(g), at: battleHex(g) } });
  },
  function outcome(g) {
    if (isBeaten(g)) yieldGround(g);
  },
  function follow(g) {
    // Asked even of guns alone, which must stay: after a withdrawal the enemy has not seen what attacked.
    if (defenders(g).length === 0 && attackers(g).length > 0) g.call('advance', { side: g.active });
  },
  function afterwards(g) {
    turnAway(g, everybody(g));
    lookForScouts(g);
  },
];

/** 6.6 Both sides show what fights. */
const shows = rule(
  '6.6',
  (g: Play, ps: readonly Piece[], to: Side): void => g.reveal(ps, to),
  () => {},
);
function showFighters(g: Play): void {
  const enemy = enemyOf(g.active);
  shows(g, attackers(g), enemy);
  shows(g, defenders(g), g.active);
  for (const p of [...attackers(g), ...defenders(g)]) if (isArm(g, p, 'scout')) expose(g, p);
}

/** 6.13 The defender who took more hits than he gave must go. */
const isBeaten = rule(
  '6.13',
  (q: Query): boolean =>
    defenders(q).length > 0 &&
    attackers(q).length > 0 &&
    (q.v('attackHits') as number) > (q.v('defenceHits') as number),
  () => false,
);
/** 6.13 With nowhere to go he loses another step instead. */
function yieldGround(g: Play): void {
  const side = enemyOf(g.active);
  if (hasWayOut(g, side)) g.call('beaten', { side });
  else g.call('losses', { side, vars: { hits: 1, blocks: defenders(g), at: battleHex(g) } });
}

/** 6.15 Blocks that fought are turned away from the enemy again, under new names. Scouts stay seen until 5.5. */
const concealed = rule(
  '6.15',
  (q: Query, p: Piece): boolean => !isArm(q, p, 'scout'),
  () => false,
);
export function turnAway(g: Play, blocks: readonly Piece[]): void {
  for (const side of [g.active, enemyOf(g.active)])
    g.conceal(
      blocks.filter((p) => onMap(g, p) && g.sideOf(p) !== side && concealed(g, p)),
      side,
    );
}

function everybody(g: Play): readonly Piece[] {
  const all: Piece[] = [];
  for (let p = 0; p < g.pieceCount; p++) if (onMap(g, p)) all.push(p);
  return all;
}

export const battle: ProcessNode = {
  kind: 'process',
  id: 'battle',
  title: 'Battle',
  rule: '6.3',
  step(g) {
    const stage = g.v('stage') as number;
    const play = STAGES[stage];
    if (!play) return 'done';
    g.set('stage', stage + 1);
    play(g);
    return 'again';
  },
};

// Advance

/** 6.14 Attackers that fought hand to hand follow; guns do not. */
const mayAdvance = rule(
  '6.14',
  (q: Query, p: Piece): boolean => !isArm(q, p, 'gun'),
  () => true,
);

export const advanceStep: DecisionNode = {
  kind: 'decision',
  id: 'advance',
  title: 'Advance after combat',
  rule: '6.14',
  verbs: ['advance'],
  prompt: (q) => say`The enemy has left ${place(battleHex(q))}: advance or stay.`,
  done: { title: 'Stay', rule: '6.14' },
};

function advancing(q: Query): Piece[] {
  return attackers(q).filter((p) => mayAdvance(q, p));
}

export const advanceBlocks = verb({
  id: 'advance',
  title: 'Advance',
  rule: '6.14',
  ends: true,
  args: { blocks: 'pieces' },
  ask: {
    blocks: {
      title: 'Blocks',
      *candidates(q) {
        const all = advancing(q);
        if (all.length > 1) yield all;
        for (const p of all) yield [p];
      },
      elements: advancing,
      refuse(q, _, value) {
        const blocks = value;
        if (blocks.length === 0) return refuse('6.14', say`Nobody advances.`);
        const out = blocks.find((p) => !attackers(q).includes(p) || !mayAdvance(q, p));
        if (out !== undefined) return refuse('6.14', say`${unit(out)} cannot advance.`, { pieces: [out] });
        const more = blocks.reduce((sum, p) => sum + room(q, p), 0);
        return refuseStack(q, q.actor, battleHex(q), more);
      },
    },
  },
  apply(g, { blocks }) {
    const to = battleHex(g);
    for (const p of blocks) {
      g.move(p, to, { path: [g.at(p), to], by: 'advance' });
      takeControl(g, p, [to]);
    }
    lookForScouts(g);
  },
});

/** The phase ends: everybody may fight again. */
export function endCombat(g: Play): void {
  for (const p of g.piecesOf(g.active)) g.lower(p, 'fought');
  for (const hex of Object.keys(g.state.marks['attacked'] ?? {})) g.setMark('attacked', hex, 0);
}
