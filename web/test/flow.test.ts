// From clicks to actions: a stack goes as one, a quick hand waits for the rules, what must be done is not asked twice.
import type { Action, AskedChoices, SeenRefusal } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { game as skirmish } from '../../games/skirmish/index.ts';
import type { Host, OfferInfo, Standing, Target } from '@rasputitsa/host';
import { createFlow } from '../src/model/flow.ts';
import { isForced } from '../src/model/faces.ts';
import { fakeHost, fakeProfile } from './fake-host.ts';

const GOAL = 7;
const [ONE, TWO] = [1, 2] as const;
const none: Omit<AskedChoices, 'arg' | 'type' | 'title' | 'choices'> = { ok: true, missing: [], elements: [] };
const places: AskedChoices = {
  ...none,
  arg: 'to',
  type: 'place',
  title: 'to',
  choices: [{ value: GOAL, preview: { cost: 2 } }],
};
const ready: AskedChoices = {
  ...none,
  arg: 'units',
  type: 'pieces',
  title: 'units',
  choices: [],
  elements: [ONE, TWO],
};
const offer = (verb: string, ...types: readonly string[]): OfferInfo => ({
  verb,
  title: verb,
  args: types.map((type, i) => ({ name: `a${i}`, type: type as 'piece' })),
});
function standingWith(offers: readonly OfferInfo[], starts: Standing['starts']): Standing {
  const pieces = [ONE, TWO].map((id) => ({ id, side: 0, at: 3, kind: 'x', steps: 1, flags: [] }));
  return { seat: 0, version: 1, viewer: 0, offers, starts, view: { pieces, phase: [] } } as unknown as Standing;
}

const STAYS = { rule: '4.5', text: 'There is no room.', pieces: [], places: [] };

function table(
  given: Target['given'],
  options: { readonly standing?: Standing; readonly choices?: AskedChoices; readonly stays?: number } = {},
) {
  const acted: (readonly Action[])[] = [];
  const whys: Action[] = [];
  let arrive = (): void => undefined;
  const targets = new Promise<readonly Target[]>((resolve) => {
    arrive = () => resolve([{ verb: 'move', title: 'Move', given, asked: places }]);
  });
  const host: Host = {
    ...fakeHost(),
    targets: (_table, what) => ('pieces' in what ? targets : Promise.resolve([])),
    choices: (_table, _verb, so) =>
      Promise.resolve(
        Object.keys(so).length === 0 && options.choices
          ? options.choices
          : { ...places, arg: 'to' in so ? null : 'to' },
      ),
    plan: (_table, actions) => Promise.resolve(actions.map((a) => (a.args['piece'] === options.stays ? STAYS : null))),
    whyNot: (_table, action) => {
      whys.push(action);
      return Promise.resolve(null);
    },
  };
  const flow = createFlow({
    host,
    seat: 's',
    profile: fakeProfile(skirmish),
    standing: () => options.standing ?? standingWith([offer('move', 'pieces', 'place')], { move: ready }),
    act: (actions) => {
      acted.push(actions);
      return Promise.resolve(true);
    },
    showRefusal: () => undefined,
    trouble: (error) => {
      throw error;
    },
    soleChoice: () => true,
  });
  return { flow, acted, whys, arrive: () => arrive() };
}
const at = (hex: number) => ({ at: hex, piece: null, extend: false });

describe('a selection sent to a hex', () => {
  test('goes as one where the verb takes a list', async () => {
    const t = table({ units: [ONE, TWO] });
    t.arrive();
    await t.flow.select([ONE, TWO]);
    await t.flow.pick(at(GOAL));
    expect(t.acted).toEqual([[{ verb: 'move', args: { units: [ONE, TWO], to: GOAL } }]]);
    expect(t.flow.selected().size).toBe(0);
  });
  test('goes piece by piece where the verb takes one', async () => {
    const t = table({ piece: ONE });
    t.arrive();
    await t.flow.select([ONE, TWO]);
    await t.flow.pick(at(GOAL));
    expect(t.acted).toEqual([[ONE, TWO].map((piece) => ({ verb: 'move', args: { piece, to: GOAL } }))]);
  });
  test('says before who stays and why, and sends the others only when told to', async () => {
    const t = table({ piece: ONE }, { stays: TWO });
    t.arrive();
    await t.flow.select([ONE, TWO]);
    await t.flow.pick(at(GOAL));
    expect(t.acted).toEqual([]);
    expect(t.flow.plan()).toMatchObject({ to: GOAL, go: [ONE], stay: [{ piece: TWO, refusal: STAYS }] });
    t.flow.sendPlan();
    await Promise.resolve();
    expect(t.acted).toEqual([[{ verb: 'move', args: { piece: ONE, to: GOAL } }]]);
  });
  test('is called off without anything having happened', async () => {
    const t = table({ piece: ONE }, { stays: TWO });
    t.arrive();
    await t.flow.select([ONE, TWO]);
    await t.flow.pick(at(GOAL));
    t.flow.cancel();
    expect([t.flow.plan(), t.acted, t.flow.selected().size]).toEqual([null, [], 2]);
  });
  test('waits for the rules when the hand is quicker', async () => {
    const t = table({ units: [ONE, TWO] });
    void t.flow.select([ONE, TWO]);
    const clicked = t.flow.pick(at(GOAL));
    expect([...t.flow.selected()]).toEqual([ONE, TWO]);
    t.arrive();
    await clicked;
    expect(t.acted).toHaveLength(1);
    expect(t.whys).toEqual([]);
  });
  test('asks why when the hex is none of the targets', async () => {
    const t = table({ units: [ONE, TWO] });
    t.arrive();
    await t.flow.select([ONE, TWO]);
    await t.flow.pick(at(GOAL + 1));
    expect(t.acted).toEqual([]);
    expect(t.whys).toEqual([{ verb: 'move', args: { units: [ONE, TWO], to: GOAL + 1 } }]);
  });
});

test('a stack is taken up as those who can do what comes first; with none of them, as whoever can act', async () => {
  const aim = { ...ready, elements: [TWO] };
  const offers = [offer('move', 'pieces', 'place'), offer('aim', 'pieces')];
  const both = standingWith(offers, { move: { ...ready, elements: [ONE] }, aim });
  const t = table({ units: [ONE] }, { standing: both });
  t.arrive();
  t.flow.selectStack(3);
  expect([...t.flow.selected()]).toEqual([ONE]);
  const later = table({ units: [TWO] }, { standing: standingWith(offers, { move: { ...ready, elements: [] }, aim }) });
  later.arrive();
  later.flow.selectStack(3);
  expect([...later.flow.selected()]).toEqual([TWO]);
});

describe('a piece that is taken up and shows nothing on the map', () => {
  const SET_UP: SeenRefusal = { rule: '6.2.3', text: 'The gun is set up to fire.', pieces: [ONE], places: [] };
  const offers = [{ ...offer('move', 'pieces', 'place'), rule: '3.1' }, offer('limber', 'piece')];
  const starts = {
    move: { ...ready, elements: [TWO] },
    limber: { ...ready, type: 'piece', elements: [], choices: [{ value: ONE, preview: {} }] },
  } as const;
  const limber: Target = {
    verb: 'limber',
    title: 'Limber',
    given: { a0: ONE },
    asked: { ...none, arg: null, type: null, title: 'Limber', choices: [] },
  };
  const march: Target = { verb: 'move', title: 'Move', given: { a0: [TWO] }, asked: places };
  /** One is a gun set up to fire, two can march; `stuck` may begin a march that leads nowhere. */
  function gunLine(stuck = 0) {
    const shown: (SeenRefusal | null)[] = [];
    let standing = standingWith(offers, starts);
    const host: Host = {
      ...fakeHost(),
      targets: (_seat, what) => {
        const [piece] = 'pieces' in what ? what.pieces : [];
        return Promise.resolve(piece === stuck || piece === undefined ? [] : piece === ONE ? [limber] : [march]);
      },
      choices: (_seat, verb, so) => {
        if (verb !== 'move') return Promise.resolve(limber.asked);
        const [piece] = (so['a0'] ?? []) as readonly number[];
        if (piece === stuck) return Promise.resolve({ ...places, choices: [] });
        return Promise.resolve(piece === ONE ? { ok: false, refusal: SET_UP } : places);
      },
    };
    const flow = createFlow({
      host,
      seat: 's',
      profile: fakeProfile(skirmish),
      standing: () => standing,
      act: () => {
        standing = { ...standing, version: standing.version + 1 };
        flow.moveOn();
        return Promise.resolve(true);
      },
      showRefusal: (r) => shown.push(r),
      trouble: (error) => {
        throw error;
      },
      soleChoice: () => true,
    });
    return { flow, shown };
  }
  const press = (piece: number) => ({ at: 3, piece, extend: false });
  test('stays in hand for what it can do, and says by which rule it cannot march', async () => {
    const { flow, shown } = gunLine();
    await flow.pick(press(ONE));
    expect([[...flow.selected()], shown.at(-1)]).toEqual([[ONE], SET_UP]);
    expect(flow.targets().map((x) => x.verb)).toEqual(['limber']);
  });
  test('chosen from a list or dragged, it says the same', async () => {
    const listed = gunLine();
    await listed.flow.select([ONE]);
    expect(listed.shown.at(-1)).toEqual(SET_UP);
    const dragged = gunLine();
    await dragged.flow.drop({ piece: ONE, at: GOAL });
    expect(dragged.shown.at(-1)).toEqual(SET_UP);
  });
  test('is told nothing while it can march, nor when it has just done something where it stands', async () => {
    const { flow, shown } = gunLine();
    await flow.pick(press(TWO));
    expect(shown.filter((r) => r !== null)).toEqual([]);
    await flow.pick(press(ONE));
    expect(shown.at(-1)).toEqual(SET_UP);
    await flow.begin('limber');
    await new Promise((later) => setTimeout(later));
    expect([[...flow.selected()], shown.at(-1)]).toEqual([[ONE], null]);
  });
  test('may begin a march and has no hex to go to: the order and its rule are named', async () => {
    const { flow, shown } = gunLine(TWO);
    await flow.pick(press(TWO));
    expect(shown.at(-1)).toMatchObject({
      rule: '3.1',
      text: expect.stringContaining('move: there is no legal target'),
    });
  });
});

describe('what must be done', () => {
  const only: AskedChoices = { ...ready, missing: ['to'], choices: [{ value: [ONE], preview: {} }], elements: [ONE] };
  const retreat = offer('retreat', 'pieces', 'place');
  test('is the one thing on offer without a way to pass', () => {
    expect(isForced(standingWith([retreat], { retreat: only }))).toBe(true);
    expect(isForced(standingWith([retreat, offer('done')], { retreat: only }))).toBe(false);
    expect(isForced(standingWith([retreat, offer('stay')], { retreat: only }))).toBe(false);
  });
  test('takes the only unit there is and does what is left', async () => {
    const t = table({}, { standing: standingWith([retreat], { retreat: only }), choices: only });
    await t.flow.begin('retreat');
    expect(t.acted).toEqual([[{ verb: 'retreat', args: { units: [ONE], to: GOAL } }]]);
  });
  test('but a button never acts on a unit nobody pointed at while something else could be done', async () => {
    const free = standingWith([retreat, offer('done')], { retreat: only });
    const t = table({}, { standing: free, choices: only });
    await t.flow.begin('retreat');
    expect(t.acted).toEqual([]);
    expect(t.flow.asking()?.asked.arg).toBe('units');
  });
});
