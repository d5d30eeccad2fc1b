import { shade, tint } from '../colour.ts';
import { glint } from '../forms.ts';
import type { Paint } from '../paint.ts';
import { softShadow } from '../paint.ts';
import { boxPath, n, place, polar, polygon } from '../svg.ts';
import { chips } from './cards.ts';

type Vector = readonly [number, number, number];

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
];

const turned = ([x, y, z]: Vector, yaw: number, pitch: number, roll: number): Vector => {
  const [cy, sy, cp, sp, cr, sr] = [
    Math.cos(yaw),
    Math.sin(yaw),
    Math.cos(pitch),
    Math.sin(pitch),
    Math.cos(roll),
    Math.sin(roll),
  ];
  const [x1, z1] = [x * cy + z * sy, -x * sy + z * cy];
  const [y2, z2] = [y * cp - z1 * sp, y * sp + z1 * cp];
  return [x1 * cr - y2 * sr, x1 * sr + y2 * cr, z2];
};

const FACES: readonly (readonly [right: Vector, down: Vector, out: Vector, pips: number])[] = [
  [[1, 0, 0], [0, 0, 1], [0, -1, 0], 5],
  [[1, 0, 0], [0, 1, 0], [0, 0, 1], 3],
  [[0, 0, -1], [0, 1, 0], [1, 0, 0], 6],
  [[0, 0, 1], [0, 1, 0], [-1, 0, 0], 1],
  [[-1, 0, 0], [0, 1, 0], [0, 0, -1], 4],
  [[1, 0, 0], [0, 0, -1], [0, 1, 0], 2],
];

/** A die in space: faces by rotation (radians), lit from the picture's light. */
const die = (paint: Paint, colour: string, half: number, yaw: number, pitch: number, roll: number): string => {
  const dark = colour === '#fff8ec' ? '#c8142c' : '#fff8ec';
  const seen = FACES.map(([right, down, out, pips]) => ({
    right: turned(right, yaw, pitch, roll),
    down: turned(down, yaw, pitch, roll),
    out: turned(out, yaw, pitch, roll),
    pips,
  }))
    .filter(({ out }) => out[2] > 0.02)
    .sort((a, b) => a.out[2] - b.out[2]);
  let hull = '';
  let faces = '';
  for (const { right, down, out, pips } of seen) {
    const corner = (a: number, b: number): readonly [number, number] => [
      (out[0] + right[0] * a + down[0] * b) * half,
      (out[1] + right[1] * a + down[1] * b) * half,
    ];
    hull += polygon([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]);
    const lit = 0.5 + out[0] * paint.light * 0.3 - out[1] * 0.4 + out[2] * 0.12;
    const face = lit > 0.5 ? tint(colour, (lit - 0.5) * 0.7) : shade(colour, (0.5 - lit) * 0.8);
    const fill = paint.linear(
      [
        [0, tint(face, 0.35)],
        [0.5, face],
        [1, shade(face, 0.2)],
      ],
      60,
    );
    const matrix = [right[0], right[1], down[0], down[1]].map((value) => Math.round(value * 1000) / 1000).join(' ');
    const reach = half * 0.5;
    const dots = (PIPS[pips - 1] ?? [])
      .map(
        ([x, y]) =>
          `<circle cx="${n(x * reach)}" cy="${n(y * reach)}" r="${n(half * 0.19)}" fill="${shade(dark, 0.12)}"/><circle cx="${n(x * reach)}" cy="${n(y * reach + half * 0.03)}" r="${n(half * 0.15)}" fill="${tint(dark, 0.2)}"/>`,
      )
      .join('');
    const r = half * 0.26;
    faces += `<g transform="matrix(${matrix} ${n(out[0] * half)} ${n(out[1] * half)})"><path d="${boxPath(-half, -half, half * 2, half * 2, r)}" fill="${fill}" stroke="${tint(face, 0.6)}" stroke-opacity=".7" stroke-width="${n(half * 0.05)}"/>${dots}<path d="M${n(-half * 0.78)} ${n(-half * 0.2)}V${n(-half * 0.58)}Q${n(-half * 0.78)} ${n(-half * 0.8)} ${n(-half * 0.56)} ${n(-half * 0.8)}H${n(half * 0.3)}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="${n(half * 0.07)}" stroke-linecap="round"/></g>`;
  }
  return `<path d="${hull}" fill="${shade(colour, 0.35)}" stroke="${paint.palette.ink}" stroke-width="${n(half * 0.2)}" stroke-linejoin="round"/><path d="${hull}" fill="${shade(colour, 0.25)}" stroke="${shade(colour, 0.25)}" stroke-width="${n(half * 0.08)}" stroke-linejoin="round"/>${faces}`;
};

/** Dice in mid-throw, with trails and chips. */
export const drawDice = (paint: Paint): string => {
  const { random, palette } = paint;
  const colours = random.shuffle(['#d8172f', '#fff8ec', palette.hues[3], palette.hues[0], '#1a7fe0', '#16a06e']);
  const layout = random.pick([
    [[300, 330, 150]],
    [
      [215, 255, 118],
      [395, 425, 122],
    ],
    [
      [390, 240, 122],
      [205, 420, 122],
    ],
    [
      [300, 215, 98],
      [185, 425, 102],
      [420, 420, 102],
    ],
  ] as const);
  const tumble = (x: number, y: number, half: number, colour: string): string =>
    place(
      die(
        paint,
        colour,
        half,
        random.range(0.45, 1.1) * random.sign(),
        random.range(0.4, 0.75),
        random.range(-0.5, 0.5),
      ),
      { x, y },
    );
  const trails = layout
    .map(([x, y, half]) => {
      const d = [-0.7, -0.2, 0.35, 0.75]
        .map(
          (k) =>
            `M${n(x - paint.light * 20)} ${n(y + k * half)}l${n(-paint.light * 330)} ${n(random.range(70, 150))}l0 14Z`,
        )
        .join('');
      return `<path d="${d}" fill="${palette.glow}" fill-opacity=".5"/>`;
    })
    .join('');
  const small = Array.from({ length: layout.length > 2 ? 1 : 2 }, (_, i) => {
    const [x, y] = polar(random.range(0, 60) + i * 180, 265, 300, 320);
    return tumble(x, y, random.range(34, 50), colours[(i + 3) % colours.length] ?? '#fff8ec');
  }).join('');
  const pile = place(chips(paint, palette.hues[2], random.int(2, 5)), { x: random.chance(0.5) ? 96 : 504, y: 590 });
  const heroes = layout.map(([x, y, half], i) => tumble(x, y, half, colours[i] ?? '#d8172f')).join('');
  return `${trails}<g filter="${softShadow(paint)}">${small}${pile}</g><g filter="${softShadow(paint, 24, 16)}">${heroes}</g>${glint(300 + paint.light * 140, 170, 40)}${glint(300 - paint.light * 190, 420, 26)}`;
};
