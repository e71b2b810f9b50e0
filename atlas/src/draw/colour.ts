// How far apart two colours look, also to eyes without red or green cones.

export type Rgb = readonly [number, number, number];
export type Sight = 'normal' | 'protanopia' | 'deuteranopia';

export function parseHex(hex: string): Rgb {
  const at = (i: number): number => Number.parseInt(hex.slice(i, i + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}

export function linear(v: number): number {
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
}

function encoded(v: number): number {
  const c = Math.min(Math.max(v, 0), 1);
  return c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055;
}

/** Machado, Oliveira and Fernandes 2009, full severity, on linear light. */
const CONES: Readonly<Record<Exclude<Sight, 'normal'>, readonly Rgb[]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
};

export function seenBy(sight: Sight, [r, g, b]: Rgb): Rgb {
  if (sight === 'normal') return [r, g, b];
  const [lr, lg, lb] = [linear(r), linear(g), linear(b)];
  const row = (m: Rgb): number => encoded(m[0] * lr + m[1] * lg + m[2] * lb);
  const [x, y, z] = CONES[sight];
  return [row(x ?? [1, 0, 0]), row(y ?? [0, 1, 0]), row(z ?? [0, 0, 1])];
}

/** One colour laid over another. */
export function over(top: Rgb, opacity: number, ground: Rgb): Rgb {
  const mix = (a: number, b: number): number => a * opacity + b * (1 - opacity);
  return [mix(top[0], ground[0]), mix(top[1], ground[1]), mix(top[2], ground[2])];
}

function f(t: number): number {
  return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116;
}

export function toLab(c: Rgb): Rgb {
  const [r, g, b] = [linear(c[0]), linear(c[1]), linear(c[2])];
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Distance in CIE Lab: about 2 is just seen, 10 is seen at a glance. */
export function difference(a: Rgb, b: Rgb): number {
  const [p, q] = [toLab(a), toLab(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

/** WCAG contrast, 1..21. */
export function contrast(a: Rgb, b: Rgb): number {
  const lum = ([r, g, bl]: Rgb): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(bl);
  const [x, y] = [lum(a), lum(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
