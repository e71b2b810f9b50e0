// A text as a QR code. What makes it is fetched when the first one is shown.
import { createResource, type JSX, Show } from 'solid-js';

/** Light modules around it, as the standard wants. */
const QUIET = 4;

interface Drawn {
  readonly size: number;
  readonly path: string;
}
async function drawn(text: string): Promise<Drawn> {
  const { generate } = await import('lean-qr');
  const code = generate(text);
  let path = '';
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x + QUIET} ${y + QUIET}h1v1h-1z`;
  return { size: code.size + 2 * QUIET, path };
}

export function Qr(props: { readonly text: string; readonly label: string }): JSX.Element {
  const [code] = createResource(
    () => props.text,
    (text) => drawn(text).catch(() => undefined),
  );
  return (
    <Show when={code()}>
      {(c) => (
        <svg class="qr" viewBox={`0 0 ${c().size} ${c().size}`} role="img" aria-label={props.label}>
          <rect width="100%" height="100%" fill="#fff" />
          <path d={c().path} fill="#000" shape-rendering="crispEdges" />
        </svg>
      )}
    </Show>
  );
}
