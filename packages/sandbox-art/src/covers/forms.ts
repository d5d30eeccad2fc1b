import { mix, shade, tint } from './colour.ts';
import type { Paint } from './paint.ts';
import { n, polar, polygon } from './svg.ts';

export type SolidLook = {
  /** Width of the outline; 0 for none. */
  outline?: number;
  /** Depth of the shading, in units of the drawing. */
  depth?: number;
  /** Markup kept inside the form, over its body and under its light. */
  inner?: string;
  fill?: string;
  /** Strength of the light edge, 0 to 1. */
  rim?: number;
};

/** The body gradient of a form of one colour, lit from the picture's light. */
const body = (paint: Paint, colour: string): string =>
  paint.linear(
    [
      [0, tint(colour, 0.42)],
      [0.45, colour],
      [1, shade(mix(colour, paint.palette.sky[1], 0.15), 0.42)],
    ],
    paint.light < 0 ? 62 : 118,
  );

/** A modelled form: outline, lit body, shadow on the far side and a light edge on the near one. */
export const solid = (paint: Paint, d: string, colour: string, look: SolidLook = {}): string => {
  const { outline = 9, depth = 22, inner = '', fill = body(paint, colour), rim = 0.6 } = look;
  const shape = paint.define((id) => `<path id="${id}" d="${d}"/>`);
  const clip = paint.define((id) => `<clipPath id="${id}"><use href="#${shape}"/></clipPath>`);
  const far = `translate(${n(paint.light * depth * 0.4)} ${n(-depth * 0.55)})`;
  const near = `translate(${n(-paint.light * depth * 0.16)} ${n(depth * 0.22)})`;
  const line =
    outline > 0
      ? ` stroke="${paint.palette.ink}" stroke-width="${outline}" stroke-linejoin="round" paint-order="stroke"`
      : '';
  return (
    `<use href="#${shape}" fill="${fill}"${line}/>` +
    `<g clip-path="url(#${clip})">${inner}` +
    `<g fill="none" stroke-linejoin="round"><use href="#${shape}" transform="${far}" stroke="${shade(colour, 0.75)}" stroke-opacity=".3" stroke-width="${n(depth)}"/>` +
    `<use href="#${shape}" transform="${near}" stroke="${tint(colour, 0.75)}" stroke-opacity="${rim}" stroke-width="${n(depth * 0.42)}"/></g></g>`
  );
};

/** A glossy sphere with reflected light below and a window highlight above. */
export const sphere = (paint: Paint, x: number, y: number, r: number, colour: string, inner = ''): string => {
  const side = 0.5 + paint.light * 0.18;
  const fill = paint.radial(
    [
      [0, tint(colour, 0.6)],
      [0.35, tint(colour, 0.12)],
      [0.7, shade(colour, 0.18)],
      [1, shade(colour, 0.62)],
    ],
    side,
    0.3,
    0.75,
  );
  const sheen = paint.linear([
    [0, '#ffffff', 0.95],
    [1, '#ffffff', 0.05],
  ]);
  const bounce = paint.linear([
    [0, paint.palette.glow, 0],
    [0.62, paint.palette.glow, 0],
    [1, tint(paint.palette.glow, 0.3), 0.75],
  ]);
  return (
    `<g transform="translate(${n(x)} ${n(y)})"><circle r="${n(r)}" fill="${fill}" stroke="${paint.palette.ink}" stroke-width="${n(Math.max(3, r * 0.06))}"/>${inner}` +
    `<circle r="${n(r * 0.93)}" fill="none" stroke="${bounce}" stroke-width="${n(r * 0.07)}"/>` +
    `<ellipse cx="${n(paint.light * r * 0.22)}" cy="${n(-r * 0.52)}" rx="${n(r * 0.52)}" ry="${n(r * 0.3)}" fill="${sheen}" transform="rotate(${paint.light * 18})"/>` +
    `<circle cx="${n(-paint.light * r * 0.5)}" cy="${n(-r * 0.3)}" r="${n(r * 0.06)}" fill="#fff" fill-opacity=".8"/></g>`
  );
};

/** A four-pointed glint of light. */
export const glint = (x: number, y: number, r: number, colour = '#ffffff', opacity = 1): string => {
  const waist = r * 0.09;
  return `<path transform="translate(${n(x)} ${n(y)})" d="M0 ${n(-r)}Q${n(waist)} ${n(-waist)} ${n(r * 0.72)} 0Q${n(waist)} ${n(waist)} 0 ${n(r)}Q${n(-waist)} ${n(waist)} ${n(-r * 0.72)} 0Q${n(-waist)} ${n(-waist)} 0 ${n(-r)}Z" fill="${colour}" fill-opacity="${opacity}"/>`;
};

/** The metal of the palette as a banded gradient. */
export const metal = (paint: Paint, angle = 75): string => {
  const [light, middle, dark] = paint.palette.metal;
  return paint.linear(
    [
      [0, light],
      [0.28, middle],
      [0.47, tint(middle, 0.55)],
      [0.56, mix(middle, dark, 0.5)],
      [0.8, middle],
      [1, dark],
    ],
    angle,
  );
};

/** A minted coin seen from the front, with a raised edge and an emblem path drawn in relief. */
export const coin = (paint: Paint, r: number, emblem: string): string => {
  const [light, middle, dark] = paint.palette.metal;
  const ticks = `<circle r="${n(r * 0.86)}" fill="none" stroke="${dark}" stroke-opacity=".55" stroke-width="${n(r * 0.07)}" stroke-dasharray="${n(r * 0.05)} ${n(r * 0.062)}"/>`;
  return (
    `<circle cy="${n(r * 0.1)}" r="${n(r)}" fill="${mix(dark, paint.palette.ink, 0.35)}" stroke="${paint.palette.ink}" stroke-width="${n(r * 0.07)}"/>` +
    `<circle r="${n(r)}" fill="${metal(paint)}" stroke="${paint.palette.ink}" stroke-width="${n(r * 0.04)}"/>${ticks}` +
    `<circle r="${n(r * 0.76)}" fill="${paint.radial(
      [
        [0, light],
        [0.55, middle],
        [1, mix(middle, dark, 0.6)],
      ],
      0.5 + paint.light * 0.15,
      0.3,
      0.8,
    )}" stroke="${dark}" stroke-width="${n(r * 0.035)}"/>` +
    `<g stroke-linejoin="round"><path d="${emblem}" transform="translate(0 ${n(r * 0.045)})" fill="${light}"/><path d="${emblem}" fill="${mix(middle, dark, 0.55)}" stroke="${mix(dark, paint.palette.ink, 0.3)}" stroke-width="${n(r * 0.02)}"/></g>` +
    `<path d="M${n(-r * 0.82)} ${n(-r * 0.2)}A${n(r * 0.84)} ${n(r * 0.84)} 0 0 1 ${n(r * 0.1)} ${n(-r * 0.83)}" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="${n(r * 0.05)}" stroke-linecap="round"${paint.light > 0 ? ' transform="scale(-1 1)"' : ''}/>`
  );
};

/** A cut stone seen from above: `sides` facets round a table, each shaded by where it faces. */
export const stone = (paint: Paint, sides: number, rx: number, ry: number, colour: string, turn = 0): string => {
  const at = (i: number, k: number): readonly [number, number] => {
    const [x, y] = polar(turn + (i * 360) / sides, 1);
    return [x * rx * k, y * ry * k];
  };
  const facing = (i: number): number => {
    const [x, y] = polar(turn + (i * 360) / sides, 1);
    return (x * paint.light * 0.55 - y * 0.85 + 1) / 2;
  };
  const facet = (points: readonly (readonly [number, number])[], lit: number): string =>
    `<path d="${polygon(points)}" fill="${lit > 0.5 ? tint(colour, (lit - 0.5) * 1.25) : shade(colour, (0.5 - lit) * 1.15)}"/>`;
  let facets = '';
  let rim = '';
  for (let i = 0; i < sides; i += 1) {
    const twist = i % 2 === 0 ? 0.1 : -0.06;
    rim += facet([at(i, 1), at(i + 1, 1), at(i + 0.5, 0.72)], facing(i + 0.5) + twist);
    facets += facet([at(i, 1), at(i + 0.5, 0.72), at(i, 0.54), at(i - 0.5, 0.72)], facing(i) - twist);
    facets += facet([at(i, 0.54), at(i + 1, 0.54), at(i + 0.5, 0.72)], 1 - facing(i + 0.5) + 0.15);
  }
  const outer = polygon(Array.from({ length: sides }, (_, i) => at(i, 1)));
  const table = polygon(Array.from({ length: sides }, (_, i) => at(i, 0.54)));
  const sheen = paint.linear(
    [
      [0, '#ffffff', 0.9],
      [0.48, tint(colour, 0.45), 0.75],
      [0.5, colour, 0.9],
      [1, tint(colour, 0.3)],
    ],
    paint.light < 0 ? 50 : 130,
  );
  return (
    `<path d="${outer}" fill="${colour}" stroke="${paint.palette.ink}" stroke-width="9" stroke-linejoin="round"/>${rim}${facets}<path d="${table}" fill="${sheen}"/>` +
    `<path d="${outer}" fill="none" stroke="${tint(colour, 0.8)}" stroke-opacity=".55" stroke-width="3" stroke-linejoin="round"/>`
  );
};
