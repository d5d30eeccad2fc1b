import { shade, tint } from '../colour.ts';
import { glint, metal, solid, sphere } from '../forms.ts';
import type { Paint } from '../paint.ts';
import { softShadow } from '../paint.ts';
import { circlePath, n, place, polar, starPath } from '../svg.ts';
import { chips } from './cards.ts';

const ring = (from: number, to: number, inner: number, outer: number): string => {
  const [a, b, c, d] = [polar(from, outer), polar(to, outer), polar(to, inner), polar(from, inner)];
  return `M${n(a[0])} ${n(a[1])}A${outer} ${outer} 0 0 1 ${n(b[0])} ${n(b[1])}L${n(c[0])} ${n(c[1])}A${inner} ${inner} 0 0 0 ${n(d[0])} ${n(d[1])}Z`;
};

const wheel = (paint: Paint, pockets: number, colours: readonly string[]): string => {
  const { palette, random } = paint;
  const turn = random.range(0, 30);
  const step = 360 / pockets;
  const by = new Map<string, string>();
  for (let i = 0; i < pockets; i += 1) {
    const colour = i === 0 ? '#18a05c' : (colours[i % colours.length] ?? '#c8142c');
    by.set(colour, (by.get(colour) ?? '') + ring(turn + i * step, turn + (i + 1) * step, 118, 208));
  }
  const shadeRing = (inner: number, outer: number): string =>
    `<circle r="${(inner + outer) / 2}" fill="none" stroke="${palette.ink}" stroke-opacity=".28" stroke-width="${outer - inner}"/>`;
  const fields = [...by]
    .map(
      ([colour, d]) =>
        `<path d="${d}" fill="${paint.radial(
          [
            [0, shade(colour, 0.4)],
            [0.55, shade(colour, 0.1)],
            [1, tint(colour, 0.2)],
          ],
          0.5,
          0.5,
          0.5,
        )}" stroke="${palette.metal[0]}" stroke-width="3"/>`,
    )
    .join('');
  const wood = paint.radial([
    [0, '#7a3a18'],
    [0.8, '#5a230e'],
    [0.92, '#a8582a'],
    [1, '#4a1a0a'],
  ]);
  const studs = Array.from({ length: 8 }, (_, i) => {
    const [x, y] = polar(i * 45 + turn, 236);
    return `<path d="${starPath(4, 15, 7, x, y)}" fill="${palette.metal[0]}"/>`;
  }).join('');
  const arms = Array.from({ length: 4 }, (_, i) =>
    place(
      `<path d="M-11 -20L-7 -88H7L11 -20Z" fill="${metal(paint, 0)}" stroke="${palette.ink}" stroke-width="4"/>${sphere(paint, 0, -92, 15, palette.metal[1])}`,
      { turn: i * 90 + turn },
    ),
  ).join('');
  const sweep = paint.linear(
    [
      [0, '#ffffff', 0.4],
      [0.4, '#ffffff', 0],
      [1, palette.ink, 0.5],
    ],
    paint.light < 0 ? 50 : 130,
  );
  return `${solid(paint, circlePath(264), '#6a2d12', { fill: wood, depth: 20 })}${studs}<circle r="214" fill="${metal(paint, 60)}" stroke="${palette.ink}" stroke-width="5"/>${fields}${shadeRing(118, 156)}<circle r="157" fill="none" stroke="${palette.metal[1]}" stroke-width="4"/><circle r="116" fill="${paint.radial(
    [
      [0, '#c8763a'],
      [1, '#4a1a0a'],
    ],
    0.5 + paint.light * 0.15,
    0.35,
    0.7,
  )}" stroke="${metal(paint)}" stroke-width="9"/>${arms}<circle r="36" fill="${metal(paint, 60)}" stroke="${palette.ink}" stroke-width="5"/>${sphere(paint, 0, -8, 23, palette.metal[1])}<circle r="262" fill="${sweep}"/>${sphere(paint, ...polar(turn + 212, 184), 17, '#fffdf4')}`;
};

/** A roulette or fortune wheel tilted towards the player, with its ball and chips. */
export const drawRoulette = (paint: Paint): string => {
  const { random, palette } = paint;
  const fortune = random.chance(0.35);
  const face = fortune
    ? wheel(paint, random.pick([12, 16]), random.shuffle(palette.hues))
    : wheel(paint, random.pick([24, 28]), ['#c8142c', '#1c1526']);
  const squash = fortune ? 1 : random.range(0.74, 0.9);
  const tilt = fortune ? 0 : random.range(-18, 18);
  const pointer = fortune
    ? place(solid(paint, 'M-34 -50H34L0 34Z', palette.hues[2], { depth: 12 }), { x: 300, y: 62 })
    : '';
  const rim = fortune
    ? ''
    : `<g transform="translate(300 ${n(352)}) rotate(${n(tilt)}) scale(1.06 ${n(squash * 1.06)})"><circle r="266" fill="#35120a" stroke="${palette.ink}" stroke-width="10"/></g>`;
  const disc = `${rim}<g transform="translate(300 ${fortune ? 325 : 318}) rotate(${n(tilt)}) scale(1.06 ${n(squash * 1.06)})">${face}</g>`;
  const sides = random.shuffle([
    [86, 600],
    [514, 600],
    [200, 625],
    [410, 625],
  ]);
  const stacks = sides
    .slice(0, random.int(2, 3))
    .map(([x = 0, y = 0], i) =>
      place(chips(paint, palette.hues[i] ?? palette.hues[2], random.int(2, 6)), { x, y, scale: 0.95 }),
    )
    .join('');
  return `<g filter="${softShadow(paint, 22, 18)}">${disc}</g>${pointer}<g filter="${softShadow(paint)}">${stacks}</g>${glint(300 + paint.light * 180, 170, 44)}${glint(300 - paint.light * 120, 300, 22)}`;
};
