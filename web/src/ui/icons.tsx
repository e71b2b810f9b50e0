// Our own icons: drawn with one pen on a field of 20, so that they sit beside the serif like marks on a map.
import type { JSX } from 'solid-js';

/** Strokes; a path that begins with `!` is filled. */
const PATHS = {
  close: ['M5 5 15 15', 'M15 5 5 15'],
  check: ['M4 10.5 8 14.5 16 5.5'],
  plus: ['M10 4V16', 'M4 10H16'],
  minus: ['M4 10H16'],
  menu: ['M3.5 5.5H16.5', 'M3.5 10H16.5', 'M3.5 14.5H16.5'],
  more: ['!M3.5 8.5h3v3h-3Z', '!M8.5 8.5h3v3h-3Z', '!M13.5 8.5h3v3h-3Z'],
  up: ['M4.5 12.5 10 7 15.5 12.5'],
  down: ['M4.5 7.5 10 13 15.5 7.5'],
  left: ['M12.5 4.5 7 10 12.5 15.5'],
  right: ['M7.5 4.5 13 10 7.5 15.5'],
  back: ['M9 4.5 3.5 10 9 15.5', 'M3.5 10H16.5'],
  undo: ['M7 3.5 3.5 7 7 10.5', 'M3.5 7H11.5a4.5 4.5 0 0 1 0 9H7'],
  redo: ['M13 3.5 16.5 7 13 10.5', 'M16.5 7H8.5a4.5 4.5 0 0 0 0 9H13'],
  play: ['!M6 3.8 16 10 6 16.2Z'],
  pause: ['!M5.5 4h3v12h-3Z', '!M11.5 4h3v12h-3Z'],
  stepOn: ['!M4.5 4.5 11.5 10 4.5 15.5Z', 'M14.5 4.5V15.5'],
  stepBack: ['!M15.5 4.5 8.5 10 15.5 15.5Z', 'M5.5 4.5V15.5'],
  first: ['!M16 4.5 10 10 16 15.5Z', '!M10 4.5 4 10 10 15.5Z'],
  last: ['!M4 4.5 10 10 4 15.5Z', '!M10 4.5 16 10 10 15.5Z'],
  fit: ['M3.5 7.5V3.5H7.5', 'M12.5 3.5H16.5V7.5', 'M16.5 12.5V16.5H12.5', 'M7.5 16.5H3.5V12.5'],
  quarter: ['M15.5 10.5A5.7 5.7 0 1 1 10 4.8H13.5', 'M11 2 13.8 4.8 11 7.6'],
  area: [
    'M3.5 6V3.5H6',
    'M9 3.5H11',
    'M14 3.5H16.5V6',
    'M16.5 9V11',
    'M16.5 14V16.5H14',
    'M11 16.5H9',
    'M6 16.5H3.5V14',
    'M3.5 11V9',
    '!M8 8h4v4H8Z',
  ],
  layers: ['M10 3.5 17 7.2 10 11 3 7.2Z', 'M3.5 10.6 10 14 16.5 10.6', 'M3.5 13.6 10 17 16.5 13.6'],
  map: ['M3.5 5 8 3.5 12 5 16.5 3.5V15L12 16.5 8 15 3.5 16.5Z', 'M8 3.5V15', 'M12 5V16.5'],
  hex: ['M10 2.8 16.3 6.4V13.6L10 17.2 3.7 13.6V6.4Z'],
  pin: ['M10 17C6.5 12.5 5 10.3 5 8a5 5 0 0 1 10 0c0 2.3-1.5 4.5-5 9Z', '!M8.6 6.6h2.8v2.8h-2.8Z'],
  book: [
    'M10 5.2C8.3 4 6 3.7 3.5 4V15.5C6 15.2 8.3 15.5 10 16.7 11.7 15.5 14 15.2 16.5 15.5V4C14 3.7 11.7 4 10 5.2Z',
    'M10 5.2V16.7',
  ],
  log: ['M5 3.5H15V16.5H5Z', 'M7.5 7H12.5', 'M7.5 10H12.5', 'M7.5 13H10.5'],
  dice: ['M4 4H16V16H4Z', '!M6.5 6.5h2v2h-2Z', '!M11.5 11.5h2v2h-2Z', '!M9 9h2v2h-2Z'],
  chart: ['M3.5 16.5H16.5', 'M5.5 14V10', 'M10 14V5', 'M14.5 14V8'],
  flag: ['M5.5 17V3.5', 'M5.5 4H15.5L13 7.5 15.5 11H5.5'],
  person: ['M10 10a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4Z', 'M3.8 16.8C4.3 13.8 6.8 12.3 10 12.3s5.7 1.5 6.2 4.5'],
  people: [
    'M7.5 9.5a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z',
    'M2.5 16C2.9 13.3 4.8 12 7.5 12s4.6 1.3 5 4',
    'M13 4.3a2.7 2.7 0 0 1 0 5',
    'M14.5 12.3c1.7.5 2.7 1.7 3 3.7',
  ],
  computer: ['M3.5 4.5H16.5V13H3.5Z', 'M7 16.5H13', 'M10 13V16.5', 'M6.5 7.5H10'],
  upload: ['M10 13V3.8', 'M6.3 7.3 10 3.6 13.7 7.3', 'M3.5 12.5V16.5H16.5V12.5'],
  download: ['M10 3.5V12.7', 'M6.3 9.2 10 12.9 13.7 9.2', 'M3.5 12.5V16.5H16.5V12.5'],
  trash: ['M4 5.5H16', 'M7.5 5.5V3.5H12.5V5.5', 'M5.5 5.5 6.2 16.5H13.8L14.5 5.5', 'M8.5 8.5V13.5', 'M11.5 8.5V13.5'],
  copy: ['M7 7H16.5V16.5H7Z', 'M13 7V3.5H3.5V13H7'],
  pencil: ['M4 16 4.7 12.7 13.5 3.9 16.1 6.5 7.3 15.3Z', 'M11.5 5.9 14.1 8.5'],
  search: ['M8.7 14a5.3 5.3 0 1 0 0-10.6 5.3 5.3 0 0 0 0 10.6Z', 'M12.6 12.6 17 17'],
  eye: ['M2.5 10C4.5 6.5 7 5 10 5s5.5 1.5 7.5 5C15.5 13.5 13 15 10 15S4.5 13.5 2.5 10Z', '!M8.3 8.3h3.4v3.4H8.3Z'],
  settings: ['M3.5 6H9', 'M13 6H16.5', 'M3.5 14H7', 'M11 14H16.5', 'M9 4H13V8H9Z', 'M7 12H11V16H7Z'],
  info: ['M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14Z', 'M10 9.2V13.7', '!M9 5.8h2v2H9Z'],
  help: [
    'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14Z',
    'M7.8 8.2C7.8 6.9 8.7 6.1 10 6.1s2.2.8 2.2 2C12.2 9.6 10 9.8 10 11.5',
    '!M9 13h2v2H9Z',
  ],
  warning: ['M10 3.5 17.5 16.5H2.5Z', 'M10 8.2V12', '!M9 13h2v2H9Z'],
  clock: ['M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14Z', 'M10 6V10.3L13 12.3'],
  hourglass: [
    'M5 3.5H15',
    'M5 16.5H15',
    'M6.2 3.5C6.2 7 9.2 8.5 10 10 9.2 11.5 6.2 13 6.2 16.5',
    'M13.8 3.5C13.8 7 10.8 8.5 10 10 10.8 11.5 13.8 13 13.8 16.5',
  ],
  lamp: ['M6 9.5 8 3.5H12L14 9.5Z', 'M10 9.5V16.5', 'M6.5 16.5H13.5'],
  swap: ['M4 7H15', 'M12 4 15 7 12 10', 'M16 13H5', 'M8 10 5 13 8 16'],
  keyboard: ['M2.5 5.5H17.5V14.5H2.5Z', 'M5.5 8.3H6.5', 'M9.5 8.3H10.5', 'M13.5 8.3H14.5', 'M6.5 11.7H13.5'],
  sandbox: ['M3.5 8.5H16.5V16.5H3.5Z', 'M6 8.5 10 3.5 14 8.5', 'M3.5 12.5H16.5'],
  school: [
    'M2.5 7.5 10 4 17.5 7.5 10 11Z',
    'M5.5 9V13.5C6.8 14.8 8.3 15.4 10 15.4S13.2 14.8 14.5 13.5V9',
    'M17.5 7.5V12.5',
  ],
  target: [
    'M10 15.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Z',
    'M10 2.5V6.5',
    'M10 13.5V17.5',
    'M2.5 10H6.5',
    'M13.5 10H17.5',
  ],
  supply: ['M4 6.5H16V15.5H4Z', 'M4 9.5H16', 'M10 6.5V15.5', 'M7 3.5H13'],
  done: ['M3 10.5 6.5 14 13 6.5', 'M9.5 13 10.5 14 17 6.5'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type IconName = keyof typeof PATHS;
export const ICONS = Object.keys(PATHS) as readonly IconName[];

/** An ornament unless it is given a title. */
export function Icon(props: { readonly name: IconName; readonly title?: string; readonly size?: string }): JSX.Element {
  return (
    <svg
      class="icon"
      viewBox="0 0 20 20"
      width={props.size ?? '1.25em'}
      height={props.size ?? '1.25em'}
      role={props.title === undefined ? 'presentation' : 'img'}
      aria-hidden={props.title === undefined ? 'true' : undefined}
      aria-label={props.title}
      fill="none"
      stroke="currentColor"
      stroke-width="1.6"
      stroke-linejoin="round"
      stroke-linecap="square"
    >
      {PATHS[props.name].map((d) =>
        d.startsWith('!') ? <path d={d.slice(1)} fill="currentColor" stroke="none" /> : <path d={d} />,
      )}
    </svg>
  );
}
