import { shade, tint } from '../colour.ts';
import { glint } from '../forms.ts';
import type { Paint } from '../paint.ts';
import { n, polar, polygon } from '../svg.ts';

/** Beams fanning from behind the subject. */
export const rays = (paint: Paint): string => {
  const { random, palette } = paint;
  const count = random.int(9, 16);
  const turn = random.range(0, 40);
  const fill = paint.radial([
    [0, palette.glow, 0.75],
    [0.45, palette.glow, 0.25],
    [1, palette.glow, 0],
  ]);
  let beams = '';
  for (let i = 0; i < count; i += 1) {
    const angle = turn + (i * 360) / count;
    const width = (180 / count) * random.range(0.6, 1.25);
    beams += polygon([[300, 330], polar(angle - width / 2, 760, 300, 330), polar(angle + width / 2, 760, 300, 330)]);
  }
  return `<path d="${beams}" fill="${fill}"/>`;
};

/** Discs of light out of focus. */
export const bokeh = (paint: Paint): string => {
  const { random, palette } = paint;
  const disc = paint.define(
    (id) =>
      `<g id="${id}"><circle r="50" fill="${palette.glow}" fill-opacity=".5"/><circle r="47" fill="none" stroke="${tint(palette.glow, 0.5)}" stroke-opacity=".7" stroke-width="4"/></g>`,
  );
  let discs = '';
  for (let i = 0; i < 20; i += 1) {
    const [x, y] = polar(random.range(0, 360), random.range(190, 480), 300, 330);
    discs += `<use href="#${disc}" transform="translate(${n(x)} ${n(y)}) scale(${n(random.range(0.2, 1.5))})" opacity="${n(random.range(0.1, 0.6))}"/>`;
  }
  return discs;
};

/** Rolling banks of cloud, farther ones paler. */
export const clouds = (paint: Paint): string => {
  const { random, palette } = paint;
  let banks = '';
  for (let layer = 0; layer < 3; layer += 1) {
    const base = 330 + layer * 120 + random.range(-30, 30);
    let d = `M-40 820V${n(base)}`;
    for (let x = -40; x < 640;) {
      const width = random.range(60, 130);
      d += `q${n(width * 0.1)} ${n(-width * random.range(0.6, 0.95))} ${n(width)} ${n(random.range(-14, 14))}`;
      x += width;
    }
    const lit = tint(palette.sky[2], 0.55 - layer * 0.2);
    banks += `<path d="${d}V820Z" fill="${paint.linear([
      [0, lit, 0.9],
      [0.3, palette.sky[1], 0.75],
      [1, palette.sky[0], 0.4],
    ])}" stroke="${tint(lit, 0.5)}" stroke-opacity=".5" stroke-width="3"/>`;
  }
  return banks;
};

/** Night sky: stars, a moon or a ringed planet. */
export const cosmos = (paint: Paint): string => {
  const { random, palette } = paint;
  let stars = '';
  for (let i = 0; i < 36; i += 1) {
    stars += `<circle cx="${n(random.range(0, 600))}" cy="${n(random.range(0, 620))}" r="${n(random.range(0.8, 3))}"/>`;
  }
  const x = random.chance(0.5) ? random.range(70, 140) : random.range(460, 530);
  const y = random.range(90, 190);
  const r = random.range(50, 95);
  const world = paint.radial(
    [
      [0, tint(palette.hues[3], 0.5)],
      [0.6, palette.hues[3]],
      [1, shade(palette.hues[3], 0.75)],
    ],
    0.5 + paint.light * 0.2,
    0.25,
    0.8,
  );
  const ring = `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 1.7)}" ry="${n(r * 0.4)}" fill="none" stroke="${tint(palette.hues[1], 0.3)}" stroke-opacity=".7" stroke-width="9" transform="rotate(-18 ${n(x)} ${n(y)})"/>`;
  const glints = Array.from({ length: 6 }, () =>
    glint(random.range(20, 580), random.range(20, 560), random.range(10, 24), palette.glow, 0.9),
  ).join('');
  return `<g fill="${tint(palette.glow, 0.5)}" fill-opacity=".8">${stars}</g>${ring}<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${world}"/>${glints}`;
};

/** Light falling through water, with weeds and bubbles. */
export const deep = (paint: Paint): string => {
  const { random, palette } = paint;
  const beam = paint.linear([
    [0, palette.glow, 0.6],
    [1, palette.glow, 0],
  ]);
  let beams = '';
  for (let i = 0; i < 6; i += 1) {
    const x = random.range(-40, 600);
    const lean = paint.light * -random.range(90, 220);
    beams += polygon([
      [x, -10],
      [x + random.range(25, 80), -10],
      [x + lean + random.range(90, 190), 640],
      [x + lean, 640],
    ]);
  }
  let weeds = '';
  for (let i = 0; i < 12; i += 1) {
    const x = i < 6 ? random.range(-10, 150) : random.range(450, 610);
    const h = random.range(160, 420);
    const bend = random.range(-60, 60);
    weeds += `<path d="M${n(x)} 800C${n(x + bend)} ${n(800 - h * 0.4)} ${n(x - bend)} ${n(800 - h * 0.7)} ${n(x + bend * 0.6)} ${n(800 - h)}C${n(x - bend + 26)} ${n(800 - h * 0.6)} ${n(x + bend + 34)} ${n(800 - h * 0.4)} ${n(x + 30)} 800Z" fill="${shade(palette.hues[i % 4] ?? palette.sky[1], 0.35)}" fill-opacity="${n(random.range(0.5, 0.9))}"/>`;
  }
  let bubbles = '';
  for (let i = 0; i < 16; i += 1) {
    const r = random.range(4, 20);
    const x = random.range(20, 580);
    const y = random.range(20, 640);
    bubbles += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#fff" fill-opacity=".14" stroke="#fff" stroke-opacity=".6" stroke-width="2"/><circle cx="${n(x + paint.light * r * 0.35)}" cy="${n(y - r * 0.4)}" r="${n(r * 0.2)}" fill="#fff" fill-opacity=".9"/>`;
  }
  return `<path d="${beams}" fill="${beam}"/>${weeds}${bubbles}`;
};
