import { convertLabToLch, convertLrgbToRgb, convertOklabToLrgb, convertRgbToOklab } from 'culori/fn';

/** A colour in OKLCH: lightness 0–1, chroma, hue in degrees; alpha 0–1. */
export type Oklch = {
  readonly l: number;
  readonly c: number;
  readonly h: number;
  readonly alpha: number;
};

/** A colour in sRGB with eight bits per channel: hex, channels 0–255, alpha 0–1. */
export type Paint = {
  readonly hex: string;
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
};

const GAMUT_STEPS = 14;
const TOLERANCE = 0.0001;

/** Parses `#rgb`, `#rrggbb` or `#rrggbbaa`; undefined for any other text. */
export const fromHex = (hex: string): Oklch | undefined => {
  const match = /^#(?:([0-9a-f]{3})|([0-9a-f]{6})([0-9a-f]{2})?)$/i.exec(hex);
  if (match === null) return undefined;
  const digits = match[2] ?? (match[1] ?? '').replaceAll(/./g, '$&$&');
  const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16) / 255;
  const alpha = match[3] === undefined ? 1 : Number.parseInt(match[3], 16) / 255;
  return fromSrgb(channel(0), channel(2), channel(4), alpha);
};

/** Converts sRGB channels of 0–1. A grey gets hue 0. */
export const fromSrgb = (r: number, g: number, b: number, alpha = 1): Oklch => {
  const lch = convertLabToLch(convertRgbToOklab({ r, g, b }), 'oklch');
  return { l: lch.l, c: lch.c, h: lch.h ?? 0, alpha };
};

/** Converts to 8-bit sRGB; a colour outside the gamut loses chroma and keeps lightness and hue. */
export const paint = (color: Oklch): Paint => {
  const l = Math.min(1, Math.max(0, color.l));
  let channels = toLinear(l, color.c, color.h);
  if (!inGamut(channels)) {
    let low = 0;
    let high = color.c;
    for (let step = 0; step < GAMUT_STEPS; step += 1) {
      const middle = (low + high) / 2;
      if (inGamut(toLinear(l, middle, color.h))) low = middle;
      else high = middle;
    }
    channels = toLinear(l, low, color.h);
  }
  const { r, g, b } = convertLrgbToRgb(channels);
  return paintOf(eightBit(r), eightBit(g), eightBit(b), color.alpha);
};

/** Blends a translucent paint over an opaque one (source-over in sRGB, as browsers do). */
export const over = (top: Paint, bottom: Paint): Paint => {
  const blend = (a: number, b: number) => Math.round(a * top.alpha + b * (1 - top.alpha));
  return paintOf(blend(top.red, bottom.red), blend(top.green, bottom.green), blend(top.blue, bottom.blue), 1);
};

/** The shortest form of a hex colour: `#ffcc00` becomes `#fc0`. */
export const shortHex = (hex: string): string =>
  /^#(?:(.)\1)(?:(.)\2)(?:(.)\3)(?:(.)\4)?$/.test(hex) ? hex.replaceAll(/([^#])\1/g, '$1') : hex;

const toLinear = (l: number, c: number, h: number) => {
  const angle = (h * Math.PI) / 180;
  return convertOklabToLrgb({ l, a: c * Math.cos(angle), b: c * Math.sin(angle) });
};

const inGamut = ({ r, g, b }: { readonly r: number; readonly g: number; readonly b: number }): boolean =>
  Math.min(r, g, b) >= -TOLERANCE && Math.max(r, g, b) <= 1 + TOLERANCE;

const eightBit = (channel: number): number => Math.round(Math.min(1, Math.max(0, channel)) * 255);

const paintOf = (red: number, green: number, blue: number, alpha: number): Paint => {
  const bytes = alpha === 1 ? [red, green, blue] : [red, green, blue, Math.round(alpha * 255)];
  return { hex: `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`, red, green, blue, alpha };
};
