// Panels in a viewer's words, and the battery that looks at all of them.
import { describe, expect, it } from 'vitest';
import { handleOf } from '../src/actions.ts';
import { battery } from '../src/battery/index.ts';
import { checkPanels, overlaysFor, panelsFor } from '../src/battery/panels.ts';
import type { Query } from '../src/context.ts';
import { World } from '../src/world.ts';
import { seededDice } from '../src/dice.ts';
import type { Game, OverlayInfo } from '../src/game.ts';
import { place, say, sideName, unit, units } from '../src/message.ts';
import { overlayFor, type PanelBlock, panelFor, type PanelInfo } from '../src/panel.ts';
import { cloneState, type State } from '../src/state.ts';
import { FULL, KIND, UNSEEN } from '../src/types.ts';
import { afterPlans, BLUE, hex, P, RED, toyMatch, variant } from './toy.ts';

function panel(blocks: PanelInfo['compute']): PanelInfo {
  return { id: 'facts', title: 'Facts', slot: 'reference', compute: blocks };
}
function changed(body: (g: World) => void): World {
  const match = afterPlans(toyMatch());
  const g = new World(match.game, cloneState(match.state), seededDice(5), () => {});
  g.during(() => body(g));
  return g;
}
const nothing = changed(() => {});
const look = (q: World, who: number | 'spectator', ...blocks: PanelBlock[]) =>
  panelFor(
    q,
    who,
    panel(() => blocks),
  );
const name = (q: World, viewer: number, p: number) => handleOf(q, viewer, p);

describe('words', () => {
  it('are the viewer’s own: a hidden unit has no name', () => {
    const text = say`${unit(P.b1)} of ${sideName(BLUE)} at ${place(hex('J'))}`;
    expect(look(nothing, BLUE, { kind: 'text', text, rule: '4' })).toEqual([
      { kind: 'text', text: '1 Panzer of Blue at J', rule: '4' },
    ]);
    expect(look(nothing, RED, { kind: 'text', text })).toEqual([
      { kind: 'text', text: 'a hidden Blue unit of Blue at J' },
    ]);
    expect(look(nothing, 'spectator', { kind: 'text', text: 7, tone: 'owed' })).toEqual([
      { kind: 'text', text: '7', tone: 'owed' },
    ]);
  });
  it('reach titles, cells, factors, sums, charts and both halves of a comparison', () => {
    const who = say`${units([P.b1, P.r1])}`;
    const said = look(
      nothing,
      RED,
      { kind: 'table', title: who, head: ['a', 'b'], rows: [{ cells: [who, 3], at: 4, rule: '1', tone: 'bad' }] },
      { kind: 'factors', title: who, factors: [{ text: who, n: -1, rule: '2' }], sum: { text: who, n: 5 } },
      { kind: 'chances', title: who, bars: [{ label: '1', p: 1 }], rule: '3' },
      {
        kind: 'versus',
        left: [{ kind: 'text', text: who }],
        right: [],
        leftTitle: who,
        rightTitle: 'b',
      },
    );
    const words = '1 Rifle, a hidden Blue unit';
    expect(said).toEqual([
      { kind: 'table', title: words, head: ['a', 'b'], rows: [{ cells: [words, '3'], at: 4, rule: '1', tone: 'bad' }] },
      { kind: 'factors', title: words, factors: [{ text: words, n: -1, rule: '2' }], sum: { text: words, n: 5 } },
      { kind: 'chances', title: words, bars: [{ label: '1', p: 1 }], rule: '3' },
      { kind: 'versus', left: [{ kind: 'text', text: words }], right: [], leftTitle: words, rightTitle: 'b' },
    ]);
  });
  it('titles that are not given stay away', () => {
    const bare: PanelBlock[] = [
      { kind: 'table', rows: [] },
      { kind: 'pieces', pieces: [] },
      { kind: 'factors', factors: [] },
    ];
    expect(look(nothing, RED, ...bare)).toEqual(bare);
  });
});

describe('pieces', () => {
  it('go by the viewer’s names; those it does not know of are left out', () => {
    const q = changed((g) => g.know([P.b1], RED, UNSEEN, 'same name'));
    const list: PanelBlock = {
      kind: 'pieces',
      title: 'All',
      side: BLUE,
      pieces: [
        { piece: P.b1, note: say`${unit(P.b1)}` },
        { piece: P.b2, tone: 'good' },
        { piece: P.r1, rule: '9' },
      ],
    };
    expect(look(q, RED, list)).toEqual([
      {
        kind: 'pieces',
        title: 'All',
        side: BLUE,
        pieces: [
          { piece: name(q, RED, P.b2), tone: 'good' },
          { piece: P.r1, rule: '9' },
        ],
      },
    ]);
    const row: PanelBlock = { kind: 'table', rows: [{ cells: ['somebody'], piece: P.b1 }] };
    expect(look(q, RED, row)).toEqual([{ kind: 'table', rows: [{ cells: ['somebody'] }] }]);
    expect(look(q, BLUE, row)).toEqual([row]);
  });
  it('whose faces are hidden stand behind the known ones, in the order of the viewer’s names, whatever the order given', () => {
    const q = changed((g) => g.reveal([P.b3], RED, FULL));
    const hidden = [P.b1, P.b2].map((p) => name(q, RED, p)).sort((a, b) => a - b);
    const due = [name(q, RED, P.b3), ...hidden];
    for (const order of [
      [P.b1, P.b2, P.b3],
      [P.b3, P.b2, P.b1],
      [P.b2, P.b3, P.b1],
    ]) {
      const [list, table] = look(
        q,
        RED,
        { kind: 'pieces', pieces: order.map((piece) => ({ piece })) },
        { kind: 'table', rows: order.map((piece) => ({ cells: [], piece })) },
      );
      expect(list?.kind === 'pieces' && list.pieces.map((x) => x.piece)).toEqual(due);
      expect(table?.kind === 'table' && table.rows.map((x) => x.piece)).toEqual(due);
    }
  });
  it('in different runs of a table stay in their runs', () => {
    const q = changed((g) => g.reveal([P.b3], RED, KIND));
    const rows = [P.b1, P.b3, undefined, P.b2, P.r2, P.r1].map((piece) =>
      piece === undefined ? { cells: [] } : { cells: [], piece },
    );
    const [table] = look(q, RED, { kind: 'table', rows });
    const [b1, b2, b3] = [P.b1, P.b2, P.b3].map((p) => name(q, RED, p));
    expect(table?.kind === 'table' && table.rows.map((r) => r.piece)).toEqual([b3, b1, undefined, b2, P.r2, P.r1]);
  });
});

describe('things to press', () => {
  const row = (q: World, who: number | 'spectator') => {
    const [table] = look(q, who, {
      kind: 'table',
      rows: [
        {
          cells: [],
          actions: [
            { title: 'Go', action: { verb: 'move', args: { piece: P.r1, to: hex('B') } } },
            { title: 'Move', action: { verb: 'move', args: { piece: P.r1 } } },
            { title: 'Begin', action: { verb: 'move', args: {} } },
          ],
        },
      ],
    });
    return table?.kind === 'table' ? table.rows[0]?.actions : undefined;
  };
  it('say what they still ask for', () => {
    expect(row(nothing, RED)).toEqual([
      { title: 'Go', action: { verb: 'move', args: { piece: P.r1, to: hex('B') } } },
      { title: 'Move', action: { verb: 'move', args: { piece: P.r1 } }, asks: ['to'] },
      { title: 'Begin', action: { verb: 'move', args: {} }, asks: ['piece', 'to'] },
    ]);
  });
  it('name pieces as the viewer does, and are not for spectators', () => {
    expect(row(nothing, BLUE)?.[0]?.action.args['piece']).toBe(name(nothing, BLUE, P.r1));
    expect(row(nothing, 'spectator')).toEqual([]);
    const [list] = look(nothing, 'spectator', {
      kind: 'pieces',
      pieces: [{ piece: P.mil1, actions: [{ title: 'Go', action: { verb: 'move', args: {} } }] }],
    });
    expect(list?.kind === 'pieces' && list.pieces[0]?.actions).toEqual([]);
  });
});

it('rules are asked as the one who looks, never as the last who acted', () => {
  const actors: number[] = [];
  const info = panel((q) => {
    actors.push(q.actor);
    return [];
  });
  for (const who of [BLUE, RED, 'spectator'] as const) panelFor(nothing, who, info);
  expect(actors).toEqual([BLUE, RED, -1]);
});

// The battery

const steps = (q: Query, p: number) => q.steps(p);
function withPanel(compute: PanelInfo['compute']): Game {
  return variant({ panels: [panel(compute)] });
}
function withOverlay(compute: OverlayInfo['compute']): Game {
  return variant({ overlays: [{ id: 'o', title: 'O', compute }] });
}
const own = (q: Query, who: number | 'spectator') => (who === 'spectator' ? [] : q.piecesOf(who));
const checks = (game: Game) =>
  battery(game, { games: 2, every: 2, mostActions: 400, scenarios: ['melee'] }).failures.map((f) => f.check);

describe('an overlay', () => {
  it('comes in the order of places, whatever order the rules went in; without fog as it is', () => {
    const game = withOverlay(() => ({
      hexes: [3, 1, 2].map((at) => ({ at, value: 'x' })),
      lines: [{ path: [2, 3] }, { path: [1, 2] }],
      notes: [4, 0].map((at) => ({ at, rule: '1', message: say`x` })),
    }));
    const order = (g: Game) => {
      const m = afterPlans(toyMatch({ game: g }));
      const info = g.overlays[0];
      const { hexes = [], lines = [], notes = [] } = info ? overlayFor(m.q, RED, info) : {};
      return [hexes.map((h) => h.at), lines.map((l) => l.path[0]), notes.map((n) => n.at)];
    };
    expect(order(game)).toEqual([
      [1, 2, 3],
      [1, 2],
      [0, 4],
    ]);
    expect(order({ ...game, fog: false })).toEqual([
      [3, 1, 2],
      [2, 1],
      [4, 0],
    ]);
  });
});

describe('the battery', () => {
  it('passes panels and overlays that tell no secret', () => {
    const honest = variant({
      panels: [
        panel((q, who) => [
          { kind: 'text', text: say`${own(q, who).reduce((n, p) => n + steps(q, p), 0)} steps` },
          {
            kind: 'pieces',
            pieces: [...q.piecesOf(BLUE), ...q.piecesOf(RED)].map((piece) => ({ piece, note: say`${unit(piece)}` })),
          },
        ]),
      ],
      overlays: [
        {
          id: 'o',
          title: 'O',
          compute: (q, viewer) => ({
            hexes: q.piecesOf(1 - viewer).map((p) => ({ at: q.at(p), value: 'enemy' })),
            notes: [{ at: 0, rule: '1', message: say`${unit(P.b1)}` }],
          }),
        },
      ],
    });
    expect(checks(honest)).toEqual([]);
  });
  const leaks: [string, Game][] = [
    ['a panel', withPanel((q, who) => [{ kind: 'text', text: steps(q, who === RED ? P.b1 : P.r1) }])],
    [
      'a panel of the spectator',
      withPanel((q, who) =>
        who === 'spectator' ? [{ kind: 'text', text: steps(q, P.b1) + steps(q, P.r1) * 10 }] : [],
      ),
    ],
    ['an overlay', withOverlay((q, viewer) => ({ hexes: [{ at: 0, value: steps(q, viewer === RED ? P.b1 : P.r1) }] }))],
    [
      'a note of an overlay',
      withOverlay((q, viewer) => ({
        notes: [{ at: 0, rule: '1', message: say`${steps(q, viewer === RED ? P.b1 : P.r1)}` }],
      })),
    ],
  ];
  it.each(leaks)('finds a secret in %s', (_, game) => {
    expect(checks(game)).toContain('non-interference');
  });

  const faults: [string, string, Game][] = [
    [
      'that throws',
      'panels',
      withPanel(() => {
        throw new TypeError('no such city');
      }),
    ],
    [
      'that throws when the game is over',
      'panels',
      withPanel((q) => {
        if (q.state.result) throw new Error('nobody left to ask');
        return [];
      }),
    ],
    ['with nothing in it', 'panels', withPanel(() => [{ kind: 'text', text: '' }])],
    [
      'with a row too short',
      'panels',
      withPanel(() => [{ kind: 'table', head: ['a', 'b'], rows: [{ cells: ['x'] }] }]),
    ],
    [
      'with chances that do not add up',
      'panels',
      withPanel(() => [{ kind: 'chances', title: 't', bars: [{ label: '1', p: 0.6 }] }]),
    ],
    [
      'with a chance below nothing',
      'panels',
      withPanel(() => [
        {
          kind: 'chances',
          title: 't',
          bars: [
            { label: '1', p: 1.5 },
            { label: '2', p: -0.5 },
          ],
        },
      ]),
    ],
    [
      'that offers what is refused, inside a comparison',
      'panels',
      withPanel((_, who) => {
        const rows = [{ cells: [], actions: [{ title: 'Dig', action: { verb: 'dig', args: { piece: P.b1 } } }] }];
        const left: PanelBlock[] = who === RED ? [{ kind: 'table', rows }] : [];
        return [{ kind: 'versus', left, right: [], leftTitle: 'a', rightTitle: 'b' }];
      }),
    ],
    [
      'that begins what cannot be begun',
      'panels',
      withPanel((_, who) =>
        who === BLUE
          ? [
              {
                kind: 'pieces',
                pieces: [
                  { piece: P.b1, actions: [{ title: 'Move', action: { verb: 'move', args: { piece: P.b1 } } }] },
                ],
              },
            ]
          : [],
      ),
    ],
    [
      'whose overlay throws',
      'panels',
      withOverlay(() => {
        throw new RangeError('off the map');
      }),
    ],
    [
      'whose overlay is open to spectators and not the same for both sides',
      'panels',
      variant({
        overlays: [
          { id: 'o', title: 'O', open: true, compute: (_q, viewer) => ({ hexes: [{ at: 0, value: viewer }] }) },
        ],
      }),
    ],
    [
      'that changes the state',
      'asking',
      withPanel((q) => {
        (q as World).setTrack('turn', 2);
        return [];
      }),
    ],
  ];
  it.each(faults)('finds a panel %s: %s', (_, check, game) => {
    expect(checks(game)).toContain(check);
  });

  it('looks at those it is told to', () => {
    const seen: string[] = [];
    const match = toyMatch({
      game: variant({
        panels: ['a', 'b'].map((id) => ({
          ...panel((_q, who) => {
            seen.push(`${id} ${who}`);
            return [];
          }),
          id,
        })),
        overlays: [
          {
            id: 'o',
            title: 'O',
            compute: (_q, viewer) => {
              seen.push(`o ${viewer}`);
              return { hexes: [] };
            },
          },
        ],
      }),
    });
    checkPanels(match, (i) => i === 1);
    expect(seen.splice(0)).toEqual(['b 0', 'b 1', 'b spectator']);
    checkPanels(match, (i) => i === 2);
    expect(seen.splice(0)).toEqual(['o 0', 'o 1']);
    checkPanels(match);
    expect(seen).toHaveLength(8);
    expect(Object.keys(panelsFor(match, RED))).toEqual(['panel a', 'panel b']);
    expect(overlaysFor(match, RED)).toEqual({ 'overlay o': { hexes: [], notes: [] } });
  });
  it('names who sees the fault', () => {
    const match = toyMatch({ game: withPanel((_, who) => (who === BLUE ? [{ kind: 'text', text: '' }] : [])) });
    expect(() => checkPanels(match)).toThrow('panel facts for blue says nothing');
    const crash = toyMatch({
      game: withPanel((q) => {
        (q.state as State).tracks['none']?.toFixed();
        throw new Error('lost the thread');
      }),
    });
    expect(() => checkPanels(crash)).toThrow(/panel facts for red: .*lost the thread/);
  });
});
