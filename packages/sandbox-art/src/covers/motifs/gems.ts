import { shade, tint } from '../colour.ts';
import { glint, solid, stone } from '../forms.ts';
import type { Paint } from '../paint.ts';
import { softShadow } from '../paint.ts';
import { place, polar, polygon } from '../svg.ts';
import type { Point } from '../svg.ts';

const facet = (points: readonly Point[], fill: string): string => `<path d="${polygon(points)}" fill="${fill}"/>`;

const brilliant = (paint: Paint, colour: string): string => {
  const crown: readonly Point[] = [
    [-170, -40],
    [-104, -130],
    [104, -130],
    [170, -40],
    [0, 190],
  ];
  const lit = (amount: number): string => (amount > 0 ? tint(colour, amount) : shade(colour, -amount));
  const s = paint.light;
  const x = (value: number): number => value * -s;
  const inner = [
    facet(
      [
        [x(-170), -40],
        [x(-104), -130],
        [x(-70), -40],
      ],
      lit(-0.15),
    ),
    facet(
      [
        [x(-104), -130],
        [x(-70), -40],
        [x(0), -130],
      ],
      lit(-0.3),
    ),
    facet(
      [
        [x(-70), -40],
        [x(0), -130],
        [x(70), -40],
      ],
      lit(0.35),
    ),
    facet(
      [
        [x(0), -130],
        [x(70), -40],
        [x(104), -130],
      ],
      lit(0.6),
    ),
    facet(
      [
        [x(104), -130],
        [x(170), -40],
        [x(70), -40],
      ],
      lit(0.78),
    ),
    facet(
      [
        [x(-170), -40],
        [x(-70), -40],
        [0, 190],
      ],
      lit(-0.5),
    ),
    facet(
      [
        [x(-70), -40],
        [x(0), -40],
        [0, 190],
      ],
      lit(-0.2),
    ),
    facet(
      [
        [x(0), -40],
        [x(70), -40],
        [0, 190],
      ],
      lit(0.25),
    ),
    facet(
      [
        [x(70), -40],
        [x(170), -40],
        [0, 190],
      ],
      lit(0.05),
    ),
    facet(
      [
        [x(20), -40],
        [x(50), -40],
        [0, 120],
      ],
      lit(0.8),
    ),
    facet(
      [
        [x(-140), -40],
        [x(-118), -40],
        [x(-30), 110],
      ],
      lit(0.1),
    ),
  ].join('');
  return solid(paint, polygon(crown), colour, { inner, depth: 12, rim: 0.9 });
};

const heart = (paint: Paint, colour: string): string => {
  const outer: readonly Point[] = [
    [0, -84],
    [54, -136],
    [122, -128],
    [164, -66],
    [146, 20],
    [80, 104],
    [0, 172],
    [-80, 104],
    [-146, 20],
    [-164, -66],
    [-122, -128],
    [-54, -136],
  ];
  const core = outer.map(([x, y]): Point => [x * 0.56, y * 0.56 + 4]);
  const inner = outer
    .map((from, i) => {
      const next = (i + 1) % outer.length;
      const [ax, ay] = from;
      const [bx, by] = outer[next] ?? from;
      const facing = (ax + bx) * paint.light * 0.0028 - (ay + by) * 0.0034 + (i % 2 === 0 ? 0.18 : -0.12);
      return facet(
        [from, [bx, by], core[next] ?? from, core[i] ?? from],
        facing > 0 ? tint(colour, Math.min(0.85, facing)) : shade(colour, Math.min(0.7, -facing)),
      );
    })
    .join('');
  const sheen = paint.linear(
    [
      [0, tint(colour, 0.85)],
      [0.47, tint(colour, 0.25)],
      [0.5, shade(colour, 0.12)],
      [1, tint(colour, 0.2)],
    ],
    paint.light < 0 ? 55 : 125,
  );
  return solid(paint, polygon(outer), colour, {
    inner: `${inner}<path d="${polygon(core)}" fill="${sheen}"/>`,
    depth: 10,
    rim: 0.8,
  });
};

const shard = (paint: Paint, colour: string, height: number): string => {
  const w = height * 0.24;
  const d = polygon([
    [0, -height],
    [w, -height * 0.66],
    [w * 0.85, 0],
    [-w * 0.85, 0],
    [-w, -height * 0.66],
  ]);
  const near = paint.light * w;
  const inner = [
    facet(
      [
        [0, -height],
        [near, -height * 0.66],
        [near * 0.2, -height * 0.56],
      ],
      tint(colour, 0.85),
    ),
    facet(
      [
        [near, -height * 0.66],
        [near * 0.2, -height * 0.56],
        [near * 0.2, 0],
        [near, 0],
      ],
      tint(colour, 0.4),
    ),
    facet(
      [
        [0, -height],
        [-near, -height * 0.66],
        [near * 0.2, -height * 0.56],
      ],
      tint(colour, 0.2),
    ),
    facet(
      [
        [-near, -height * 0.66],
        [near * 0.2, -height * 0.56],
        [near * 0.2, 0],
        [-near, 0],
      ],
      paint.linear([
        [0, shade(colour, 0.12)],
        [1, shade(colour, 0.55)],
      ]),
    ),
  ].join('');
  return solid(paint, d, colour, { inner, depth: 8, rim: 0.8 });
};

const cluster = (paint: Paint, colours: readonly string[]): string =>
  [-62, 60, -40, 38, -19, 18, 0]
    .map((turn, i) =>
      place(shard(paint, colours[i % colours.length] ?? '#40c0ff', i === 6 ? 400 : 210 + i * 26), {
        x: turn * 1.3,
        y: 210 - Math.abs(turn) * 0.2,
        turn,
      }),
    )
    .join('');

/** Cut stones: a great jewel ringed by lesser ones, or a crystal growing from rock. */
export const drawGems = (paint: Paint): string => {
  const { random, palette } = paint;
  const colours = random.shuffle(
    [...palette.hues, '#1fb7ff', '#ff3d6e', '#35d07f', '#b05cff'].filter((hue) => hue !== '#ffffff'),
  );
  const colour = (i: number): string => colours[i % colours.length] ?? palette.hues[0];
  const cut = (i: number): string =>
    random.pick([
      () => brilliant(paint, colour(i)),
      () => heart(paint, colour(i)),
      () => stone(paint, 8, 150, 150, colour(i), 22.5),
      () => stone(paint, 8, 120, 165, colour(i), 22.5),
      () => stone(paint, 6, 155, 155, colour(i), 30),
      () => stone(paint, 12, 155, 155, colour(i)),
      () => stone(paint, 4, 150, 172, colour(i), 0),
    ])();
  const count = random.int(4, 6);
  const start = random.range(0, 360);
  const spread = random.range(205, 232);
  const ring = Array.from({ length: count }, (_, i) => {
    const [x, y] = polar(start + (i * 360) / count, spread, 300, 335);
    return place(cut(i + 1), { x, y, scale: random.range(0.44, 0.62), turn: random.range(-30, 30) });
  }).join('');
  const hero = random.chance(0.3)
    ? place(cluster(paint, [colour(0), tint(colour(0), 0.18), colour(0)]), { x: 300, y: 350, scale: 1.02 })
    : place(cut(0), { x: 300, y: 335, scale: random.range(1.28, 1.42), turn: random.range(-12, 12) });
  const sparks = Array.from({ length: 7 }, (_, i) => {
    const [x, y] = polar(i * 51 + start, random.range(90, 270), 300, 320);
    return glint(x, y, random.range(18, 46));
  }).join('');
  return `<g filter="${softShadow(paint)}">${ring}</g><g filter="${softShadow(paint, 20, 16)}">${hero}</g>${sparks}`;
};
