import { shade, tint } from '../colour.ts';
import { glint, metal, sphere } from '../forms.ts';
import type { Paint } from '../paint.ts';
import { softShadow } from '../paint.ts';
import { boxPath, n, place, polar } from '../svg.ts';

/** A lottery ball: a coloured sphere with its number on a white disc. */
const numbered = (paint: Paint, x: number, y: number, r: number, colour: string, number: number): string => {
  const turn = paint.random.range(-24, 24);
  const disc = `<g transform="rotate(${n(turn)})"><circle cy="${n(r * 0.08)}" r="${n(r * 0.57)}" fill="#fffdf4"/><circle cy="${n(r * 0.08)}" r="${n(r * 0.49)}" fill="none" stroke="${shade(colour, 0.15)}" stroke-width="${n(r * 0.05)}"/><text y="${n(r * 0.31)}" font-family="'Arial Black','Noto Sans',Arial,sans-serif" font-weight="900" font-size="${n(r * 0.62)}" text-anchor="middle" fill="#1d1530">${number}</text></g>`;
  return sphere(paint, x, y, r, colour, disc);
};

const colours = (paint: Paint): string[] =>
  paint.random.shuffle([
    ...paint.palette.hues.map((hue) => (hue.toLowerCase() === '#ffffff' ? '#ff8a1f' : hue)),
    '#e2233b',
    '#1b86e8',
    '#ffb91f',
    '#22a85a',
    '#8b3fd9',
  ]);

const drum = (paint: Paint, balls: string): string => {
  const { palette, light } = paint;
  const glass = paint.radial([
    [0, '#ffffff', 0.05],
    [0.7, tint(palette.sky[2], 0.6), 0.14],
    [0.92, '#ffffff', 0.35],
    [1, '#ffffff', 0.75],
  ]);
  return (
    `<path d="M-150 170L-190 268H190L150 170Z" fill="${metal(paint, 0)}" stroke="${palette.ink}" stroke-width="9" stroke-linejoin="round"/><path d="${boxPath(-215, 250, 430, 42, 16)}" fill="${metal(paint)}" stroke="${palette.ink}" stroke-width="8"/>` +
    `<circle r="222" fill="${shade(palette.sky[1], 0.45)}" fill-opacity=".65" stroke="${palette.ink}" stroke-width="12"/>${balls}<circle r="218" fill="${glass}"/>` +
    `<circle r="222" fill="none" stroke="${metal(paint, 60)}" stroke-width="15"/><path d="M-150 -120Q-90 -196 30 -196" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="20" stroke-linecap="round"${light > 0 ? ' transform="scale(-1 1)"' : ''}/><path d="M60 -186Q84 -180 100 -170" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="14" stroke-linecap="round"${light > 0 ? ' transform="scale(-1 1)"' : ''}/>`
  );
};

/** Lottery balls: a pyramid, a burst round a great one, a glass drum or a falling stream. */
export const drawBalls = (paint: Paint): string => {
  const { random, palette, light } = paint;
  const shelf = colours(paint);
  const hue = (i: number): string => shelf[i % shelf.length] ?? palette.hues[0];
  const number = (): number => random.int(1, 49);
  const scene = random.pick([
    () => {
      const ring = Array.from({ length: 8 }, (_, i) => {
        const [x, y] = polar(i * 45 + random.range(-8, 8), random.range(215, 252), 300, 330);
        return numbered(paint, x, y, random.range(52, 74), hue(i + 1), number());
      }).join('');
      return `<g filter="${softShadow(paint)}">${ring}</g><g filter="${softShadow(paint, 20, 16)}">${numbered(paint, 300, 330, random.range(172, 190), hue(0), number())}</g>`;
    },
    () => {
      const rows = [
        [300, 150],
        [212, 305],
        [388, 305],
        [124, 460],
        [300, 460],
        [476, 460],
      ];
      const order = light < 0 ? rows : rows.map(([x = 0, y = 0]) => [600 - x, y]);
      return `<g filter="${softShadow(paint, 16, 12)}">${order.map(([x = 0, y = 0], i) => numbered(paint, x, y + 20, 98, hue(i), number())).join('')}</g>`;
    },
    () => {
      const inside = [
        [-110, 90],
        [0, 126],
        [112, 88],
        [-58, 8],
        [64, 4],
        [-128, -46],
        [8, -96],
        [122, -60],
      ]
        .map(([x = 0, y = 0], i) =>
          numbered(paint, x + random.range(-10, 10), y + random.range(-8, 8), 62, hue(i), number()),
        )
        .join('');
      return `<g filter="${softShadow(paint, 22, 16)}">${place(drum(paint, inside), { x: 300, y: 290, scale: 1.1 })}</g>${numbered(paint, 120, 590, 62, hue(3), number())}${numbered(paint, 490, 595, 54, hue(5), number())}`;
    },
    () => {
      const sizes = [44, 58, 74, 92, 114, 150];
      const stream = sizes
        .map((r, i) => {
          const k = i / 5;
          const x = 300 + light * (210 - k * 330) * Math.cos(k * 2.2) * 0.9;
          return numbered(paint, x, 80 + k * k * 360, r, hue(i), number());
        })
        .join('');
      return `<path d="M${300 + light * 250} -20Q${300 - light * 190} 180 300 640Q${300 + light * 190} 320 ${300 + light * 330} -20Z" fill="${paint.linear(
        [
          [0, palette.glow, 0.8],
          [1, palette.glow, 0],
        ],
      )}"/><g filter="${softShadow(paint, 18, 14)}">${stream}</g>`;
    },
  ])();
  const dust = Array.from({ length: 6 }, () =>
    glint(random.range(40, 560), random.range(50, 560), random.range(12, 30), palette.glow, 0.95),
  ).join('');
  return `${scene}${dust}`;
};
