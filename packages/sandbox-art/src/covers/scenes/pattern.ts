import { tint } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { n, polar, starPath } from '../svg.ts';

const tiled = (paint: Paint, size: number, markup: string, turn: number, opacity: number): string => {
  const id = paint.define(
    (id) =>
      `<pattern id="${id}" width="${n(size)}" height="${n(size)}" patternUnits="userSpaceOnUse" patternTransform="rotate(${n(turn)})">${markup}</pattern>`,
  );
  return `<path d="M0 0h600v800H0Z" fill="url(#${id})" opacity="${opacity}"/>`;
};

/** Overlapping scale waves, as on brocade. */
export const scales = (paint: Paint): string => {
  const size = paint.random.range(56, 88);
  const line = tint(paint.palette.sky[2], 0.3);
  const arcs = [0.5, 0.36, 0.22]
    .flatMap((k) =>
      [
        [0, 1],
        [1, 1],
        [0.5, 0.5],
        [0, 0],
        [1, 0],
        [0.5, 1.5],
      ].map(
        ([x = 0, y = 0]) =>
          `M${n((x - k) * size)} ${n(y * size)}a${n(k * size)} ${n(k * size)} 0 0 1 ${n(2 * k * size)} 0`,
      ),
    )
    .join('');
  return tiled(paint, size, `<path d="${arcs}" fill="none" stroke="${line}" stroke-width="3"/>`, 0, 0.32);
};

/** Printed dots. */
export const halftone = (paint: Paint): string => {
  const size = paint.random.range(18, 30);
  const r = size * 0.3;
  const dot = `<circle cx="${n(size / 2)}" cy="${n(size / 2)}" r="${n(r)}" fill="${paint.palette.glow}"/>`;
  return tiled(paint, size, dot, paint.random.pick([15, 30, 45]), 0.2);
};

/** Damask: four-petalled ornaments on a diagonal net. */
export const damask = (paint: Paint): string => {
  const size = paint.random.range(80, 120);
  const half = size / 2;
  const petal = `M0 0C${n(size * 0.2)} ${n(-size * 0.12)} ${n(size * 0.16)} ${n(-size * 0.32)} 0 ${n(-size * 0.44)}C${n(-size * 0.16)} ${n(-size * 0.32)} ${n(-size * 0.2)} ${n(-size * 0.12)} 0 0Z`;
  const flower = [0, 90, 180, 270]
    .map((turn) => `<path d="${petal}" transform="translate(${n(half)} ${n(half)}) rotate(${turn})"/>`)
    .join('');
  const corners = [
    [0, 0],
    [size, 0],
    [0, size],
    [size, size],
  ]
    .map(([x = 0, y = 0]) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size * 0.11)}"/>`)
    .join('');
  return tiled(paint, size, `<g fill="${tint(paint.palette.sky[2], 0.25)}">${flower}${corners}</g>`, 45, 0.22);
};

/** A lattice window: interlaced octagons and squares. */
export const lattice = (paint: Paint): string => {
  const size = paint.random.range(58, 84);
  const cut = size * 0.29;
  const d = `M${n(cut)} 0H${n(size - cut)}L${n(size)} ${n(cut)}V${n(size - cut)}L${n(size - cut)} ${n(size)}H${n(cut)}L0 ${n(size - cut)}V${n(cut)}Z`;
  return tiled(
    paint,
    size,
    `<path d="${d}" fill="none" stroke="${tint(paint.palette.sky[2], 0.35)}" stroke-width="4"/>`,
    paint.random.pick([0, 45]),
    0.28,
  );
};

/** Eight-pointed stars, as in cut tile work. */
export const tilework = (paint: Paint): string => {
  const size = paint.random.range(72, 110);
  const line = tint(paint.palette.sky[2], 0.3);
  const star = starPath(8, size * 0.5, size * 0.36, size / 2, size / 2);
  return tiled(
    paint,
    size,
    `<path d="${star}" fill="${line}" fill-opacity=".3" stroke="${line}" stroke-width="3"/><path d="${starPath(4, size * 0.18, size * 0.1)}${starPath(4, size * 0.18, size * 0.1, size, size)}" fill="${line}"/>`,
    paint.random.pick([0, 22.5, 45]),
    0.3,
  );
};

/** Concentric rings of light, some of them broken. */
export const rings = (paint: Paint): string => {
  const { random, palette } = paint;
  let out = '';
  for (let i = 0; i < 6; i += 1) {
    const r = 130 + i * 62 + random.range(-10, 10);
    const dash = random.chance(0.5) ? ` stroke-dasharray="${n(random.range(30, 160))} ${n(random.range(14, 70))}"` : '';
    const [x, y] = polar(random.range(0, 360), r, 300, 330);
    out += `<circle cx="300" cy="330" r="${n(r)}" fill="none" stroke="${palette.glow}" stroke-opacity="${n(0.6 - i * 0.06)}" stroke-width="${n(random.range(3, 20))}"${dash}/><circle cx="${n(x)}" cy="${n(y)}" r="${n(random.range(6, 14))}" fill="${palette.glow}"/>`;
  }
  return `<g opacity=".5">${out}</g>`;
};

/** Diagonal speed bands. */
export const bands = (paint: Paint): string => {
  const { random, palette } = paint;
  let d = '';
  for (let i = 0; i < 14; i += 1) {
    const x = random.range(-420, 560);
    const width = random.range(6, 70);
    d += `M${n(x)} 820L${n(x + 420)} -20h${n(width)}L${n(x + width)} 820Z`;
  }
  return `<path d="${d}" fill="${paint.linear([
    [0, palette.glow, 0.5],
    [0.6, palette.sky[2], 0.25],
    [1, palette.sky[1], 0],
  ])}"${paint.light > 0 ? ' transform="translate(600 0) scale(-1 1)"' : ''}/>`;
};
