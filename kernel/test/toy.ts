// A toy game for tests: it means nothing and uses everything the kernel has.
import type { Play, Query } from '../src/context.ts';
import { seededDice } from '../src/dice.ts';
import type { Game, Kind, Node, StepsNode, Verb } from '../src/game.ts';
import { nodeIds } from '../src/compiled.ts';
import { verb } from '../src/verb.ts';
import { open } from '../src/words.ts';
import { Match, type MatchOptions } from '../src/match.ts';
import { place, refuse, say, sideName, unit, units } from '../src/message.ts';
import { FULL, KIND, type Loc, NOWHERE, type Piece, type Side } from '../src/types.ts';

export const RED = 0;
export const BLUE = 1;
const HEXES = 10;
/** Hexes 0 .. 9 are A .. J in a row; then two boxes. */
export const POOL = 10;
export const RESERVE = 11;
const LABELS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'Pool', 'Reserve'];
const HOME = [0, 9] as const;
const STACK = 3;

export const hex = (label: string): Loc => LABELS.indexOf(label);

const kinds: readonly Kind[] = [
  { id: 'r1', name: '1 Rifle', side: RED, steps: 3 },
  { id: 'r2', name: '2 Rifle', side: RED, steps: 2 },
  { id: 'r3', name: '3 Guards', side: RED, steps: 4 },
  { id: 'b1', name: '1 Panzer', side: BLUE, steps: 4 },
  { id: 'b2', name: '2 Jager', side: BLUE, steps: 3 },
  { id: 'b3', name: '3 Jager', side: BLUE, steps: 2 },
  { id: 'mil', name: 'Militia', side: RED, steps: 1 },
];
/** Pieces of the scenario, by index. */
export const P = { r1: 0, r2: 1, r3: 2, b1: 3, b2: 4, b3: 5, mil1: 6, mil2: 7 } as const;

const isHex = (at: Loc) => at >= 0 && at < HEXES;
export const neighbours = (at: Loc): Loc[] => (isHex(at) ? [at - 1, at + 1].filter(isHex) : []);
const onMap = (q: Query, side: Side) => q.piecesOf(side).filter((p) => isHex(q.at(p)));
const own = (q: Query) => onMap(q, q.actor);
const friends = (q: Query, at: Loc, side: Side) => q.piecesAt(at).filter((p) => q.sideOf(p) === side);

function enterRefusal(q: Query, p: Piece, to: Loc, more = 1) {
  if (!neighbours(q.at(p)).includes(to)) return refuse('4.1', say`${unit(p)} is not next to ${place(to)}.`);
  const there = friends(q, to, q.sideOf(p));
  if (there.length + more > STACK)
    return refuse('4.2', say`${place(to)} holds ${units(there)} already.`, { pieces: there, places: [to] });
  return undefined;
}
function moverRefusal(q: Query, p: Piece) {
  if (q.sideOf(p) !== q.actor) return refuse('4.0', say`${unit(p)} is not yours.`, { pieces: [p] });
  if (!isHex(q.at(p))) return refuse('4.0', say`${unit(p)} is not on the map.`);
  return q.has(p, 'moved') ? refuse('4.3', say`${unit(p)} has moved.`, { pieces: [p] }) : undefined;
}
function contested(q: Query): Loc[] {
  const fought = (q.v('fought') ?? []) as readonly number[];
  const out: Loc[] = [];
  for (let h = 0; h < HEXES; h++)
    if (!fought.includes(h) && friends(q, h, RED).length > 0 && friends(q, h, BLUE).length > 0) out.push(h);
  return out;
}

const move = verb({
  id: 'move',
  title: 'Move',
  rule: '4',
  args: { piece: 'piece', to: 'place' },
  ask: {
    piece: {
      title: 'unit',
      candidates: own,
      refuse: (q, _, p) => moverRefusal(q, p),
      preview: (q, _, p) => ({ label: say`${unit(p)} at ${place(q.at(p))}`, cost: 1 }),
    },
    to: {
      candidates: (q, { piece }) => neighbours(q.at(piece)),
      refuse: (q, { piece }, to) => enterRefusal(q, piece, to),
      preview: (q, { piece }, to) => ({
        cost: '1',
        path: [q.at(piece), to],
        notes: [{ rule: '4.1', message: say`meets ${units(q.piecesAt(to))}`, n: 1 }],
      }),
    },
  },
  preview: (_, { piece, to }) => ({ label: say`${unit(piece)} to ${place(to)}` }),
  apply(g, { piece, to }) {
    g.move(piece, to, { path: [g.at(piece), to], by: 'march' });
    g.raise(piece, 'moved');
    g.lower(piece, 'dug');
    g.setField(piece, 'fuel', g.field(piece, 'fuel') + 1);
    g.setLayer('control', [to], g.sideOf(piece) + 1);
  },
});

/** A stack moves together. */
const march = verb({
  id: 'march',
  title: 'March',
  rule: '4.5',
  args: { pieces: 'pieces', to: 'place' },
  ask: {
    pieces: {
      candidates: (q) => {
        const out: number[][] = [];
        for (let h = 0; h < HEXES; h++) {
          const here = friends(q, h, q.actor).filter((p) => !q.has(p, 'moved'));
          if (here.length > 1) out.push(here.slice());
        }
        return out;
      },
      refuse(q, _, list) {
        const ps = list;
        if (ps.length < 2) return refuse('4.5', say`A march takes at least ${2} units.`);
        for (const p of ps) {
          const no = moverRefusal(q, p);
          if (no) return no;
          if (q.at(p) !== q.at(ps[0] ?? -1)) return refuse('4.6', say`${units(ps)} do not stand together.`);
        }
        return undefined;
      },
      elements: own,
    },
    to: {
      candidates: (q, { pieces }) => neighbours(q.at(pieces[0] ?? -1)),
      refuse: (q, { pieces }, to) => enterRefusal(q, pieces[0] ?? -1, to, pieces.length),
    },
  },
  apply(g, { pieces, to }) {
    for (const p of pieces) {
      g.move(p, to, { by: 'march' });
      g.raise(p, 'moved');
    }
  },
});

/** A path, for lists of places. */
const patrol = verb({
  id: 'patrol',
  title: 'Patrol',
  rule: '5',
  args: { piece: 'piece', route: 'places' },
  ask: {
    piece: { candidates: own, refuse: (q, _, p) => moverRefusal(q, p) },
    route: {
      candidates: (q, { piece }) => neighbours(q.at(piece)).map((n) => [n, q.at(piece)]),
      refuse: (q, { piece }, route) => {
        const [out, back, ...more] = route;
        const fits = neighbours(q.at(piece)).includes(out ?? -1) && back === q.at(piece) && more.length === 0;
        return fits ? undefined : refuse('5.1', say`${unit(piece)} goes out one hex and back.`);
      },
    },
  },
  check: (q, { piece }) =>
    q.option('rain') === true ? refuse('5.2', say`${unit(piece)} stays in: it rains.`) : undefined,
  apply(g, { piece, route }) {
    g.raise(piece, 'moved');
    const at = route[0] ?? -1;
    const seen = g.piecesAt(at).filter((p) => g.sideOf(p) !== g.actor);
    g.reveal(seen, g.actor, KIND);
    g.setMark('trap', at, g.mark('trap', at) + 1);
    g.note('5', say`${unit(piece)} looked at ${place(at)} and saw ${units(seen)}.`, [g.actor]);
  },
});

const dig = verb({
  id: 'dig',
  title: 'Dig in',
  rule: '6',
  refuse: (q) => (q.track('turn') > 2 ? refuse('6.2', say`The ground is frozen.`) : undefined),
  args: { piece: 'piece' },
  ask: { piece: { candidates: own, refuse: (q, _, p) => moverRefusal(q, p) } },
  apply(g, { piece }) {
    g.raise(piece, 'dug');
    g.raise(piece, 'moved');
    g.setMark('fort', g.at(piece), 1);
    g.setLayer('mines', [g.at(piece)], 1);
  },
});

/** Names a foreign block. */
const scout = verb({
  id: 'scout',
  title: 'Scout',
  rule: '7',
  refuse: (q) =>
    q.track(q.actor === RED ? 'redAir' : 'blueAir') < 1 ? refuse('7.1', say`No aircraft are left.`) : undefined,
  args: { target: 'foe piece' },
  ask: {
    target: {
      candidates: (q) => onMap(q, 1 - q.actor).filter((p) => q.knows(q.actor, p) > 0),
      refuse: (q, _, p) => (q.sideOf(p) === q.actor ? refuse('7.2', say`${unit(p)} is your own.`) : undefined),
    },
  },
  apply(g, { target }) {
    const air = g.actor === RED ? 'redAir' : 'blueAir';
    g.setTrack(air, g.track(air) - 1);
    g.reveal([target], g.actor, FULL);
  },
});

const rebuild = verb({
  id: 'rebuild',
  title: 'Rebuild',
  rule: '8',
  args: { piece: 'piece' },
  ask: {
    piece: {
      candidates: (q) => q.piecesOf(q.actor).filter((p) => q.at(p) === POOL),
      refuse: (q, _, p) => {
        if (q.sideOf(p) !== q.actor || q.at(p) !== POOL) return refuse('8.1', say`${unit(p)} is not in the pool.`);
        return friends(q, HOME[q.actor] ?? 0, q.actor).length >= STACK
          ? refuse('8.2', say`No room at home.`)
          : undefined;
      },
    },
  },
  apply(g, { piece }) {
    g.remove(piece, NOWHERE);
    g.place(piece, HOME[g.sideOf(piece)] ?? 0, 1);
    g.raise(piece, 'moved');
  },
});

/** For the argument types no other verb has. */
const ally = verb({
  id: 'ally',
  title: 'Send word',
  rule: '9',
  refuse: (q) => (q.memo('press') === undefined ? undefined : refuse('9.1', say`Word was sent already.`)),
  args: { whom: 'side', word: 'choice' },
  ask: { whom: { candidates: () => [RED, BLUE] }, word: { candidates: () => ['peace', 'war'] } },
  check: (q, { whom, word }) =>
    whom === q.actor && word === 'war' ? refuse('9.2', say`${sideName(whom)} cannot fight itself.`) : undefined,
  apply(g, { whom, word }) {
    g.setMemo('press', { whom, word });
    g.setMemo('diary', { by: g.actor });
    g.note('9', say`${sideName(g.actor)} to ${sideName(whom)}: ${word}.`);
  },
});

const planOf = (side: Side) => (side === RED ? 'redPlan' : 'bluePlan');
const plan = verb({
  id: 'plan',
  title: 'Plan',
  rule: '3',
  args: { n: 'number' },
  ask: { n: { candidates: (q) => [1, 2, 3].filter((n) => n !== q.track(planOf(q.actor))) } },
  apply(g, { n }) {
    g.setTrack(planOf(g.actor), n);
  },
});

const answer = verb({
  id: 'answer',
  title: 'Answer',
  rule: '10.1',
  ends: true,
  args: { how: 'choice' },
  ask: { how: { candidates: () => ['stand', 'yield'] } },
  apply(g, { how }) {
    g.reply('answer', how);
  },
});

function fight(g: Play, at: Loc): void {
  const attacker = g.active;
  const [a = 0, d = 0] = g.roll(2, 6, say`Battle at ${place(at)}`, '10.2');
  const loser = a + g.track(planOf(attacker)) > d ? 1 - attacker : attacker;
  g.reveal(friends(g, at, loser), 1 - loser, FULL);
  for (const p of friends(g, at, loser)) {
    g.setSteps(p, g.steps(p) - 1, '10.3');
    if (g.steps(p) === 0) g.remove(p, g.draw(2) === 0 ? POOL : NOWHERE, '10.4');
  }
}

export const combat: Node = {
  id: 'combat',
  title: 'Combat',
  kind: 'process',
  enter: (g) => g.set('fought', []),
  step(g) {
    const how = g.frame.vars['answer'];
    const at = g.frame.vars['at'];
    if (how !== undefined && typeof at === 'number') {
      if (how === 'stand') fight(g, at);
      g.set('fought', [...((g.v('fought') ?? []) as number[]), at]);
      g.unset('answer');
      g.unset('at');
      return 'again';
    }
    const [next] = contested(g);
    if (next === undefined) return 'done';
    g.set('at', next);
    g.call('battle', { side: 1 - g.active, vars: { hex: next } });
    return 'again';
  },
};

const plans: Node = {
  id: 'plans',
  title: 'Plans',
  rule: '3',
  kind: 'decision',
  secret: true,
  who: () => [RED, BLUE],
  verbs: ['plan'],
  prompt: (q, side) => say`${sideName(side)}, plan turn ${q.track('turn')}.`,
  done: {
    title: 'Ready',
    refuse: (q, side) => (q.track(planOf(side)) === 0 ? refuse('3.1', say`Plan first.`) : undefined),
  },
  enter(g) {
    g.setTrack('redPlan', 0);
    g.setTrack('bluePlan', 0);
  },
  leave: (g) => g.setMemo('plans', [g.track('redPlan'), g.track('bluePlan')]),
};

const MARCH_VERBS = ['move', 'march', 'patrol', 'dig', 'scout', 'rebuild', 'ally'];
const phase: StepsNode = {
  id: 'phase',
  title: 'Phase',
  kind: 'steps',
  // Equal plans: red goes first and once more at the end.
  sides: (q) => {
    const [r, b] = [q.track('redPlan'), q.track('bluePlan')];
    return r === b ? [RED, BLUE, RED] : r > b ? [RED, BLUE] : [BLUE, RED];
  },
  steps: [
    {
      id: 'move-step',
      title: 'Movement',
      rule: '4',
      kind: 'decision',
      verbs: MARCH_VERBS,
      prompt: (q, side) => say`${sideName(side)} moves; ${units(onMap(q, side))}.`,
      done: { title: 'End movement', rule: '4.9' },
    },
    combat,
    {
      id: 'rest',
      title: 'Rest',
      kind: 'auto',
      when: (q) => q.option('rain') === false,
      run(g) {
        for (const side of [RED, BLUE]) g.conceal(onMap(g, 1 - side), side);
      },
    },
  ],
  leave(g) {
    for (const side of [RED, BLUE]) for (const p of onMap(g, side)) g.lower(p, 'moved');
  },
};

function judge(g: Play): void {
  const r = onMap(g, RED).length;
  const b = onMap(g, BLUE).length;
  if (g.track('turn') < Number(g.option('turns')) && r > 0 && b > 0) {
    g.setTrack('turn', g.track('turn') + 1);
    return;
  }
  g.end({ winner: r === b ? -1 : r > b ? RED : BLUE, level: 'marginal', rule: '2.1', score: r - b });
}

const sequence: StepsNode = {
  id: 'game',
  title: 'Game',
  kind: 'steps',
  while: () => true,
  steps: [plans, phase, { id: 'judge', title: 'Judge', kind: 'auto', run: judge }],
};

const battle: Node = {
  id: 'battle',
  title: 'Battle',
  rule: '10',
  kind: 'decision',
  verbs: ['answer'],
  prompt: (q) => say`Stand at ${place(Number(q.v('hex')))}?`,
};

function setup(g: Play): void {
  g.create('r1', hex('A'));
  g.create('r2', hex('B'));
  g.create('r3', hex('B'), 3);
  g.create('b1', hex('J'));
  g.create('b2', hex('I'));
  g.create('b3', hex('I'));
  g.create('mil', hex('C'), 1, KIND);
  g.create('mil', NOWHERE);
}

const interrupts: readonly Node[] = [battle];

export const toy: Game = {
  id: 'toy',
  title: 'Toy',
  summary: 'A toy.',
  version: 1,
  sides: [
    { id: 'red', name: 'Red' },
    { id: 'blue', name: 'Blue' },
  ],
  places: {
    hexes: HEXES,
    count: LABELS.length,
    label: (at) => LABELS[at] ?? '?',
    parse: (t) => (LABELS.includes(t) ? LABELS.indexOf(t) : { error: `no place ${t}` }),
  },
  kinds,
  flags: [
    { id: 'moved', title: 'Moved' },
    { id: 'dug', title: 'Dug in', open: true },
  ],
  fields: ['fuel'],
  tracks: {
    turn: { title: 'Turn', start: 1, min: 1, max: 3 },
    redPlan: { title: 'Red plan', start: 0, seenBy: [RED] },
    bluePlan: { title: 'Blue plan', start: 0, seenBy: [BLUE] },
    redAir: { title: 'Red air', start: 2, min: 0, seenBy: [RED] },
    blueAir: { title: 'Blue air', start: 2, min: 0, seenBy: [BLUE] },
  },
  layers: {
    control: { title: 'Control', start: () => 0, values: ['none', 'red', 'blue'] },
    mines: { title: 'Mines', start: (at) => (at === 5 ? 1 : 0), values: ['clear', 'mined'], seenBy: [BLUE] },
  },
  marks: { fort: {}, trap: { seenBy: 'referee' } },
  memos: {
    press: { seenBy: 'all' },
    diary: { seenBy: [RED] },
    ...Object.fromEntries(['m', 'x', 'plans'].map((id) => [id, {}])),
  },
  options: [
    { id: 'rain', title: 'Rain', rule: '11', meaning: 'It rains.', values: [false, true], start: false },
    { id: 'turns', title: 'Turns', rule: '2', meaning: 'How long.', values: [1, 2, 3], start: 2 },
  ],
  scenarios: [
    { id: 'clash', title: 'Clash', rule: '12.1', summary: 'Far apart.', setup },
    {
      id: 'melee',
      title: 'Melee',
      rule: '12.2',
      summary: 'Close by.',
      options: { turns: 3 },
      setup(g) {
        setup(g);
        for (const p of [P.b1, P.b2, P.b3]) g.move(p, hex('D'));
        g.move(P.r3, hex('C'));
      },
    },
  ],
  fog: true,
  sequence,
  interrupts,
  nodes: nodeIds(sequence, interrupts),
  vars: {
    fought: open('places'),
    hex: open('place'),
    at: open('place'),
    answer: open('text'),
    // For tests of the machinery.
    ...Object.fromEntries(['a', 'b', 'deep', 'none', 'x', 'n', 'round'].map((key) => [key, open('data')])),
  },
  verbs: [move, march, patrol, dig, scout, rebuild, ally, plan, answer],
  standingOrders: [
    {
      id: 'always',
      title: 'Always answer so',
      rule: '10.5',
      node: 'battle',
      params: { how: 'choice' },
      answer: (_, __, { how = '' }) => ({ verb: 'answer', args: { how } }),
    },
    {
      id: 'hold',
      title: 'Hold these hexes',
      rule: '10.6',
      node: 'battle',
      params: { hexes: 'places', units: 'pieces', at: 'place', most: 'number' },
      answer: (q, _, { hexes = [] }) =>
        (hexes as readonly number[]).includes(Number(q.v('hex')))
          ? { verb: 'answer', args: { how: 'stand' } }
          : undefined,
    },
  ],
  overlays: [],
  invariants(q) {
    const bad: string[] = [];
    for (let h = 0; h < HEXES; h++)
      for (const s of [RED, BLUE]) if (friends(q, h, s).length > STACK) bad.push(`${h} is overstacked`);
    for (const p of [...onMap(q, RED), ...onMap(q, BLUE)]) if (q.steps(p) < 1) bad.push(`${p} is dead and walks`);
    return bad;
  },
  permute(g, viewer, random) {
    if (g.within('plans')) {
      const other = planOf(1 - viewer);
      if (g.track(other) > 0) g.setTrack(other, 1 + random.int(3));
    }
    // An aircraft less is a secret too, as long as one is left to fly.
    const air = viewer === RED ? 'blueAir' : 'redAir';
    if (g.track(air) > 0) g.setTrack(air, 1 + random.int(2));
    if (viewer === BLUE && g.memo('diary') !== undefined) g.setMemo('diary', { by: random.int(2) });
  },
};

// Variants

export function variant(change: Partial<Game>): Game {
  const game = { ...toy, ...change };
  return { ...game, nodes: nodeIds(game.sequence, game.interrupts) };
}
export function withVerb(id: string, change: Partial<Verb>): Game {
  return variant({ verbs: toy.verbs.map((v) => (v.id === id ? { ...v, ...change } : v)) });
}
function patched(n: Node, id: string, change: Partial<Node>): Node {
  const here = n.id === id ? ({ ...n, ...change } as Node) : n;
  return here.kind === 'steps' ? { ...here, steps: here.steps.map((s) => patched(s, id, change)) } : here;
}
export function withNode(id: string, change: Partial<Node>): Game {
  return variant({
    sequence: patched(toy.sequence, id, change) as StepsNode,
    interrupts: toy.interrupts.map((n) => patched(n, id, change)),
  });
}

export function toyMatch(o: Partial<MatchOptions> = {}): Match {
  return new Match({ game: toy, scenario: 'clash', dice: seededDice(1), ...o });
}
/** Acts and insists that it was legal. */
export function must(match: Match, side: Side, verbId: string, args: Record<string, unknown> = {}) {
  const out = match.act(side, { verb: verbId, args });
  if (!out.ok) throw new Error(`${verbId} was refused: ${out.refusal.text} (${out.refusal.rule})`);
  return out.events;
}
/** Past the secret plans: red first by default. */
export function afterPlans(match: Match, red = 2, blue = 1): Match {
  must(match, RED, 'plan', { n: red });
  must(match, BLUE, 'plan', { n: blue });
  must(match, RED, 'done');
  must(match, BLUE, 'done');
  return match;
}
