// Shapes of plain data, checked in place. A schema library took 0.2 s to load and a third of the time to open a save;
// what the kernel needs of one fits on this page.

/** What is wrong with a value, with the path to it; undefined when nothing is. */
export type Shape = (value: unknown, path: string) => string | undefined;

function simple(what: string, test: (value: unknown) => boolean): Shape {
  return (value, path) => (test(value) ? undefined : `${path || 'the whole'} must be ${what}`);
}

export const whole: Shape = simple('a whole number', Number.isInteger);
export const number: Shape = simple('a number', Number.isFinite);
export const text: Shape = simple('text', (v) => typeof v === 'string');
export const flag: Shape = simple('true or false', (v) => typeof v === 'boolean');
export const nothing: Shape = simple('null', (v) => v === null);
/** Anything, so long as it is there. */
export const anything: Shape = simple('there', (v) => v !== undefined);
export const between = (least: number, most: number): Shape =>
  simple(
    `a whole number from ${least} to ${most}`,
    (v) => Number.isInteger(v) && Number(v) >= least && Number(v) <= most,
  );
export const oneOf = (...words: readonly string[]): Shape =>
  simple(`one of ${words.join(', ')}`, (v) => typeof v === 'string' && words.includes(v));
export const literal = (wanted: string | number | boolean): Shape =>
  simple(JSON.stringify(wanted), (v) => v === wanted);

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** How large free data may be: levels, values in all, letters of a text or key. */
export interface PlainBounds {
  readonly depth: number;
  readonly values: number;
  readonly letters: number;
}
/** Plain data of bounded size: what JSON could carry, and no key that means something else to the language. */
export function plain({ depth, values, letters }: PlainBounds): Shape {
  return (value, path) => {
    let left = values;
    const isPlain = (v: unknown, deep: number): boolean => {
      if (--left < 0 || deep > depth) return false;
      if (v === null || typeof v === 'boolean' || Number.isFinite(v)) return true;
      if (typeof v === 'string') return v.length <= letters;
      if (Array.isArray(v)) return v.length <= values && v.every((x) => isPlain(x, deep + 1));
      if (!isRecord(v)) return false;
      const proto: unknown = Object.getPrototypeOf(v);
      if (proto !== Object.prototype && proto !== null) return false;
      return Object.entries(v).every(
        ([key, x]) => key.length <= letters && key !== '__proto__' && isPlain(x, deep + 1),
      );
    };
    return isPlain(value, 0) ? undefined : `${path || 'the whole'} must be plain data of at most ${values} values`;
  };
}

export function list(of: Shape): Shape {
  return (value, path) => {
    if (!Array.isArray(value)) return `${path || 'the whole'} must be a list`;
    for (let i = 0; i < value.length; i++) {
      const wrong = of(value[i], `${path}/${i}`);
      if (wrong) return wrong;
    }
    return undefined;
  };
}

export function record(of: Shape): Shape {
  return (value, path) => {
    if (!isRecord(value)) return `${path || 'the whole'} must be an object`;
    for (const key of Object.keys(value)) {
      const wrong = of(value[key], `${path}/${key}`);
      if (wrong) return wrong;
    }
    return undefined;
  };
}

/** Exactly these fields; those of `maybe` may be missing. */
export function fields(must: Readonly<Record<string, Shape>>, maybe: Readonly<Record<string, Shape>> = {}): Shape {
  return (value, path) => {
    if (!isRecord(value)) return `${path || 'the whole'} must be an object`;
    for (const key of Object.keys(value))
      if (!Object.hasOwn(must, key) && !Object.hasOwn(maybe, key)) return `${path}/${key} does not belong there`;
    for (const [key, shape] of Object.entries(must)) {
      if (!Object.hasOwn(value, key)) return `${path}/${key} is missing`;
      const wrong = shape(value[key], `${path}/${key}`);
      if (wrong) return wrong;
    }
    for (const [key, shape] of Object.entries(maybe)) {
      const wrong = value[key] === undefined ? undefined : shape(value[key], `${path}/${key}`);
      if (wrong) return wrong;
    }
    return undefined;
  };
}

/** A list of exactly these; those of `maybe` may be missing at its end. */
export function row(must: readonly Shape[], maybe: readonly Shape[] = []): Shape {
  const all = [...must, ...maybe];
  return (value, path) => {
    if (!Array.isArray(value)) return `${path || 'the whole'} must be a list`;
    if (value.length < must.length || value.length > all.length)
      return `${path || 'the whole'} has ${value.length} items and must have ${must.length}${maybe.length > 0 ? ` to ${all.length}` : ''}`;
    for (const [i, item] of value.entries()) {
      const wrong = all[i]?.(item, `${path}/${i}`);
      if (wrong) return wrong;
    }
    return undefined;
  };
}

export function either(...shapes: readonly Shape[]): Shape {
  return (value, path) => {
    let first: string | undefined;
    for (const shape of shapes) {
      const wrong = shape(value, path);
      if (!wrong) return undefined;
      first ??= wrong;
    }
    return first;
  };
}
