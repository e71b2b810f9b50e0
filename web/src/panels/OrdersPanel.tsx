// Standing orders: answers left for choices that come up in the other side's turn, so that nobody has to wait for them.
import '../styles/panels-turn.css';
import { createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { Button, Field, IconButton, RuleLink, Select, TextInput } from '../ui/index.ts';
import { type Draft, orderOf, type OrderInfo, paramWords, suggestions } from './orders.ts';

function ParamField(props: {
  readonly session: Session;
  readonly order: OrderInfo;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}): JSX.Element {
  const list = createUniqueId();
  const type = () => props.order.params[props.name];
  const own = () => {
    const { view, viewer } = props.session.standing();
    return view.pieces.filter((p) => p.side === viewer);
  };
  const hint = (): string | undefined => {
    if (type() !== 'choice' || choices()) return undefined;
    const words = suggestions(props.session.profile, props.order, props.name);
    return words.length > 0 ? t('orders.forExample', { list: words.slice(0, 6).join(', ') }) : undefined;
  };
  const choices = (): readonly { value: string; title: string }[] | undefined => {
    const open = { value: '', title: t('orders.choose') };
    if (type() === 'side')
      return [open, ...props.session.profile.sides.map((s, i) => ({ value: String(i), title: s.name }))];
    if (type() === 'piece')
      return [open, ...own().map((p) => ({ value: String(p.id), title: props.session.pieceName(p.id) }))];
    const named = type() === 'choice' ? props.order.choices?.[props.name] : undefined;
    return named && [open, ...named.map((word) => ({ value: word, title: word }))];
  };
  return (
    <Field label={props.name} hint={hint()}>
      {(ids) => (
        <Show
          when={choices()}
          fallback={
            <>
              <TextInput
                id={ids.id}
                aria-describedby={ids.describedBy}
                list={type() === 'choice' ? list : undefined}
                inputMode={type() === 'number' ? 'numeric' : undefined}
                value={props.value}
                onInput={(e) => props.onChange(e.currentTarget.value)}
              />
              <datalist id={list}>
                <For each={suggestions(props.session.profile, props.order, props.name)}>
                  {(word) => <option value={word} />}
                </For>
              </datalist>
            </>
          }
        >
          {(list) => <Select id={ids.id} value={props.value} choices={list()} onChange={props.onChange} />}
        </Show>
      )}
    </Field>
  );
}

function NewOrder(props: { readonly session: Session }): JSX.Element {
  const orders = (): readonly OrderInfo[] => props.session.profile.orders;
  const [id, setId] = createSignal(orders()[0]?.id ?? '');
  const [draft, setDraft] = createSignal<Draft>({});
  const order = (): OrderInfo | undefined => orders().find((o) => o.id === id());
  const made = () => {
    const o = order();
    return o ? orderOf(props.session.profile, o, draft()) : undefined;
  };
  const refused = (): string | undefined => {
    const m = made();
    return m && !m.ok ? t('orders.missing', { name: m.missing }) : undefined;
  };
  const add = (): void => {
    const m = made();
    if (!m?.ok) return;
    props.session.order([...props.session.standing().view.orders, m.order]);
    setDraft({});
  };
  return (
    <form
      class="order-new"
      onSubmit={(e) => {
        e.preventDefault();
        add();
      }}
    >
      <Field label={t('orders.which')}>
        {(ids) => (
          <Select
            id={ids.id}
            value={id()}
            onChange={(next) => {
              setId(next);
              setDraft({});
            }}
            choices={orders().map((o) => ({ value: o.id, title: o.title }))}
          />
        )}
      </Field>
      <Show when={order()} keyed>
        {(o) => (
          <>
            <p class="order-full">
              {o.title} <RuleLink rule={o.rule} />
            </p>
            <For each={Object.keys(o.params)}>
              {(name) => (
                <ParamField
                  session={props.session}
                  order={o}
                  name={name}
                  value={draft()[name] ?? ''}
                  onChange={(value) => setDraft({ ...draft(), [name]: value })}
                />
              )}
            </For>
          </>
        )}
      </Show>
      <Button size="s" icon="plus" submit refused={refused()}>
        {t('orders.add')}
      </Button>
    </form>
  );
}

export function OrdersPanel(props: { readonly session: Session }): JSX.Element {
  const given = () => props.session.standing().view.orders;
  const info = (id: string): OrderInfo | undefined => props.session.profile.orders.find((o) => o.id === id);
  const remove = (i: number): void => props.session.order(given().filter((_, j) => j !== i));
  const params = (id: string, values: Readonly<Record<string, unknown>>): string =>
    Object.entries(values)
      .map(([name, v]) => `${name}: ${paramWords(info(id)?.params[name], v as string, props.session)}`)
      .join('; ');
  return (
    <section class="panel" aria-label={t('orders.title')}>
      <p class="orders-what">{t('orders.what')}</p>
      <Show when={given().length > 0} fallback={<p class="panel-empty">{t('orders.none')}</p>}>
        <ol class="orders">
          <For each={given()}>
            {(o, i) => (
              <li class="order">
                <span>
                  <span class="order-title">{info(o.id)?.title ?? o.id}</span>{' '}
                  <Show when={info(o.id)?.rule}>{(rule) => <RuleLink rule={rule()} />}</Show>
                  <span class="order-params num">{params(o.id, o.params)}</span>
                </span>
                <IconButton
                  icon="trash"
                  size="s"
                  label={t('orders.remove', { title: info(o.id)?.title ?? o.id })}
                  onClick={() => remove(i())}
                />
              </li>
            )}
          </For>
        </ol>
      </Show>
      <Show
        when={props.session.standing().viewer !== 'spectator' && props.session.profile.orders.length > 0}
        fallback={<p class="quiet">{t('orders.cannot')}</p>}
      >
        <NewOrder session={props.session} />
      </Show>
    </section>
  );
}
