import { shade, tint } from '../../colour.ts';
import { glint, solid, sphere } from '../../forms.ts';
import type { Paint } from '../../paint.ts';
import { softShadow, stamp } from '../../paint.ts';
import { n, place, polar } from '../../svg.ts';

const ring = (petal: string, count: number, out: number, scale: number, from = 0): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = from + (i * 360) / count;
    const [x, y] = polar(angle, out);
    return place(petal, { x, y, turn: angle + 90, scale });
  }).join('');

const rose = (paint: Paint, colour: string): string => {
  const petal = (tone: string): string =>
    stamp(
      paint,
      solid(paint, 'M-84 30C-110 -50 -60 -110 0 -104C60 -110 110 -50 84 30C40 60 -40 60 -84 30Z', tone, {
        depth: 20,
        outline: 8,
      }),
    );
  const swirl = `<path d="M-40 10C-44 -40 30 -50 34 -6C36 28 -14 34 -16 4C-14 -14 10 -14 10 2" fill="none" stroke="${shade(colour, 0.55)}" stroke-width="10" stroke-linecap="round"/>`;
  return (
    ring(petal(shade(colour, 0.18)), 7, 130, 1.16) +
    ring(petal(colour), 6, 92, 1, 24) +
    ring(petal(tint(colour, 0.12)), 5, 50, 0.8, 50) +
    sphere(paint, 0, 0, 52, tint(colour, 0.16)) +
    swirl
  );
};

const jasmine = (paint: Paint, colour: string): string => {
  const petal = stamp(
    paint,
    solid(paint, 'M-40 20C-84 -50 -60 -140 0 -176C60 -140 84 -50 40 20Z', colour, {
      depth: 22,
      inner: `<path d="M0 10V-130M0 -30L-26 -80M0 -30L26 -80" stroke="${shade(colour, 0.3)}" stroke-width="6" stroke-linecap="round"/>`,
    }),
  );
  return (
    ring(petal, 6, 54, 1.06) + sphere(paint, 0, 0, 42, '#ffd23a') + ring('<circle r="9" fill="#c97a1a"/>', 8, 24, 1)
  );
};

const blossom = (paint: Paint, colour: string): string => {
  const petal = stamp(
    paint,
    solid(paint, 'M0 10C-90 0 -104 -110 -50 -150L0 -122L50 -150C104 -110 90 0 0 10Z', colour, { depth: 22 }),
  );
  const threads = Array.from({ length: 12 }, (_, i) => {
    const [x, y] = polar(i * 30, 74);
    return `<path d="M0 0L${n(x)} ${n(y)}" stroke="#b3174a" stroke-width="4"/><circle cx="${n(x)}" cy="${n(y)}" r="8" fill="#ffd23a"/>`;
  }).join('');
  return ring(petal, 5, 34, 1.14, -90) + threads + sphere(paint, 0, 0, 22, '#ffe27a');
};

/** A great bloom among leaves and smaller ones. */
export const drawFlowers = (paint: Paint): string => {
  const { random, palette } = paint;
  const colours = random.shuffle(
    ['#e8304a', '#ff86b2', '#fff4ee', palette.hues[1], palette.hues[2], '#b060e0'].filter((hue) => hue !== '#ffffff'),
  );
  const [first = '#e8304a', second = '#ff86b2'] = colours;
  const bloom = random.pick([rose, jasmine, blossom]);
  const leaf = stamp(
    paint,
    solid(paint, 'M0 0C-70 -60 -60 -170 0 -240C60 -170 70 -60 0 0Z', '#2f9a4e', {
      depth: 16,
      inner:
        '<path d="M0 -10V-220M0 -60L-34 -100M0 -60L34 -100M0 -120L-30 -156M0 -120L30 -156" stroke="#1a6b38" stroke-width="7" stroke-linecap="round"/>',
    }),
  );
  const leaves = [20, 70, 120, 200, 250, 310]
    .map((turn) => place(leaf, { x: 300, y: 320, turn: turn + random.range(-10, 10), scale: 1.28 }))
    .join('');
  const small = stamp(paint, bloom(paint, second));
  const others = [
    [96, 520, 0.46],
    [506, 536, 0.5],
    [110, 120, 0.34],
    [500, 130, 0.38],
  ]
    .map(([x = 0, y = 0, scale = 1]) => place(small, { x, y, scale, turn: random.range(0, 70) }))
    .join('');
  const drift = Array.from({ length: 12 }, () =>
    place(
      `<path d="M0 0C-16 -14 -10 -34 8 -36C22 -24 18 -6 0 0Z" fill="${second}" stroke="${shade(second, 0.4)}" stroke-width="3"/>`,
      { x: random.range(20, 580), y: random.range(40, 640), turn: random.range(0, 360), scale: random.range(0.7, 1.4) },
    ),
  ).join('');
  return `${drift}<g filter="${softShadow(paint)}">${leaves}${others}</g><g filter="${softShadow(paint, 22, 16)}">${place(bloom(paint, first), { x: 300, y: 318, scale: 1.1, turn: random.range(0, 40) })}</g>${glint(300 + paint.light * 140, 170, 34)}`;
};
