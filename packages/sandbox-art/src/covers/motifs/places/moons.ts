import { shade, tint } from '../../colour.ts';
import { glint, solid } from '../../forms.ts';
import type { Paint } from '../../paint.ts';
import { softShadow } from '../../paint.ts';
import { n, place, starPath } from '../../svg.ts';

/** A great moon, full or a crescent, with clouds and hanging stars. */
export const drawMoons = (paint: Paint): string => {
  const { random, palette } = paint;
  const pale = random.pick(['#fff1c4', '#f2f0ff', '#ffe0b0', '#dff4ff']);
  const craters = [
    [-70, -60, 44],
    [60, -110, 26],
    [80, 50, 54],
    [-40, 90, 34],
    [-130, 30, 24],
    [10, -10, 18],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${shade(pale, 0.16)}"/><path d="M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}" fill="none" stroke="${shade(pale, 0.36)}" stroke-width="6"/>`,
    )
    .join('');
  const glow = paint.radial([
    [0, pale, 0.9],
    [0.6, pale, 0.35],
    [1, pale, 0],
  ]);
  const moon = random.chance(0.5)
    ? solid(paint, 'M0 -210A210 210 0 1 1 -1 -210Z', pale, { depth: 44, inner: craters })
    : solid(paint, 'M70 -214A210 210 0 1 0 206 90A170 170 0 1 1 70 -214Z', pale, { depth: 30, inner: craters });
  const star = (x: number, length: number, scale: number): string =>
    `<path d="M${x} 0V${length}" stroke="${palette.metal[0]}" stroke-width="4" stroke-dasharray="3 9"/>${place(solid(paint, starPath(5, 40, 18), palette.metal[1], { depth: 8, outline: 6 }), { x, y: length + 30, scale })}`;
  const stars = [
    [70, random.range(90, 180), 0.8],
    [150, random.range(30, 90), 0.55],
    [470, random.range(30, 100), 0.6],
    [540, random.range(120, 230), 0.9],
  ]
    .map(([x = 0, length = 0, scale = 1]) => star(x, length, scale))
    .join('');
  const cloud = (x: number, y: number, scale: number): string =>
    place(
      solid(
        paint,
        'M-180 40C-220 40 -220 -20 -170 -20C-170 -70 -100 -84 -74 -44C-50 -100 50 -96 60 -34C100 -66 160 -40 150 0C200 0 200 40 160 40Z',
        tint(palette.sky[2], 0.35),
        {
          depth: 18,
          inner: `<path d="M-150 20c0 -30 44 -36 54 -8M-40 16c0 -40 64 -44 70 0" fill="none" stroke="${palette.sky[1]}" stroke-opacity=".5" stroke-width="9" stroke-linecap="round"/>`,
        },
      ),
      { x, y, scale },
    );
  const dust = Array.from(
    { length: 26 },
    () =>
      `<circle cx="${n(random.range(10, 590))}" cy="${n(random.range(30, 640))}" r="${n(random.range(1.5, 4.5))}"/>`,
  ).join('');
  return `<g fill="#fff" fill-opacity=".85">${dust}</g>${stars}<circle cx="300" cy="310" r="330" fill="${glow}"/><g filter="${softShadow(paint, 18, 18)}">${place(moon, { x: 300, y: 310, scale: random.range(1, 1.1), turn: random.range(-14, 14) })}</g><g filter="${softShadow(paint)}">${cloud(130, 520, 0.9)}${cloud(470, 556, 1)}</g>${glint(300 + paint.light * 150, 150, 36)}`;
};
