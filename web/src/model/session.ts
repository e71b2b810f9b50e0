// A table on the page: keeps what the host says, and turns what the player does into calls.
import type { Action, SeenRefusal, StandingOrder } from '@rasputitsa/kernel';
import { batch, createEffect, createMemo, createSignal, onCleanup } from 'solid-js';
import type { Board } from '../board/types.ts';
import type {
  Done,
  GameProfile,
  Host,
  LogLine,
  Rulebook,
  SaidOverlay,
  Standing,
  TableViewer,
  Trouble,
} from '@rasputitsa/host';
import { createDigests, type Digest } from './digest.ts';
import { facesOf, nameOf, stacksOf } from './faces.ts';
import { createFlow } from './flow.ts';
import { troubleFrom } from './host.ts';
import { type BattleResult, createResults } from '@rasputitsa/host/results';
import { keepLook, lastLook } from './last-look.ts';
import { motionsOf, type Rolled, rollsOf } from './motions.ts';
import { shadesOf } from './shades.ts';
import { createPlanning } from './planning.ts';
import { createSketching } from './sketch.ts';
import { createTracing } from './tracing.ts';
import type { Session } from './types.ts';
import { undoWords } from './undo-words.ts';
import { t } from '../texts/index.ts';
import { isRestless } from '../ui/unrest.ts';

export interface SessionNeeds {
  readonly host: Host;
  readonly profile: GameProfile;
  readonly first: Standing;
  readonly soleChoice: () => boolean;
  readonly pace: () => 'calm' | 'brisk' | 'instant';
  /** Whether the game stops after each phase until the player goes on. */
  readonly stops: () => boolean;
  readonly board: () => Board | null;
  readonly sounds?: () => boolean;
}

export interface TableSession extends Session {
  readonly rolls: () => readonly Rolled[];
  readonly path: () => readonly number[] | null;
  /** Where stacks in formation would go with the hex under the pointer. */
  readonly ways: () => readonly { readonly path: readonly number[] }[];
  setHover(at: number | null): void;
  readonly hover: () => number | null;
  lastVerb(): string | null;
  /** The version to which an undo has led: nothing passes by itself there. */
  readonly undoneAt: () => number | null;
  /** Nothing is on its way, and everything that came is on the screen. */
  quiet(): boolean;
}

/** A turn of the computer has no more battles worth leafing through. */
const MOST_RESULTS = 30;
/** How far the eye may fall behind, and how many moves of one standing are shown. */
const PACES = {
  calm: { behind: 200, most: 40 },
  brisk: { behind: 8, most: 12 },
  instant: { behind: 0, most: 0 },
} as const;

function stepTitles(o: GameProfile['sequence']): ReadonlyMap<string, string> {
  const out = new Map<string, string>();
  const walk = (x: GameProfile['sequence']): void => {
    out.set(x.id, x.title);
    for (const y of x.steps ?? []) walk(y);
  };
  walk(o);
  return out;
}
/** Some of a group went and cannot come back: that is said with the reason why the others did not. */
function halfDone(done: Extract<Done, { ok: false }>): SeenRefusal {
  if (done.stand === undefined) return done.refusal;
  return { ...done.refusal, text: `${t('table.stand', { n: done.stand })} ${done.refusal.text}` };
}

export function createSession(n: SessionNeeds): TableSession {
  const { host, profile } = n;
  const table = n.first.table.id;
  const { seat } = n.first;
  const [standing, setStanding] = createSignal(n.first);
  const [log, setLog] = createSignal<readonly LogLine[]>(n.first.log.lines);
  const [refusal, showRefusal] = createSignal<SeenRefusal | null>(null);
  const [trouble, setTrouble] = createSignal<Trouble | null>(null);
  const [unsaved, setUnsaved] = createSignal<Trouble | null>(null);
  const [busy, setBusy] = createSignal(false);
  const [layers, setLayers] = createSignal<readonly string[]>([]);
  const [overlays, setOverlays] = createSignal<ReadonlyMap<string, SaidOverlay>>(new Map());
  const [openedRule, setOpenedRule] = createSignal<string | null>(null);
  const [wanted, setWanted] = createSignal<{ at: number; n: number } | null>(null);
  const [results, setResults] = createSignal<readonly BattleResult[]>([]);
  const [digest, setDigest] = createSignal<Digest | null>(null);
  const [lookedAt, setLookedAt] = createSignal<number | null>(null);
  const [held, setHeld] = createSignal<{ readonly over: string; readonly next: string } | null>(null);
  const [undoneAt, setUndoneAt] = createSignal<number | null>(null);
  let letOn: (() => void) | undefined;
  /** The version at which the player ended a step. */
  let ended = -1;
  const [rolls, setRolls] = createSignal<readonly Rolled[]>([]);
  const [hover, setHover] = createSignal<number | null>(null);
  const [spokenOf, setSpokenOf] = createSignal<readonly number[]>([]);
  const faces = createMemo(() => facesOf(profile, standing()));
  const stacks = createMemo(() => stacksOf(faces()));

  const fail = (error: unknown): void => {
    const x = troubleFrom(error, t('table.trouble'), t('table.troubleTodo'));
    // That is said as long as it holds, and in one place.
    if (x.kind === 'storage' && unsaved() !== null) return;
    setTrouble(x);
  };
  const flow = createFlow({
    host,
    seat,
    profile,
    standing,
    act,
    showRefusal,
    trouble: fail,
    board: n.board,
    soleChoice: n.soleChoice,
  });

  // What comes from the host is shown one after the other: a computer's moves are seen as moves.
  const queue: Standing[] = [];
  let showing = false;
  async function show(): Promise<void> {
    if (showing) return;
    showing = true;
    await caughtUp;
    for (let s = queue.shift(); s; s = queue.shift()) {
      const motions = motionsOf(s.batches, profile.hexes);
      const rolled = rollsOf(s.batches);
      const board = n.board();
      // Far behind, or moves nobody could follow: straight to the end.
      const { behind, most } = PACES[n.pace()];
      if (board && motions.length > 0 && queue.length < behind) await board.animate(motions.slice(-most));
      await hold(s);
      take(s, rolled);
    }
    showing = false;
  }
  const steps = stepTitles(profile.sequence);
  const phaseOf = (x: Standing): string => {
    const at = x.view.phase.findLastIndex((f) => steps.has(f.node));
    const frame = x.view.phase[at];
    if (!frame) return '';
    const title = frame.title === '' ? (steps.get(frame.node) ?? '') : frame.title;
    const side = x.view.phase.slice(0, at + 1).findLast((f) => f.side >= 0)?.side;
    return side === undefined ? title : `${profile.sides[side]?.name ?? ''} ${title}`;
  };
  /** A phase that the player has not ended is over: he may want to look at it first. */
  async function hold(next: Standing): Promise<void> {
    const own = ended === standing().version;
    const [was, is] = [phaseOf(standing()), phaseOf(next)];
    if (!n.stops() || own || next.table.kind !== 'play' || was === is || next.viewer !== standing().viewer) return;
    await new Promise<void>((resolve) => {
      letOn = resolve;
      setHeld({ over: was, next: is });
    });
    setHeld(null);
  }
  /** Somebody comes back, or sat down when the other side had begun: first what he missed. */
  async function catchUp(): Promise<void> {
    const { viewer, version } = n.first;
    if (viewer === 'spectator' || n.first.table.kind !== 'play') return;
    const last = lastLook(table, viewer);
    if (last < version)
      try {
        const told = digests.missed(n.first, (await host.told(seat, last)).slice(0, version - last));
        if (told) setDigest(told);
        if (told) setLookedAt(told.since);
      } catch (error) {
        fail(error);
      }
    keepLook(table, viewer, version);
  }
  const tracker = createResults(profile, (p) => nameOf(profile, p));
  const digests = createDigests(profile, (p) => nameOf(profile, p));
  /** Battles of before and of now; another viewer sees none of this one's. */
  function addResults(s: Standing): void {
    if (s.viewer !== standing().viewer && !s.table.sandbox) setResults([]);
    if (s.table.kind !== 'play') return;
    const touched = tracker.read(s.batches, [...standing().view.pieces, ...s.view.pieces]);
    if (touched.length === 0) return;
    const now = new Map([...results(), ...touched].map((r) => [r.id, r]));
    setResults([...now.values()].slice(-MOST_RESULTS));
  }
  function take(s: Standing, rolled: readonly Rolled[]): void {
    if (n.sounds?.() && s.batches.length > 0)
      void import('./sounds.ts').then(({ play, soundOf }) => {
        const sound = soundOf(s.batches);
        if (sound) play(sound);
      });
    if (s.viewer !== 'spectator' && s.table.kind === 'play') keepLook(table, s.viewer, s.version);
    batch(() => {
      addResults(s);
      const told = digests.read(standing(), s);
      if (told) {
        setDigest(told);
        setLookedAt(told.since);
      }
      if (s.viewer !== standing().viewer) {
        if (!told) setDigest(null);
        setLookedAt(null);
      }
      const moved = s.version !== standing().version || s.viewer !== standing().viewer;
      setStanding(s);
      setLog((lines) => (s.log.from === 0 ? s.log.lines : [...lines.slice(0, s.log.from), ...s.log.lines]));
      if (rolled.length > 0) setRolls(rolled);
      if (moved) flow.moveOn();
    });
  }
  const caughtUp = catchUp();
  const stop = host.listen((news) => {
    if (news.kind === 'standing' && news.standing.seat === seat) {
      queue.push(news.standing);
      void show();
    }
    if (news.kind === 'trouble' && (news.trouble.table === undefined || news.trouble.table === table))
      setTrouble(news.trouble);
    if (news.kind === 'unsaved') setUnsaved(news.unsaved.find((x) => x.table === table) ?? null);
  });
  onCleanup(stop);

  /** A hand quicker than the storage waits for it. What was meant for a table that has moved on meanwhile (a second click on the
   * same button) is let go. */
  let acting: Promise<unknown> = Promise.resolve();
  async function act(actions: readonly Action[]): Promise<boolean> {
    const { version, viewer } = standing();
    const before = acting;
    const still = (): boolean => standing().version === version && standing().viewer === viewer;
    if (actions.some((a) => a.verb === 'done')) ended = version;
    const now = before.then(() => (still() ? send(actions, version) : false));
    acting = now;
    return now;
  }
  async function send(actions: readonly Action[], version: number): Promise<boolean> {
    setBusy(true);
    try {
      const done = await host.act(seat, actions, version);
      showRefusal(done.ok ? null : halfDone(done));
      return done.ok;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      setBusy(false);
    }
  }
  async function step(what: () => Promise<{ ok: boolean; refusal?: SeenRefusal }>): Promise<void> {
    try {
      const done = await what();
      showRefusal(done.ok ? null : (done.refusal ?? null));
    } catch (error) {
      fail(error);
    }
  }

  createEffect(() => {
    const ids = layers();
    // Asked again whenever the board has changed.
    void standing().version;
    setOverlays((now) => new Map([...now].filter(([id]) => ids.includes(id))));
    for (const id of ids)
      host.overlay(seat, id).then((o) => {
        if (layers().includes(id)) setOverlays((now) => new Map(now).set(id, o));
      }, fail);
  });

  const sketching = createSketching(table, () => standing().viewer);
  const planning = createPlanning({
    stacks,
    isOwn: (f) => f.side === standing().viewer,
    selected: flow.selected,
    board: n.board,
    hexes: profile.hexes,
  });
  const trace = createTracing({
    host,
    seat,
    standing,
    // Who moves somebody wants to see the way, not the supply.
    at: () => {
      const at = hover();
      if (at === null || !profile.hasTraces || standing().viewer === 'spectator') return null;
      return flow.selected().size === 0 && flow.asking() === null && stacks().has(at) ? at : null;
    },
  });
  /** In the order in which they were laid over the map. */
  const shownOverlays = createMemo(() => layers().flatMap((id) => overlays().get(id) ?? []));
  const shades = createMemo(() =>
    shadesOf({
      standing: standing(),
      targets: flow.targets(),
      asking: flow.asking(),
      overlays: shownOverlays(),
      notes: sketching.sketch().notes,
      refusal: refusal(),
      guide: standing().guide,
      spokenOf: planning.target() === null ? spokenOf() : [planning.target() ?? 0],
    }),
  );
  /** The way to the hex under the pointer, where the rules tell one. */
  const path = createMemo(() => {
    const at = hover();
    if (at === null) return null;
    const asked = [flow.asking()?.asked, ...flow.targets().map((t) => t.asked)];
    for (const a of asked) {
      const c = a?.type === 'place' ? a.choices.find((x) => x.value === at) : undefined;
      if (c?.preview.path) return c.preview.path;
    }
    return null;
  });

  const [ways, setWays] = createSignal<readonly { readonly path: readonly number[] }[]>([]);
  createEffect(() => {
    const at = hover();
    const board = n.board();
    const isGoal = flow.targets().some((x) => x.asked.type === 'place' && x.asked.choices.some((c) => c.value === at));
    if (at === null || board === null || !isGoal || !flow.inFormation()) {
      setWays([]);
      return;
    }
    const chosen = standing().view.pieces.filter((p) => flow.selected().has(p.id));
    const way = { from: flow.leadAt(), to: at };
    void import('./formation.ts').then(({ formation }) => {
      if (hover() !== at) return;
      const parties = formation(board, profile.hexes, chosen, way);
      setWays(parties.flatMap((p) => (p.to === undefined ? [] : [{ path: [p.from, p.to] }])));
    }, fail);
  });

  let book: Promise<Rulebook> | undefined;
  const name = (id: number): string => faces().find((f) => f.id === id)?.name ?? 'a unit';
  return {
    host,
    table,
    seat,
    profile,
    standing,
    log,
    faces,
    stacks,
    selected: flow.selected,
    focus: flow.focus,
    targets: flow.targets,
    asking: flow.asking,
    shades,
    refusal,
    trouble,
    unsaved,
    busy,
    rolls,
    path,
    ways,
    setHover,
    hover,
    speakOf: setSpokenOf,
    lastVerb: flow.lastVerb,
    quiet: () => !busy() && !isRestless() && !flow.isPressed() && ((!showing && queue.length === 0) || held() !== null),
    sketching,
    planning,
    trace,
    pick: (hit) => {
      // An arrow in hand ends here; nothing else is meant.
      if (!sketching.end(hit.at) && !planning.pick(hit)) void flow.pick(hit).catch(fail);
    },
    drop: (hit) => void flow.drop(hit).catch(fail),
    select: (pieces, how) => void flow.select(pieces, how),
    manner: flow.manner,
    setManner: flow.setManner,
    lead: flow.setFocus,
    selectStack: flow.selectStack,
    begin: (verb) => void flow.begin(verb),
    answer: (value) => void flow.answer(value),
    tick: flow.tick,
    cancel: flow.cancel,
    act: (action) => flow.send([action]),
    done: () => void flow.send([{ verb: 'done', args: {} }]),
    undo: () => {
      const { undoBarred, canUndo } = standing();
      // Which die, revelation or hand-over it was is in the log.
      if (!canUndo && undoBarred) {
        showRefusal({ rule: 'kernel:undo', text: undoWords(standing(), log()), pieces: [], places: [] });
        return;
      }
      void step(() => host.undo(seat)).then(() => {
        setUndoneAt(standing().version);
      });
    },
    undoneAt,
    held,
    goOn: () => letOn?.(),
    plan: flow.plan,
    left: flow.left,
    sendPlan: flow.sendPlan,
    redo: () => void step(() => host.redo(seat)),
    order: (orders: readonly StandingOrder[]) => void step(() => host.order(seat, orders)),
    dismiss: () => {
      showRefusal(null);
      setTrouble(null);
    },
    keep: () => void host.keep(seat).catch(fail),
    playHere: () => void host.playHere(seat).catch(fail),
    results,
    dismissResults: () => setResults([]),
    digest,
    dismissDigest: () => setDigest(null),
    lookedAt,
    layers,
    setLayer: (id) => {
      if (id === null) setLayers([]);
      else setLayers((all) => (all.includes(id) ? all.filter((x) => x !== id) : [...all, id]));
    },
    overlayOf: (id) => overlays().get(id),
    overlays: shownOverlays,
    panel: (id) => host.panel(seat, id),
    rulebook: () => (book ??= host.rulebook(profile.id)),
    openRule: setOpenedRule,
    openedRule,
    closeRule: () => setOpenedRule(null),
    goTo: (at) => {
      flow.setFocus(at);
      setWanted((w) => ({ at, n: (w?.n ?? 0) + 1 }));
    },
    wanted,
    async sit(viewer: TableViewer) {
      try {
        const s = await host.sit(table, viewer, seat);
        queue.length = 0;
        batch(() => {
          setLog([]);
          take(s, []);
        });
      } catch (error) {
        fail(error);
      }
    },
    async goto(at: number) {
      try {
        const s = await host.goto(seat, at);
        queue.push(s);
        await show();
      } catch (error) {
        fail(error);
      }
    },
    labelOf: (at) => profile.called?.[at] ?? profile.labels[at] ?? '',
    pieceName: name,
    sideName: (side) => profile.sides[side]?.name ?? '',
  };
}
