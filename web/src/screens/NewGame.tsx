// A new game: which scenario, who plays, and, for those who want it, how the rules are read.
import { createMemo, createSignal, For, type JSX, onMount, Show, Suspense } from 'solid-js';
import { lazy } from '../ui/lazy.ts';
import { createStore, reconcile } from 'solid-js/store';
import type { Json } from '@rasputitsa/kernel';
import '../styles/home.css';
import '../styles/new-game.css';
import type { ChairStyle, GameProfile, Handicap, ScenarioProfile, TableInfo, Trials, Trouble } from '@rasputitsa/host';
import { troubleFrom, useHost } from '../model/host.ts';
import { headsOf } from '@rasputitsa/server/chains';
import { newKey as newFarKey } from '@rasputitsa/server/keys';
import { farHost, hasServer } from '../model/far.ts';
import { FAR_CLOCKS, farClock } from '../model/far-clocks.ts';
import { farName, keepFarKey, keepFarName } from '../model/far-keys.ts';
import { keepFresh } from '../model/briefed.ts';
import { chairsFor, differing, firstScenario, keepOpponent, type Mode, offeredOpponent } from '../model/new-game.ts';
import { loadTrials } from '../model/trials.ts';
import { t } from '../texts/late.ts';
import { Button, Card, Field, LinksContext, Notice, RuleLink, Segmented, Select, Switch } from '../ui/index.ts';
import { timeWords } from '../panels/far-time.ts';
import { FarName } from './FarName.tsx';
import { MapPicture } from './GameEntry.tsx';
import { HandicapChoice } from './HandicapChoice.tsx';
import { OpponentChoice } from './OpponentChoice.tsx';
import { ChartList, type ChartsFile } from './ChartList.tsx';
import { OptionList } from './OptionList.tsx';
import { TrialFacts } from './Trials.tsx';

// Most begin without opening the book.
const RuleSheet = lazy(() => import('./RuleSheet.tsx').then((m) => m.RuleSheet));

/** Days of silence after which the other may claim the game. */
const VACATIONS = ['0', '7', '14', '30'] as const;
const PLAYERS = ['1', '2', '3', '4'] as const;
/** What spectators are held behind by, in minutes. */
const DELAYS = ['0', '5', '15', '60', '1440'] as const;
const MINUTE = 60_000;
const SILENCES = ['7', '14', '30', '90', '0'] as const;
const DAY = 86_400_000;
const MODES = ['solo', 'two', 'far', 'watch', 'sandbox'] as const satisfies readonly Mode[];

export interface NewGameProps {
  readonly game: string;
  readonly onOpen: (table: Pick<TableInfo, 'id'>) => void;
  readonly onBack: () => void;
}

export function NewGame(props: NewGameProps): JSX.Element {
  const host = useHost();
  const [profile, setProfile] = createSignal<GameProfile>();
  const [trouble, setTrouble] = createSignal<Trouble>();
  const [rule, setRule] = createSignal<string>();
  onMount(() => {
    host.profile(props.game).then(
      (found) => setProfile(found),
      (error: unknown) => setTrouble(troubleFrom(error, t('new.cannot'), t('home.again'))),
    );
  });
  return (
    <div class="room">
      <div class="new-game on-table">
        <header class="new-head">
          <div class="table-buttons">
            <Button kind="quiet" icon="back" onClick={() => props.onBack()}>
              {t('new.back')}
            </Button>
          </div>
          <h1 class="new-title">{profile()?.title ?? ''}</h1>
        </header>
        <Show when={trouble()}>
          {(it) => (
            <Card pad="tight">
              <Notice tone="bad" live title={it().what}>
                {it().why}. {it().todo}
              </Notice>
            </Card>
          )}
        </Show>
        <Show
          when={profile()}
          keyed
          fallback={
            <Show when={!trouble()}>
              <p class="home-loading">{t('new.loading')}</p>
            </Show>
          }
        >
          {(found) => (
            <LinksContext.Provider value={{ openRule: setRule }}>
              <Chooser profile={found} onOpen={props.onOpen} onTrouble={setTrouble} />
            </LinksContext.Provider>
          )}
        </Show>
      </div>
      <Suspense>
        <Show when={rule()}>
          {(at) => (
            <RuleSheet
              book={() => host.rulebook(props.game)}
              at={at()}
              onClose={() => setRule(undefined)}
              onShow={(file) =>
                void host
                  .openCase(props.game, file)
                  .then(props.onOpen, (error: unknown) =>
                    setTrouble(troubleFrom(error, t('new.cannot'), t('home.again'))),
                  )
              }
            />
          )}
        </Show>
      </Suspense>
    </div>
  );
}

const chartsOf = (file: ChartsFile | undefined) => (file ? { charts: { name: file.name, text: file.text } } : {});

function Chooser(props: {
  readonly profile: GameProfile;
  readonly onOpen: (table: Pick<TableInfo, 'id'>) => void;
  readonly onTrouble: (trouble: Trouble | undefined) => void;
}): JSX.Element {
  const host = useHost();
  const { profile } = props;
  const [picked, setPicked] = createSignal(firstScenario(profile)?.id ?? '');
  const [mode, setMode] = createSignal<Mode>(profile.opponents.length > 0 ? 'solo' : 'two');
  const [side, setSide] = createSignal('0');
  const [level, setLevel] = createSignal(offeredOpponent(profile) ?? '');
  const [style, setStyle] = createSignal<ChairStyle>('usual');
  const [handicap, setHandicap] = createSignal<Handicap>();
  const [chosen, setChosen] = createStore<Record<string, Json>>({});
  const [charts, setCharts] = createSignal<ChartsFile>();
  const [busy, setBusy] = createSignal(false);
  const scenario = createMemo(() => profile.scenarios.find((s) => s.id === picked()) ?? profile.scenarios[0]);
  const [trials, setTrials] = createSignal<Trials>({});
  onMount(() => void loadTrials(profile.id).then(setTrials));
  /** Whether there is somebody to ask for tables far away. */
  const [server, setServer] = createSignal(false);
  onMount(() => void hasServer().then(setServer));
  const [name, setName] = createSignal(farName());
  const [listed, setListed] = createSignal(false);
  const [clock, setClock] = createSignal('none');
  const [out, setOut] = createSignal(true);
  /** In days. */
  const [silence, setSilence] = createSignal('30');
  /** In days. */
  const [vacation, setVacation] = createSignal('0');
  /** By side. */
  const [players, setPlayers] = createStore<string[]>(profile.sides.map(() => '1'));
  /** In minutes. */
  const [delay, setDelay] = createSignal('0');
  const modes = () =>
    MODES.filter((m) => (m === 'far' ? server() : profile.opponents.length > 0 || m === 'two' || m === 'sandbox'));
  const computer = () => mode() === 'solo' || mode() === 'watch';
  const givesPoints = () => profile.bids === true && (mode() === 'solo' || mode() === 'two');

  const run = async (work: () => Promise<Pick<TableInfo, 'id'>>): Promise<void> => {
    if (busy()) return;
    setBusy(true);
    props.onTrouble(undefined);
    try {
      const table = await work();
      keepFresh(table.id);
      props.onOpen(table);
    } catch (error) {
      props.onTrouble(troubleFrom(error, t('new.cannot'), t('home.again')));
    }
    setBusy(false);
  };
  // Kept, so that a table whose answer was lost on the way is asked for with the same key.
  const key = newFarKey();
  const seed = newFarKey();
  const invite = (s: ScenarioProfile) =>
    run(async () => {
      if (name().trim() === '') throw new Error(t('far.nameWanted'));
      keepFarName(name().trim());
      const far = await farHost();
      const mine = Number(side()) || 0;
      const taken = await far.makeTable(
        {
          game: profile.id,
          scenario: s.id,
          options: differing(profile, s, chosen),
          chairs: profile.sides.map((_, i) => (i === mine ? 'me' : 'friend')),
          sides: side() === 'lot' ? 'random' : side() === 'bid' ? 'bid' : 'chosen',
          ...(players.every((n) => n === '1') || side() === 'bid' ? {} : { players: players.map(Number) }),
          ...(delay() === '0' ? {} : { delay: Number(delay()) * MINUTE }),
          ...(vacation() === '0' || clock() === 'none' ? {} : { vacation: Number(vacation()) * DAY }),
          name: name().trim(),
          listed: listed(),
          ...farClock(clock(), out() ? 'loses' : 'shown'),
          ...(clock() === 'none' && silence() !== '0' ? { silence: Number(silence()) * DAY } : {}),
          ...chartsOf(charts()),
        },
        key,
        await headsOf(seed),
      );
      keepFarKey({ ...taken, role: 'player', seed });
      await far.show([taken.key]);
      return { id: taken.table };
    });
  const begin = (s: ScenarioProfile) => (mode() === 'far' ? invite(s) : here(s));
  const here = (s: ScenarioProfile) =>
    run(() => {
      const given = givesPoints() ? handicap() : undefined;
      if (computer() && level() !== '') keepOpponent(level());
      return host.create({
        game: profile.id,
        scenario: s.id,
        options: differing(profile, s, chosen),
        chairs: chairsFor(profile, mode(), Number(side()) || 0, level() === '' ? undefined : level(), style()),
        ...(given && given.points > 0 ? { handicap: given } : {}),
        ...(mode() === 'sandbox' ? { sandbox: true } : {}),
        ...chartsOf(charts()),
      });
    });
  return (
    <main class="new-body">
      <Card pad="flush" class="scenario-card">
        <fieldset class="scenarios">
          <legend class="caps quiet">{t('new.scenario')}</legend>
          <For each={profile.scenarios}>
            {(s) => (
              <label class="scenario">
                <input
                  type="radio"
                  name="scenario"
                  value={s.id}
                  checked={picked() === s.id}
                  onChange={() => setPicked(s.id)}
                />
                <span class="scenario-words">
                  <span class="scenario-title">{s.title}</span>
                  <span class="scenario-dates">{s.about?.dates ?? s.summary}</span>
                  <Show when={s.about?.length}>{(length) => <span class="scenario-length num">{length()}</span>}</Show>
                  <Show when={s.id === profile.about?.first}>
                    <span class="caps scenario-first">{t('new.recommended')}</span>
                  </Show>
                </span>
              </label>
            )}
          </For>
        </fieldset>
      </Card>
      <Show when={scenario()}>
        {(s) => (
          <Card pad="flush" class="scenario-brief">
            <MapPicture game={profile.id} title={profile.title} eager />
            <div class="scenario-about" aria-live="polite">
              <h2 class="scenario-heading">
                {s().title} <RuleLink rule={s().rule} />
              </h2>
              <p class="scenario-expect">{s().about?.expect ?? s().summary}</p>
              <Show when={s().about}>
                {(about) => (
                  <dl class="scenario-facts">
                    <dt>{t('new.dates')}</dt>
                    <dd>{about().dates}</dd>
                    <dt>{t('new.turns')}</dt>
                    <dd>{about().turns}</dd>
                    <dt>{t('new.length')}</dt>
                    <dd>{about().length}</dd>
                    <dt>{t('new.forces')}</dt>
                    <dd>{about().forces}</dd>
                    <Show when={trials()[s().id]}>
                      {(tried) => <TrialFacts trial={tried()} sides={profile.sides.map((x) => x.name)} />}
                    </Show>
                  </dl>
                )}
              </Show>
            </div>
            <div class="new-choices">
              <div>
                <Segmented
                  label={t('new.who')}
                  legend="shown"
                  value={mode()}
                  choices={modes().map((m) => ({ value: m, title: t(`new.${m}`) }))}
                  onChange={setMode}
                />
                <p class="field-hint new-hint">{t(`new.${mode()}Hint`)}</p>
              </div>
              <div class="new-row">
                <Show when={mode() === 'solo' || mode() === 'far'}>
                  <Segmented
                    label={t('new.side')}
                    legend="shown"
                    value={side()}
                    choices={[
                      ...profile.sides.map((x, i) => ({ value: String(i), title: x.name })),
                      ...(mode() === 'far'
                        ? [
                            { value: 'lot', title: t('far.random') },
                            ...(profile.bids ? [{ value: 'bid', title: t('far.byBid') }] : []),
                          ]
                        : []),
                    ]}
                    onChange={setSide}
                  />
                </Show>
                <Show when={computer()}>
                  <OpponentChoice
                    profile={profile}
                    level={level()}
                    style={style()}
                    onLevel={setLevel}
                    onStyle={setStyle}
                  />
                </Show>
                <Show when={givesPoints()}>
                  <HandicapChoice
                    profile={profile}
                    trial={trials()[s().id]}
                    chosen={handicap()}
                    onChoose={setHandicap}
                  />
                </Show>
              </div>
              <Show when={mode() === 'far'}>
                <div class="new-row">
                  <FarName name={name()} onName={setName} />
                  <Field label={t('far.clock')}>
                    {(ids) => (
                      <Select
                        id={ids.id}
                        value={clock()}
                        choices={FAR_CLOCKS.map((c) => ({ value: c.id, title: t(c.title) }))}
                        onChange={setClock}
                      />
                    )}
                  </Field>
                  <Show
                    when={clock() !== 'none'}
                    fallback={
                      <Field label={t('far.silent')}>
                        {(ids) => (
                          <Select
                            id={ids.id}
                            value={silence()}
                            choices={SILENCES.map((days) => ({
                              value: days,
                              title: days === '0' ? t('far.silenceNever') : t('far.silenceDays', { n: days }),
                            }))}
                            onChange={setSilence}
                          />
                        )}
                      </Field>
                    }
                  >
                    <Switch label={t('far.out')} checked={out()} onChange={setOut} />
                    <Field label={t('far.vacation')}>
                      {(ids) => (
                        <Select
                          id={ids.id}
                          value={vacation()}
                          choices={VACATIONS.map((days) => ({
                            value: days,
                            title: days === '0' ? t('far.vacationNone') : t('far.vacationDays', { n: days }),
                          }))}
                          onChange={setVacation}
                        />
                      )}
                    </Field>
                  </Show>
                  <Show when={side() !== 'bid'}>
                    <For each={profile.sides}>
                      {(of, i) => (
                        <Field label={t('far.players', { side: of.name })}>
                          {(ids) => (
                            <Select
                              id={ids.id}
                              value={players[i()] ?? '1'}
                              choices={PLAYERS.map((n) => ({ value: n, title: n }))}
                              onChange={(n) => setPlayers(i(), n)}
                            />
                          )}
                        </Field>
                      )}
                    </For>
                  </Show>
                  <Field label={t('far.delay')}>
                    {(ids) => (
                      <Select
                        id={ids.id}
                        value={delay()}
                        choices={DELAYS.map((minutes) => ({
                          value: minutes,
                          title:
                            minutes === '0'
                              ? t('far.delayNone')
                              : t('far.delayLate', { time: timeWords(Number(minutes) * MINUTE) }),
                        }))}
                        onChange={setDelay}
                      />
                    )}
                  </Field>
                  <Switch label={t('far.listed')} checked={listed()} onChange={setListed} />
                </div>
              </Show>
              <OptionList
                profile={profile}
                scenario={s()}
                trial={trials()[s().id]}
                chosen={chosen}
                onChange={(id, value) => setChosen(id, value)}
                onReset={() => setChosen(reconcile({}))}
              />
              <ChartList profile={profile} chosen={charts()} onChoose={setCharts} />
            </div>
            <footer class="new-foot">
              <Show when={profile.hasTutorial}>
                <Button
                  kind="quiet"
                  icon="school"
                  title={t('new.tutorialHint')}
                  onClick={() => void run(() => host.openTutorial(profile.id))}
                >
                  {t('new.tutorial')}
                </Button>
              </Show>
              <Button
                kind="primary"
                size="l"
                icon="play"
                busy={busy()}
                aria-label={t('new.startNamed', { scenario: s().title })}
                onClick={() => void begin(s())}
              >
                {t('new.start')}
              </Button>
            </footer>
          </Card>
        )}
      </Show>
    </main>
  );
}
