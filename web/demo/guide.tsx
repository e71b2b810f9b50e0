// Rule reader and guide panel without a table: /demo/guide.html?game=<id>&case=<file>&tutorial&rule=<id>&theme=dark
import { Guided, type LoadedTutorial } from '@rasputitsa/kernel';
import { createSignal, type JSX, Show } from 'solid-js';
import { render } from 'solid-js/web';
import '../src/styles/index.css';
import { loadBook, loadGame } from '../src/host/games.ts';
import { applySettings, change, type Settings } from '../src/model/settings.ts';
import { GuidePanel } from '../src/panels/GuidePanel.tsx';
import { RuleReader } from '../src/panels/RuleReader.tsx';
import { Tour } from '../src/screens/Tour.tsx';
import { Button, LinksContext } from '../src/ui/index.ts';

const asked = new URLSearchParams(location.search);
const id = asked.get('game') ?? '';
const [game, book] = await Promise.all([loadGame(id), loadBook(id)]);
const cases: Record<string, { file: string; caption: string }[]> = {};
for (const c of book.cases)
  for (const r of c.data.rules) (cases[r] ??= []).push({ file: c.file, caption: c.data.caption });

function follow(file: string | null): Guided | undefined {
  if (asked.has('tutorial')) return new Guided(game, book.tutorial as LoadedTutorial);
  const found = book.cases.find((c) => c.file === file);
  return found && new Guided(game, found);
}

function Demo(): JSX.Element {
  const [rule, setRule] = createSignal(asked.get('rule') ?? '');
  const [guided, setGuided] = createSignal(follow(asked.get('case')));
  const [turned, setTurned] = createSignal(0, { equals: false });
  const [tour, setTour] = createSignal(asked.has('tour'));
  const guide = () => {
    turned();
    return guided()?.guide(guided()?.player ?? 0);
  };
  return (
    <LinksContext.Provider value={{ openRule: setRule, goTo: () => undefined, placeName: String }}>
      <main
        style={{
          display: 'grid',
          'grid-template-columns': asked.has('narrow') ? '1fr' : '1fr 26rem',
          gap: '1rem',
          padding: '1rem',
        }}
      >
        <div class="card" data-tour="rules" style={{ height: '85vh' }}>
          <RuleReader rulebook={{ rules: book.rules, cases }} at={rule()} onShow={(f) => setGuided(follow(f))} />
        </div>
        <div class="card" data-tour="panels" style={{ 'align-self': 'start' }}>
          <Show when={guide()}>
            {(g) => (
              <GuidePanel
                guide={g()}
                onGoTo={(at) => {
                  guided()?.goTo(at);
                  setTurned(at);
                }}
                onTry={(step) => {
                  guided()?.judge(step.side ?? 0, { verb: 'done', args: {} });
                  setTurned(0);
                }}
                onLeave={() => setGuided(undefined)}
              />
            )}
          </Show>
          <Button data-tour="help" onClick={() => setTour(true)}>
            Tour
          </Button>
        </div>
      </main>
      <Show when={tour()}>
        <Tour onClose={() => setTour(false)} />
      </Show>
    </LinksContext.Provider>
  );
}

change('theme', (asked.get('theme') as Settings['theme'] | null) ?? 'light');
applySettings(document.documentElement);
const root = document.getElementById('root');
if (root) render(() => <Demo />, root);
