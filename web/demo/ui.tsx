// Every part once, to look at: /demo/ui.html?theme=dark&size=large
import { createSignal, For, type JSX, Show } from 'solid-js';
import { render } from 'solid-js/web';
import '../src/styles/index.css';
import { BarChart } from '../src/ui/BarChart.tsx';
import { Dice } from '../src/ui/Dice.tsx';
import { applySettings, change, type Settings } from '../src/model/settings.ts';
import {
  Button, Card, Dialog, Disclosure, Field, Icon, IconButton, ICONS, Kbd, LinksContext, Menu, Notice, PlaceLink,
  RuleLink, Segmented, Select, Sheet, Switch, Table, Tabs, TextInput, toast, Toasts, Tooltip,
} from '../src/ui/index.ts'; // biome-ignore format: a list

const asked = new URLSearchParams(location.search);
const themes = [
  { value: 'light', title: 'Light' },
  { value: 'dark', title: 'Dark' },
  { value: 'distinct', title: 'Distinct' },
] as const;
const sizes = [
  { value: 'small', title: 'Small' },
  { value: 'normal', title: 'Normal' },
  { value: 'large', title: 'Large' },
  { value: 'huge', title: 'Huge' },
] as const;

function Demo(): JSX.Element {
  const [theme, setTheme] = createSignal<Settings['theme']>(
    (asked.get('theme') as Settings['theme'] | null) ?? 'light',
  );
  const [size, setSize] = createSignal<Settings['textSize']>(
    (asked.get('size') as Settings['textSize'] | null) ?? 'normal',
  );
  const [tab, setTab] = createSignal('log');
  const [open, setOpen] = createSignal(asked.get('open') ?? '');
  const [on, setOn] = createSignal(true);
  const [side, setSide] = createSignal('german');
  const [dice, setDice] = createSignal([6, 2, 5, 4]);
  change('theme', theme());
  change('textSize', size());
  const roll = () => setDice(dice().map((d) => ((d * 5 + 2) % 6) + 1));
  return (
    <LinksContext.Provider
      value={{ openRule: (r) => toast(`Rule ${r}`), goTo: (at) => toast(`Hex ${at}`), placeName: (at) => `Hex ${at}` }}
    >
      <main
        style={{
          display: 'grid',
          gap: '1.5rem',
          padding: '1.5rem',
          'grid-template-columns': 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
          'align-items': 'start',
        }}
      >
        <Card title="Buttons" over="Parts">
          <div style={{ display: 'flex', 'flex-wrap': 'wrap', gap: '.5rem' }}>
            <Button kind="primary" icon="play">
              Play
            </Button>
            <Button>Plain</Button>
            <Button kind="quiet" icon="upload">
              Quiet
            </Button>
            <Button kind="danger" icon="trash">
              Remove
            </Button>
            <Button refused="Another battle must be fought first">Refused</Button>
            <Button kind="primary" size="l">
              Large
            </Button>
            <Button size="s">Small</Button>
          </div>
          <div style={{ display: 'flex', 'flex-wrap': 'wrap', 'margin-top': '1rem', gap: '.25rem' }}>
            <For each={ICONS}>
              {(name) => (
                <Tooltip text={name}>
                  <IconButton icon={name} label={name} size="s" />
                </Tooltip>
              )}
            </For>
          </div>
        </Card>
        <Card
          title="Combat at Voronezh"
          over="To do now"
          tone="owed"
          aside={
            <Menu
              label="More"
              items={[
                { title: 'Fight', icon: 'dice', note: 'F', onSelect: roll },
                {
                  title: 'Airstrike',
                  icon: 'target',
                  refused: 'No active headquarters in range',
                  rule: '13.2',
                  onSelect: roll,
                },
                { title: 'Leave', icon: 'back', onSelect: roll },
                { title: 'Give up', icon: 'flag', danger: true, onSelect: roll },
              ]}
            />
          }
        >
          <p>
            2nd Guards Tank cannot enter <PlaceLink at={1204} />: the hexside limit of 1 is used (
            <RuleLink rule="6.33" />
            ).
          </p>
          <p style={{ margin: '1rem 0' }}>
            <Dice dice={dice()} faces={6} hitsFrom={5} size="l" />
          </p>
          <p>
            <Dice dice={[1, 2, 3, 4, 5, 6]} faces={6} show="still" size="s" />{' '}
            <Dice dice={[7, 10]} faces={10} show="still" />
          </p>
          <p style={{ 'margin-top': '1rem' }}>
            <Button kind="primary" icon="dice" onClick={roll}>
              Fight
            </Button>{' '}
            or press <Kbd>F</Kbd>
          </p>
        </Card>
        <Card title="Chances">
          <BarChart
            title="Steps the defender loses"
            bars={[
              { label: 'none', p: 0.12, tone: 'bad' },
              { label: 'one', p: 0.41 },
              { label: 'two', p: 0.33, tone: 'good' },
              { label: 'three', p: 0.139, tone: 'good' },
              { label: 'all', p: 0.001, tone: 'owed' },
            ]}
          />
        </Card>
        <Card title="Production">
          <Table
            caption="July 1942"
            columns={[
              { title: 'What', cell: (r: readonly [string, number, string]) => r[0] },
              { title: 'Rule', cell: (r) => <RuleLink rule={r[2]} /> },
              { title: 'Points', kind: 'number', cell: (r) => r[1] },
            ]}
            rows={[
              ['Cities', 54, '11.1'],
              ['Oil', 12, '11.2'],
              ['Basic', -9, '11.3'],
            ]}
            foot={['Sum', '', 57]}
            rowClass={(r) => (r[1] < 0 ? 'tone-bad' : '')}
          />
        </Card>
        <Card title="Settings">
          <div style={{ display: 'grid', gap: '1rem' }}>
            <Segmented
              label="Theme"
              legend="shown"
              value={theme()}
              choices={themes}
              onChange={(v) => {
                setTheme(v);
                change('theme', v);
              }}
            />
            <Segmented
              label="Text"
              legend="shown"
              value={size()}
              choices={sizes}
              onChange={(v) => {
                setSize(v);
                change('textSize', v);
              }}
            />
            <Switch
              checked={on()}
              onChange={setOn}
              label="Paratroops"
              hint={
                <>
                  The Soviet paratroop corps may drop. <RuleLink rule="OPT.para" />
                </>
              }
            />
            <Field label="Side" hint="Who moves first">
              {(ids) => (
                <Select
                  id={ids.id}
                  describedBy={ids.describedBy}
                  value={side()}
                  onChange={setSide}
                  choices={[
                    { value: 'german', title: 'German' },
                    { value: 'soviet', title: 'Soviet' },
                  ]}
                />
              )}
            </Field>
            <Field label="Name" error="A table needs a name of at least one letter.">
              {(ids) => <TextInput id={ids.id} aria-describedby={ids.describedBy} />}
            </Field>
          </div>
        </Card>
        <Card title="Words">
          <div style={{ display: 'grid', gap: '.75rem' }}>
            <Notice title="Snow">Zones of control do not cross rivers.</Notice>
            <Notice tone="bad" rule="6.33">
              The hexside limit of 1 is used.
            </Notice>
            <Notice tone="good">Saved.</Notice>
            <Notice tone="owed">Two battles are still to be fought.</Notice>
            <Disclosure title="Options" note="standard rules">
              Inside.
            </Disclosure>
            <div style={{ display: 'flex', gap: '.5rem', 'flex-wrap': 'wrap' }}>
              <Button onClick={() => setOpen('dialog')}>Dialog</Button>
              <Button onClick={() => setOpen('sheet')}>Sheet</Button>
              <Button
                onClick={() =>
                  toast({ text: 'Table removed.', action: { title: 'Undo', onSelect: () => toast('Back again.') } })
                }
              >
                Toast
              </Button>
              <Button
                onClick={() => toast({ text: 'The file is not a saved game of ours.', rule: '4.2', tone: 'bad' })}
              >
                Trouble
              </Button>
            </div>
          </div>
        </Card>
        <Card pad="tight">
          <Tabs
            label="Sheets"
            active={tab()}
            onChange={setTab}
            tabs={[
              { id: 'log', title: 'Log', icon: 'log', content: () => <p>July 1942, first fortnight.</p> },
              {
                id: 'battles',
                title: 'Battles',
                icon: 'target',
                badge: '2',
                owed: true,
                content: () => <p>Two battles.</p>,
              },
              {
                id: 'rules',
                title: 'Rules',
                icon: 'book',
                content: () => (
                  <p>
                    <Icon name="book" /> Rules.
                  </p>
                ),
              },
            ]}
          />
        </Card>
        <p class="on-table">
          On the table itself <a href="#x">a link</a>, <Button>a button</Button>
        </p>
      </main>
      <Show when={open() === 'dialog'}>
        <Dialog
          title="Leave the table?"
          onClose={() => setOpen('')}
          foot={
            <>
              <Button onClick={() => setOpen('')}>Stay</Button>
              <Button kind="primary" onClick={() => setOpen('')}>
                Leave
              </Button>
            </>
          }
        >
          <p>The game is kept and waits for you on the first page.</p>
        </Dialog>
      </Show>
      <Show when={open() === 'sheet'}>
        <Sheet title="Rule 6.33" onClose={() => setOpen('')}>
          <p>Only so many units may cross a hexside in one phase.</p>
        </Sheet>
      </Show>
      <Toasts />
    </LinksContext.Provider>
  );
}

applySettings(document.documentElement);
const root = document.getElementById('root');
if (root) render(() => <Demo />, root);
