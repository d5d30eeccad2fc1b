import { shade, tint } from '../colour.ts';
import { glint, metal, solid, sphere } from '../forms.ts';
import type { Paint } from '../paint.ts';
import { softShadow } from '../paint.ts';
import { boxPath, n, place, polygon } from '../svg.ts';
import { bevelledStar } from './stars.ts';

const twin = (markup: string): string => `${markup}<g transform="scale(-1 1)">${markup}</g>`;

const controller = (paint: Paint, shell: string, accent: string): string => {
  const { palette } = paint;
  const d =
    'M-120 -110C-60 -96 60 -96 120 -110C190 -120 232 -60 248 20C264 100 262 176 210 182C160 186 130 90 90 84H-90C-130 90 -160 186 -210 182C-262 176 -264 100 -248 20C-232 -60 -190 -120 -120 -110Z';
  const stick = (x: number): string =>
    `<circle cx="${x}" cy="44" r="44" fill="${shade(shell, 0.6)}" stroke="${palette.ink}" stroke-width="5"/><circle cx="${x}" cy="44" r="43" fill="none" stroke="${accent}" stroke-width="4"/>${sphere(paint, x, 36, 31, shade(shell, 0.35))}`;
  const cross = solid(paint, 'M-160 -66h30v28h28v30h-28v28h-30v-28h-28v-30h28Z', '#2b2740', { depth: 8, outline: 6 });
  const buttons = [
    [146, -64],
    [184, -26],
    [146, 12],
    [108, -26],
  ]
    .map(([x = 0, y = 0], i) => sphere(paint, x, y, 19, palette.hues[i] ?? accent))
    .join('');
  return `${twin(solid(paint, 'M80 -108C90 -146 170 -152 196 -104C160 -120 110 -116 80 -108Z', shade(shell, 0.35), { depth: 10 }))}${solid(paint, d, shell, { depth: 34, rim: 0.8, inner: twin(`<path d="M150 190C130 140 250 110 270 40V200Z" fill="${accent}" fill-opacity=".85"/>`) })}<path d="${boxPath(-46, -82, 92, 50, 14)}" fill="${paint.linear(
    [
      [0, tint(accent, 0.5)],
      [1, shade(accent, 0.3)],
    ],
  )}" stroke="${palette.ink}" stroke-width="6"/><path d="M-26 -58h52" stroke="#fff" stroke-opacity=".8" stroke-width="7" stroke-linecap="round"/>${cross}${buttons}${stick(-78)}${stick(78)}`;
};

const helmet = (paint: Paint, shell: string, accent: string): string => {
  const { palette } = paint;
  const visor = 'M-150 -20C-90 -60 90 -60 150 -20C156 30 130 76 90 84L0 60L-90 84C-130 76 -156 30 -150 -20Z';
  return `${solid(paint, 'M-20 -190C-30 -280 30 -290 20 -190L40 -60H-40Z', accent, { depth: 16 })}${solid(paint, 'M0 -200C120 -200 190 -110 188 0C188 90 150 160 110 206L40 230L0 210L-40 230L-110 206C-150 160 -188 90 -188 0C-190 -110 -120 -200 0 -200Z', shell, { depth: 36, rim: 0.9, inner: `${twin(`<path d="M40 -200C120 -180 160 -120 170 -60L120 -90Z" fill="${accent}"/><path d="M110 110l60 -30v30l-60 40ZM100 160l50 -28v28l-50 34Z" fill="${shade(shell, 0.6)}"/>`)}<path d="M-26 -210H26L14 -50H-14Z" fill="${accent}"/>` })}${solid(
    paint,
    visor,
    '#1c1436',
    {
      depth: 16,
      fill: paint.linear(
        [
          [0, tint(palette.hues[1], 0.5)],
          [0.35, palette.hues[1]],
          [0.5, shade(palette.hues[1], 0.5)],
          [1, palette.hues[2]],
        ],
        70,
      ),
      inner:
        '<path d="M-140 -20L-60 -50L-110 60L-150 70Z" fill="#fff" fill-opacity=".55"/><path d="M-30 -56L0 -58L-56 70L-80 70Z" fill="#fff" fill-opacity=".35"/>',
    },
  )}${solid(paint, 'M0 70L70 100L44 190L0 206L-44 190L-70 100Z', shade(shell, 0.25), { depth: 14, inner: '<path d="M-26 120H26M-24 142H24M-20 164H20" stroke="#000" stroke-opacity=".6" stroke-width="8"/>' })}`;
};

const swords = (paint: Paint): string => {
  const { palette } = paint;
  const blade = `${solid(
    paint,
    polygon([
      [-20, 90],
      [-22, -240],
      [0, -300],
      [22, -240],
      [20, 90],
    ]),
    '#cfdcf2',
    {
      depth: 10,
      rim: 1,
      inner: `<path d="M0 -300V90H30V-300Z" fill="${shade('#cfdcf2', 0.35)}"/><path d="M-5 -220H5V90H-5Z" fill="${palette.hues[1]}"/>`,
    },
  )}${solid(paint, 'M-80 78Q0 112 80 78L86 108Q0 142 -86 108Z', palette.metal[1], { fill: metal(paint), depth: 8 })}${solid(paint, boxPath(-14, 118, 28, 96, 10), '#4a2418', { depth: 6 })}${sphere(paint, 0, 226, 24, palette.hues[2])}`;
  return `${place(blade, { turn: -42, scale: 1.05 })}${place(blade, { turn: 42, scale: 1.05 })}`;
};

const shieldPlate = (paint: Paint, colour: string): string => {
  const d =
    'M0 -240C80 -200 160 -190 220 -196C226 -20 180 150 0 250C-180 150 -226 -20 -220 -196C-160 -190 -80 -200 0 -240Z';
  return `${solid(paint, d, paint.palette.metal[1], { fill: metal(paint, 70), depth: 16 })}<g transform="scale(.88)">${solid(paint, d, colour, { depth: 24, inner: `<path d="M0 -260V260H240V-260Z" fill="${shade(colour, 0.35)}" fill-opacity=".5"/>` })}</g>`;
};

/** Arena play: controllers, helmets, crossed blades and shields. */
export const drawGamepads = (paint: Paint): string => {
  const { random, palette } = paint;
  const [shell = '#3a2f6a', accent = palette.hues[0]] = random.shuffle([
    palette.hues[0],
    palette.hues[2],
    palette.hues[3],
    '#352c5c',
    '#f1f3fa',
  ]);
  const body = random.pick([
    () => `${place(swords(paint), { y: -20 })}${place(controller(paint, shell, accent), { y: 40, scale: 1.02 })}`,
    () =>
      `${place(shieldPlate(paint, accent), { y: -10 })}${place(helmet(paint, shell, palette.hues[2]), { y: 0, scale: 0.92 })}`,
    () =>
      `${place(swords(paint), { scale: 1.05 })}${place(shieldPlate(paint, shell), { scale: 0.82 })}${place(bevelledStar(paint, 5, 120, 54, '#ffc62e'), { y: -6 })}`,
    () => place(controller(paint, shell, accent), { scale: 1.1, turn: random.range(-22, 22) }),
    () => place(helmet(paint, shell, accent), { scale: 1.16 }),
  ])();
  const bits = Array.from(
    { length: 20 },
    (_, i) =>
      `<path d="M${n(random.range(10, 590))} ${n(random.range(40, 620))}h${n(random.range(8, 26))}v${n(random.range(8, 26))}h-14Z" fill="${palette.hues[i % 4] ?? accent}" fill-opacity=".85"/>`,
  ).join('');
  const bolts = [-1, 1]
    .map((side) =>
      place(solid(paint, 'M20 -110L-50 16H-6L-26 110L52 -26H6Z', '#ffd23a', { depth: 10 }), {
        x: 300 + side * 225,
        y: random.range(110, 200),
        turn: side * 18,
        scale: 0.8,
      }),
    )
    .join('');
  return `${bits}${random.chance(0.6) ? bolts : ''}<g filter="${softShadow(paint, 22, 16)}">${place(body, { x: 300, y: 325, scale: 1.06 })}</g>${glint(300 + paint.light * 130, 190, 40)}`;
};
