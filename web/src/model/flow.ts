// Choosing: from clicks to an action, never more of them than the decision needs.
import type { Action, AskedChoices, SeenPiece, SeenRefusal } from '@rasputitsa/kernel';
import { batch, createSignal } from 'solid-js';
import type { GameProfile, Host, Standing } from '@rasputitsa/host';
import type { Board } from '../board/types.ts';
import { firstPieces, isForced, readyPieces } from './faces.ts';
import { showsTooLittle, whyIdle } from './idle.ts';
import type { Asking, GroupPlan, Manner } from './types.ts';
import { type Aim, aimOf, waysOf } from './ways.ts';

type Value = number | string | readonly number[];
type Hit = { readonly at: number; readonly piece: number | null; readonly extend: boolean };

export interface FlowNeeds {
  readonly host: Host;
  readonly seat: string;
  readonly profile: GameProfile;
  readonly standing: () => Standing;
  readonly act: (actions: readonly Action[]) => Promise<boolean>;
  readonly showRefusal: (r: SeenRefusal | null) => void;
  readonly trouble: (error: unknown) => void;
  /** Where hexes lie to each other; null while there is no board. */
  readonly board?: () => Pick<Board, 'mapOf'> | null;
  /** Whether a single legal answer is given without asking. */
  readonly soleChoice: () => boolean;
}

/** More reasons are not read. */
const MOST_IDLE = 4;

/** A host answers for no more pieces at once. */
const MOST_ASKED = 200;

const hexesOf = (list: readonly SeenPiece[]): ReadonlySet<number> => new Set(list.map((p) => p.at));
/** Who goes, who attacks: most often all. They are ticked, and who is not meant is taken out; a first answer is the player's own. */
const isLater = (given: Readonly<Record<string, Value>>): boolean => Object.keys(given).length > 0;
function proposed(asked: AskedChoices): readonly number[] {
  const first = asked.type === 'pieces' ? asked.choices[0]?.value : undefined;
  return Array.isArray(first) && first.length > 1 ? first.map(Number) : [];
}
const isChoice = (asked: AskedChoices, value: number): boolean => asked.choices.some((c) => c.value === value);

export function createFlow(n: FlowNeeds) {
  const [selected, setSelected] = createSignal<ReadonlySet<number>>(new Set());
  const [focus, setFocus] = createSignal<number | null>(null);
  const [targets, setTargets] = createSignal<readonly Aim[]>([]);
  const [asking, setAsking] = createSignal<Asking | null>(null);
  const [plan, setPlan] = createSignal<GroupPlan | null>(null);
  const [manner, setManner] = createSignal<Manner>('gather');
  /** Of the stack that was taken up: who cannot act, and why. */
  const [left, setLeft] = createSignal<GroupPlan['stay']>([]);
  let planned: readonly Action[] = [];
  /** The verb used last: the keyboard can repeat it with the next piece. */
  let lastVerb: string | null = null;
  let readied = -1;
  let inHand: { readonly piece: number; readonly step: string } | null = null;
  /** Answers that come late belong to a question nobody asks any more. */
  let question = 0;
  /** Where the selected pieces may go is on its way: a hand quicker than the rules waits for it. */
  let arriving: Promise<void> = Promise.resolve();
  /** What was pressed and is not yet asked, shown or sent: between two questions to the host nothing else tells of it. */
  let pressed = 0;
  function pressing<A extends readonly unknown[]>(what: (...a: A) => Promise<void>): (...a: A) => Promise<void> {
    return async (...a) => {
      pressed++;
      try {
        await what(...a);
      } finally {
        pressed--;
      }
    };
  }

  const chosenPieces = (): readonly SeenPiece[] => n.standing().view.pieces.filter((p) => selected().has(p.id));
  const inFormation = (): boolean => manner() === 'formation' && hexesOf(chosenPieces()).size > 1;
  /** The stack the others keep their places by: the one pointed at last, else that of the first. */
  const leadAt = (): number => {
    const list = chosenPieces();
    const at = focus();
    return at !== null && hexesOf(list).has(at) ? at : (list[0]?.at ?? -1);
  };

  const pieceAt = (id: number): number | undefined => n.standing().view.pieces.find((p) => p.id === id)?.at;

  function clear(): void {
    question++;
    batch(() => {
      setSelected(new Set<number>());
      setTargets([]);
      setAsking(null);
      setPlan(null);
      setLeft([]);
      n.showRefusal(null);
    });
  }

  async function takeUp(pieces: readonly number[], how: Manner): Promise<void> {
    const mine = ++question;
    batch(() => {
      setSelected(new Set(pieces));
      setManner(how);
      setLeft([]);
      setPlan(null);
      setAsking(null);
      setTargets([]);
      n.showRefusal(null);
    });
    if (pieces.length === 0) return;
    const asked = inFormation() ? chosenPieces().flatMap((p) => (p.at === leadAt() ? [p.id] : [])) : pieces;
    arriving = n.host.targets(n.seat, { pieces: asked.slice(0, MOST_ASKED) }).then((found) => {
      if (mine === question) setTargets(found.map(aimOf));
    }, n.trouble);
    await arriving;
  }
  /** Takes them up; where the map then shows nothing although one would look for it there, they are told why. */
  async function select(pieces: readonly number[], how: Manner = 'gather'): Promise<void> {
    const taken = takeUp(pieces, how);
    const mine = question;
    await taken;
    if (mine !== question || pieces.length === 0 || !showsTooLittle(n.standing(), targets())) return;
    const no = await whyIdle(n, pieces);
    if (no && mine === question) n.showRefusal(no);
  }
  /** Takes a verb on by one answer; sends it when nothing is missing. */
  async function go(verb: string, title: string, given: Readonly<Record<string, Value>>): Promise<void> {
    const mine = ++question;
    const soFar: Record<string, Value> = { ...given };
    for (;;) {
      const asked = await n.host.choices(n.seat, verb, soFar);
      if (mine !== question) return;
      if (!asked.ok) {
        n.showRefusal(asked.refusal);
        return;
      }
      if (asked.arg === null) {
        await finish({ verb, args: soFar });
        return;
      }
      const only = asked.choices.length === 1 && asked.elements.length <= 1 ? asked.choices[0] : undefined;
      // The first answer is the player's own: a button must not act on a piece nobody pointed at; unless nothing else can be done.
      if (only && n.soleChoice() && (Object.keys(soFar).length > 0 || isForced(n.standing()))) {
        soFar[asked.arg] = only.value;
        if (asked.missing.length > 0) continue;
        await finish({ verb, args: soFar });
        return;
      }
      setAsking({ verb, title, given: soFar, asked, ticked: isLater(soFar) ? proposed(asked) : [] });
      return;
    }
  }
  async function finish(action: Action): Promise<void> {
    lastVerb = action.verb;
    const [one = -1, ...more] = selected();
    const isOnTheSpot =
      one >= 0 && more.length === 0 && Object.values(action.args).every((v) => String(v) === String(one));
    // And after what comes next: the gun that was made ready and has moved is to be set up again.
    const goesOn = one >= 0 && more.length === 0 && readied === one;
    inHand = isOnTheSpot || goesOn ? { piece: one, step: stepOf() } : null;
    readied = isOnTheSpot ? one : -1;
    if (!(await send([action]))) inHand = null;
  }
  const stepOf = (): string =>
    n
      .standing()
      .view.phase.map((f) => f.node)
      .join('/');
  /** The table has moved on. Who has done something where it stands stays in hand: a gun is made ready to move in order to move. */
  function moveOn(): void {
    const kept = inHand;
    inHand = null;
    clear();
    if (kept && kept.step === stepOf() && readyPieces(n.standing()).has(kept.piece))
      void takeUp([kept.piece], 'gather');
  }
  /** What was chosen is done with, unless the table has moved on meanwhile: then something new may be asked already. */
  async function send(actions: readonly Action[]): Promise<boolean> {
    const { version } = n.standing();
    const ok = await n.act(actions);
    if (ok && n.standing().version === version) clear();
    return ok;
  }

  /** One answer more: what then misses nothing is sent as it is, without asking what would be asked next. */
  async function take(
    verb: string,
    title: string,
    given: Readonly<Record<string, Value>>,
    asked: AskedChoices,
    value: Value,
  ): Promise<void> {
    if (asked.arg === null) return;
    const args = { ...given, [asked.arg]: value };
    if (asked.missing.length > 0) await go(verb, title, args);
    else {
      question++;
      await finish({ verb, args });
    }
  }

  async function begin(verb: string): Promise<void> {
    const offer = n.standing().offers.find((o) => o.verb === verb);
    if (!offer) return;
    n.showRefusal(offer.refusal ?? null);
    if (offer.refusal) return;
    await arriving;
    const target = targets().find((t) => t.verb === verb);
    // With pieces selected the button means: this, with these. Several go where the map is pressed next.
    const together = target && !target.apart && Object.values(target.given).some((v) => Array.isArray(v));
    if (target && selected().size > 1 && !together && target.asked.type === 'place') {
      lastVerb = verb;
      setTargets([target]);
      return;
    }
    if (target) {
      await go(verb, offer.title, target.given as Readonly<Record<string, Value>>).catch(n.trouble);
      return;
    }
    setSelected(new Set<number>());
    setTargets([]);
    await go(verb, offer.title, {}).catch(n.trouble);
  }
  async function answer(value: Value): Promise<void> {
    const a = asking();
    if (!a || a.asked.arg === null) return;
    await take(a.verb, a.title, a.given, a.asked, value).catch(n.trouble);
  }
  function tick(value: number): void {
    const a = asking();
    if (!a) return;
    const ticked = a.ticked.includes(value) ? a.ticked.filter((x) => x !== value) : [...a.ticked, value];
    setAsking({ ...a, ticked });
  }

  async function why(verb: string, args: Readonly<Record<string, Value>>): Promise<void> {
    try {
      n.showRefusal(await n.host.whyNot(n.seat, { verb, args }));
    } catch (error) {
      n.trouble(error);
    }
  }

  async function whyNotTo({ verb, given, asked, ways }: Aim, at: number): Promise<void> {
    if (asked.arg === null) return;
    await why(verb, { ...(given as Record<string, Value>), [asked.arg]: ways ? [at] : at });
  }

  /** A click while a verb waits for an answer. True when the click meant that answer. */
  async function answered(a: Asking, hit: Hit): Promise<boolean> {
    const { asked } = a;
    if (asked.arg === null) return false;
    if (asked.type === 'place') {
      if (isChoice(asked, hit.at)) await answer(hit.at);
      else await why(a.verb, { ...a.given, [asked.arg]: hit.at });
      return true;
    }
    if (asked.type === 'piece') {
      const here = asked.choices.filter((c) => pieceAt(Number(c.value)) === hit.at);
      const exact = hit.piece !== null && isChoice(asked, hit.piece) ? hit.piece : undefined;
      const one = exact ?? (here.length === 1 ? Number(here[0]?.value) : undefined);
      if (one !== undefined) await answer(one);
      else if (hit.piece !== null && here.length === 0) await why(a.verb, { ...a.given, [asked.arg]: hit.piece });
      return true;
    }
    if (asked.type === 'pieces' && hit.piece !== null && asked.elements.includes(hit.piece)) {
      tick(hit.piece);
      return true;
    }
    if (asked.type === 'places' && asked.elements.includes(hit.at)) {
      const ways = waysOf(asked);
      const way = ways?.get(hit.at);
      if (way) await answer(way.value);
      else if (ways) await why(a.verb, { ...a.given, [asked.arg]: [hit.at] });
      else tick(hit.at);
      return true;
    }
    return false;
  }

  /** With pieces selected: the hex is where they are to go. */
  async function sent(at: number): Promise<boolean> {
    const fitting = targets().filter((t) => t.asked.type === 'place' && isChoice(t.asked, at));
    const chosen = fitting.find((t) => t.verb === lastVerb) ?? fitting[0];
    const pieces = [...selected()];
    if (!chosen || chosen.asked.arg === null) return false;
    // A verb that takes a list takes all of them at once.
    const together = !chosen.apart && !inFormation() && Object.values(chosen.given).some((v) => Array.isArray(v));
    if (pieces.length === 1 || together) {
      const given = chosen.given as Readonly<Record<string, Value>>;
      await take(chosen.verb, chosen.title, given, chosen.asked, chosen.ways?.get(at) ?? at).catch(n.trouble);
      return true;
    }
    const mine = ++question;
    const { formation, gathering, planGroup } = await import('./formation.ts');
    const board = n.board?.();
    const parties =
      inFormation() && board
        ? formation(board, n.profile.hexes, chosenPieces(), { from: leadAt(), to: at })
        : gathering(chosenPieces(), at);
    const ordered = await planGroup(n.host, n.seat, chosen, parties);
    // Where only the lead fits, all to one hex is what is meant: an advance after combat.
    const all =
      inFormation() && ordered.stay.length > 0
        ? await planGroup(n.host, n.seat, chosen, gathering(chosenPieces(), at))
        : ordered;
    const best = all.go.length > ordered.go.length ? all : ordered;
    const { actions, go, stay } = best;
    if (mine !== question) return true;
    // Where all can go they go; otherwise the player says whether the others shall.
    if (stay.length === 0) {
      lastVerb = chosen.verb;
      await send(actions);
      return true;
    }
    planned = actions;
    setPlan({ title: chosen.title, to: at, go, stay, manner: best === all && all !== ordered ? 'gather' : manner() });
    return true;
  }
  async function sendPlan(): Promise<void> {
    if (plan() === null || planned.length === 0) return;
    setPlan(null);
    await send(planned);
  }

  async function pick(hit: Hit): Promise<void> {
    setFocus(hit.at);
    n.showRefusal(null);
    await arriving;
    const a = asking();
    if (a && (await answered(a, hit))) return;
    const ready = readyPieces(n.standing());
    const mine = hit.piece !== null && ready.has(hit.piece) ? hit.piece : null;
    if (hit.extend && mine !== null) {
      const now = new Set(selected());
      if (now.has(mine)) now.delete(mine);
      else now.add(mine);
      await select([...now], manner());
      return;
    }
    if (selected().size > 0 && !(mine !== null && selected().has(mine)) && (await sent(hit.at))) return;
    if (mine !== null) {
      await select(selected().has(mine) && selected().size === 1 ? [] : [mine]);
      return;
    }
    // Nothing selected: perhaps a verb begins with this place.
    const here = await n.host.targets(n.seat, { place: hit.at }).catch(() => []);
    // An attack takes a list of hexes, of which this may be the first: nearly always it is meant.
    const only = here.length === 1 ? here[0] : here.find((x) => Object.values(x.given).some(Array.isArray));
    if (only && selected().size === 0) {
      await go(only.verb, only.title, only.given as Record<string, Value>).catch(n.trouble);
      return;
    }
    if (here.length > 1 && selected().size === 0) {
      setTargets(here);
      return;
    }
    if (selected().size > 0) {
      const main = targets().find((t) => t.asked.type === 'place');
      const piece = [...selected()][0];
      if (main?.asked.arg && piece !== undefined) await whyNotTo(main, hit.at);
      else clear();
      return;
    }
    const { view, viewer } = n.standing();
    const own = view.pieces.find((p) => p.id === hit.piece && p.side === viewer);
    const no = own && (await whyIdle(n, [own.id]));
    if (no) n.showRefusal(no);
  }
  async function drop(hit: { piece: number; at: number }): Promise<void> {
    if (pieceAt(hit.piece) === hit.at) return;
    if (!selected().has(hit.piece)) await select([hit.piece]);
    await arriving;
    setFocus(hit.at);
    if (await sent(hit.at)) return;
    const main = targets().find((t) => t.asked.type === 'place');
    if (main) await whyNotTo(main, hit.at);
  }
  /** All of a place that can do what comes first, in a movement phase to move; who cannot is named, with the reason. */
  function selectStack(at: number): void {
    const { view, viewer } = n.standing();
    const ready = readyPieces(n.standing());
    const here = view.pieces.filter((p) => p.at === at);
    const able = here.filter((p) => ready.has(p.id));
    const first = firstPieces(n.standing(), able).map((p) => p.id);
    const idle = here.filter((p) => p.side === viewer && !first.includes(p.id)).map((p) => p.id);
    setFocus(at);
    void select(first);
    const mine = question;
    if (idle.length === 0 || idle.length === here.length) return;
    void Promise.all(
      idle.slice(0, MOST_IDLE).map(async (piece) => ({ piece, refusal: await whyIdle(n, [piece]) })),
    ).then((all) => {
      if (mine === question) setLeft(all.flatMap(({ piece, refusal }) => (refusal ? [{ piece, refusal }] : [])));
    });
  }
  function cancel(): void {
    if (plan() !== null) {
      setPlan(null);
      return;
    }
    const a = asking();
    const names = a ? Object.keys(a.given) : [];
    if (!a || names.length === 0) {
      clear();
      return;
    }
    // One answer back, not everything.
    const given = Object.fromEntries(Object.entries(a.given).slice(0, -1));
    void go(a.verb, a.title, given).catch(n.trouble);
    if (names.length === 1) clear();
  }

  return {
    selected,
    focus,
    setFocus,
    targets,
    asking,
    plan,
    left,
    manner,
    inFormation,
    leadAt,
    /** All to one hex, or each as far as the others. */
    setManner: (how: Manner) => void pressing(select)([...selected()], how),
    sendPlan: () => void pressing(sendPlan)().catch(n.trouble),
    pick: pressing(pick),
    drop: pressing(drop),
    select: pressing(select),
    selectStack,
    begin: pressing(begin),
    send,
    answer: pressing(answer),
    isPressed: () => pressed > 0,
    tick,
    cancel,
    moveOn,
    lastVerb: () => lastVerb,
  };
}
