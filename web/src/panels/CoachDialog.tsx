// What the staff would do in the player's place; of a game that is over, where it was decided.
import '../styles/panels.css';
import { createResource, createSignal, For, type JSX, Match, onCleanup, Show, Switch } from 'solid-js';
import type { CoachLevel, SaidHint, SaidTurn } from '@rasputitsa/host';
import type { Session } from '../model/types.ts';
import { t } from '../texts/late.ts';
import { Button, Dialog, Notice, RuleLink, Table } from '../ui/index.ts';

interface CoachProps {
  readonly session: Session;
  readonly onClose: () => void;
}
const TURNS_TOLD = 8;
/** Less than this is told apart from nothing by chance only. */
const LEAST = 0.5;

function signed(n: number): string {
  return n > 0 ? `+${n.toFixed(1)}` : n < 0 ? `−${Math.abs(n).toFixed(1)}` : '0.0';
}
function Waiting(props: { readonly session: Session; readonly words: string; readonly hurry?: true }): JSX.Element {
  const { host, seat } = props.session;
  const [share, setShare] = createSignal(0);
  onCleanup(
    host.listen((news) => {
      if (news.kind === 'coaching' && news.seat === seat) setShare(news.share);
    }),
  );
  return (
    <div role="status" class="coach">
      <p>{props.words}</p>
      <div class="thinking">
        <progress value={share()} max={1} aria-label={t('coach.progress')} />
        <Show when={props.hurry}>
          <Button data-act="hurry-staff" onClick={() => void host.hurry(seat)}>
            {t('coach.hurry')}
          </Button>
        </Show>
      </div>
    </div>
  );
}

function Said(props: { readonly hint: SaidHint }): JSX.Element {
  const best = () => props.hint.plans[0];
  const others = () => props.hint.plans.slice(1).toSorted((a, b) => b.points - a.points);
  return (
    <div data-hint class="coach">
      <Show when={best()}>
        {(b) => (
          <>
            <h3>{t('coach.plan', { name: b().name })}</h3>
            <p>{t('coach.why', { points: signed(b().points), tried: b().tried })}</p>
          </>
        )}
      </Show>
      <h3>{t('coach.orders')}</h3>
      <ol>
        <For each={props.hint.actions}>
          {(a) => (
            <li>
              {a.text} <RuleLink rule={a.rule} />
              <Show when={a.notes.length > 0}>
                <p class="quiet">
                  <For each={a.notes}>
                    {(n, i) => (
                      <>
                        {i() > 0 ? ', ' : ''}
                        {n.text} <RuleLink rule={n.rule} />
                      </>
                    )}
                  </For>
                </p>
              </Show>
            </li>
          )}
        </For>
      </ol>
      <Show when={props.hint.isCut}>
        <p class="quiet">{t('coach.isCut')}</p>
      </Show>
      <Show when={props.hint.battles.length > 0}>
        <h3>{t('coach.battles')}</h3>
        <ul data-battles>
          <For each={props.hint.battles}>
            {(b) => (
              <li>
                {b.text} <Show when={b.rule}>{(rule) => <RuleLink rule={rule()} />}</Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={others().length > 0}>
        <h3>{t('coach.others')}</h3>
        <Table
          columns={[
            { title: t('coach.name'), cell: (p: SaidHint['plans'][number]) => p.name },
            { title: t('coach.points'), kind: 'number', cell: (p: SaidHint['plans'][number]) => signed(p.points) },
            { title: t('coach.tried'), kind: 'number', cell: (p: SaidHint['plans'][number]) => String(p.tried) },
          ]}
          rows={others()}
        />
        <p class="quiet">{t('coach.othersHint')}</p>
      </Show>
    </div>
  );
}

function HintPart(props: {
  readonly session: Session;
  readonly level: CoachLevel;
  readonly onLevel: (level: CoachLevel) => void;
}): JSX.Element {
  const [hint] = createResource(
    () => props.level,
    (as) => props.session.host.hint(props.session.seat, as),
  );
  return (
    <Switch>
      <Match when={hint.error !== undefined}>
        <Notice tone="bad">{t('coach.failed')}</Notice>
      </Match>
      <Match when={hint.loading}>
        <Waiting session={props.session} words={t('coach.waits')} hurry />
      </Match>
      <Match when={hint.latest}>
        {(h) => (
          <>
            <Said hint={h()} />
            <Show when={props.level === 'veteran' && h().plans.length > 1}>
              <div class="coach-more">
                <Button data-act="ask-marshal" onClick={() => props.onLevel('marshal')}>
                  {t('coach.marshal')}
                </Button>
                <span class="quiet">{t('coach.marshalHint')}</span>
              </div>
            </Show>
          </>
        )}
      </Match>
      <Match when={true}>
        <p class="panel-empty">{t('coach.nothing')}</p>
      </Match>
    </Switch>
  );
}

/** What made a turn worth looking at: dice, or decisions. */
const weight = (x: SaidTurn): number => Math.max(Math.abs(x.luck), Math.abs(x.decided));

function ReviewPart(props: { readonly session: Session }): JSX.Element {
  const { session } = props;
  const [turns] = createResource(() => session.host.review(session.seat));
  const viewer = () => session.standing().viewer;
  /** Points are told as those of whoever looks. */
  const sign = (): number => (viewer() === 1 ? -1 : 1);
  const told = (): readonly SaidTurn[] =>
    (turns.latest ?? [])
      .filter((x) => weight(x) >= LEAST)
      .toSorted((a, b) => weight(b) - weight(a))
      .slice(0, TURNS_TOLD)
      .toSorted((a, b) => a.from - b.from);
  const most = (): SaidTurn | undefined => told().toSorted((a, b) => weight(b) - weight(a))[0];
  const points = (title: string, of: (x: SaidTurn) => number) => ({
    title,
    kind: 'number' as const,
    cell: (x: SaidTurn) => signed(of(x) * sign()),
  });
  const what = (): string => {
    const who = viewer();
    return who === 'spectator' ? t('coach.whatFirst', { side: session.sideName(0) }) : t('coach.what');
  };
  return (
    <Switch>
      <Match when={turns.error !== undefined}>
        <Notice tone="bad">{t('coach.failed')}</Notice>
      </Match>
      <Match when={turns.loading}>
        <Waiting session={session} words={t('coach.looks')} />
      </Match>
      <Match when={true}>
        <div data-review class="coach">
          <Show when={most()}>
            {(x) => (
              <p class="coach-most">
                {t('coach.most', {
                  when: x().when,
                  side: session.sideName(x().side),
                  luck: signed(x().luck * sign()),
                  decided: signed(x().decided * sign()),
                })}
              </p>
            )}
          </Show>
          <p class="quiet">{what()}</p>
          <Show when={told().length > 0} fallback={<p class="panel-empty">{t('coach.even')}</p>}>
            <Table
              columns={[
                { title: t('coach.turn'), cell: (x: SaidTurn) => `${x.when}, ${session.sideName(x.side)}` },
                {
                  title: t('coach.expected'),
                  kind: 'number',
                  cell: (x: SaidTurn) => `${signed(x.before * sign())} → ${signed(x.after * sign())}`,
                },
                points(t('coach.luck'), (x) => x.luck),
                points(t('coach.decided'), (x) => x.decided),
              ]}
              rows={told()}
            />
          </Show>
        </div>
      </Match>
    </Switch>
  );
}

export function CoachDialog(props: CoachProps): JSX.Element {
  const isOver = (): boolean => props.session.standing().table.over !== null;
  const [level, setLevel] = createSignal<CoachLevel>('veteran');
  const asked = () => (level() === 'veteran' ? t('coach.hint') : t('coach.marshal'));
  return (
    <Dialog title={isOver() ? t('coach.review') : asked()} width="wide" onClose={() => props.onClose()}>
      <Show when={isOver()} fallback={<HintPart session={props.session} level={level()} onLevel={setLevel} />}>
        <ReviewPart session={props.session} />
      </Show>
    </Dialog>
  );
}
