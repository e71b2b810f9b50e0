// Parts of the page that are fetched when they are first wanted.
import { type Component, createMemo, createResource, createRoot, type JSX, type Resource, untrack } from 'solid-js';
import { unrest } from './unrest.ts';

async function counted<T>(fetch: () => Promise<T>): Promise<T> {
  const arrived = unrest();
  try {
    return await fetch();
  } finally {
    arrived();
  }
}

/** Like Solid's own, but what is fetched belongs to nobody: there, a part that goes away while it is being fetched leaves every other
 * instance of it waiting for ever. A fetch that failed is tried again by the next one who wants the part. */
export function lazy<P extends object>(fetch: () => Promise<Component<P>>): Component<P> {
  interface Fetched {
    readonly part: Component<P>;
  }
  let resource: Resource<Fetched> | undefined;
  const wanted = (): Resource<Fetched> => {
    if (resource?.state === 'errored') resource = undefined;
    resource ??= createRoot(() => createResource(async (): Promise<Fetched> => ({ part: await counted(fetch) }))[0]);
    return resource;
  };
  return (props: P): JSX.Element => {
    const here = wanted();
    const drawn = createMemo(() => {
      const { part } = here() ?? {};
      return part && untrack(() => part(props));
    });
    return drawn as unknown as JSX.Element;
  };
}
