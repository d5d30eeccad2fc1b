import { tint } from '../colour.ts';
import { coin, glint, metal, solid, sphere } from '../forms.ts';
import type { Paint } from '../paint.ts';
import { softShadow, stamp } from '../paint.ts';
import { boxPath, circlePath, ellipsePath, n, place, polar, starPath } from '../svg.ts';

const CROWN = 'M-52 30L-62 -34L-28 -4L0 -56L28 -4L62 -34L52 30Z';
const CLOVER =
  'M0 -6C-30 -24 -34 -58 -8 -56Q0 -54 0 -46Q0 -54 8 -56C34 -58 30 -24 0 -6C18 -36 52 -40 50 -14Q48 -6 42 -6Q50 0 48 6C44 32 14 18 2 0Q10 30 30 52L14 56Q-2 34 -2 2C-14 18 -44 32 -48 6Q-50 0 -42 -6Q-48 -6 -50 -14C-52 -40 -18 -36 0 -6Z';

const STAR = starPath(5, 36, 15);

const emblems = (): readonly [string, string, string, string] => [
  starPath(5, 62, 26),
  CROWN,
  CLOVER,
  starPath(8, 60, 30),
];

const edge = (paint: Paint): string =>
  `<path d="M-80 -14v20a80 30 0 0 0 160 0v-20Z" fill="${metal(paint, 0)}" stroke="${paint.palette.ink}" stroke-width="5"/><path d="${[-64, -44, -22, 0, 22, 44, 64].map((x) => `M${x} ${n(Math.sqrt(1 - (x / 80) ** 2) * 30 - 12)}v16`).join('')}" stroke="${paint.palette.metal[2]}" stroke-width="4"/><ellipse cy="-14" rx="80" ry="30" fill="${metal(paint, 35)}" stroke="${paint.palette.ink}" stroke-width="4"/><ellipse cy="-14" rx="58" ry="20" fill="none" stroke="${paint.palette.metal[2]}" stroke-width="4"/>`;

const pile = (paint: Paint, count: number): string => {
  const id = paint.define((id) => `<g id="${id}">${edge(paint)}</g>`);
  return Array.from(
    { length: count },
    (_, i) => `<use href="#${id}" x="${n(Math.sin(i * 2.4) * 7)}" y="${-i * 25}"/>`,
  ).join('');
};

const ingot = (paint: Paint): string => {
  const [light, middle] = paint.palette.metal;
  const bowl =
    'M-190 -60C-150 -76 -110 -48 -70 -30H70C110 -48 150 -76 190 -60C170 40 110 110 0 110C-110 110 -170 40 -190 -60Z';
  return `${solid(paint, ellipsePath(98, 78, 0, -40), middle, { depth: 24, rim: 0.9 })}${solid(paint, bowl, middle, { depth: 30, fill: metal(paint), rim: 0.8, inner: `<path d="M-150 -40Q0 40 150 -40" fill="none" stroke="${light}" stroke-opacity=".7" stroke-width="8"/>` })}`;
};

const squareHoled = (paint: Paint): string => {
  const hole = boxPath(-42, -42, 84, 84, 6);
  const marks = [0, 90, 180, 270]
    .map(
      (turn) =>
        `<path d="M-26 -104h52M-26 -88h52M0 -116v36" transform="rotate(${turn})" fill="none" stroke="${paint.palette.metal[2]}" stroke-width="9" stroke-linecap="round"/>`,
    )
    .join('');
  return `${solid(paint, circlePath(165), paint.palette.metal[1], { fill: metal(paint), depth: 26, rim: 0.9, inner: `<circle r="136" fill="none" stroke="${paint.palette.metal[2]}" stroke-width="7"/>${marks}<path d="${boxPath(-54, -54, 108, 108, 8)}" fill="${paint.palette.metal[0]}"/>` })}<path d="${hole}" fill="${paint.palette.sky[0]}" stroke="${paint.palette.ink}" stroke-width="7"/>`;
};

const pot = (paint: Paint): string => {
  const colour = paint.palette.hues[2];
  const round = 'M-150 -40C-190 90 -110 170 0 170C110 170 190 90 150 -40Z';
  const band = `<path d="M-180 40Q0 90 180 40V78Q0 128 -180 78Z" fill="${metal(paint)}"/><path d="${starPath(5, 40, 17, 0, 84)}" fill="${tint(colour, 0.7)}"/>`;
  const heap = [
    [-96, -66],
    [96, -66],
    [-50, -104],
    [50, -104],
    [0, -76],
    [0, -140],
  ]
    .map(([x = 0, y = 0], i) =>
      place(stamp(paint, coin(paint, 62, STAR)), { x, y, turn: (i % 3) * 24 - 24, scale: 0.95 }),
    )
    .join('');
  return `<g transform="translate(0 20)">${heap}${solid(paint, round, colour, { depth: 36, inner: band })}${solid(paint, boxPath(-176, -70, 352, 52, 26), colour, { depth: 18 })}</g>`;
};

/** Money in metal: a minted hero, an ingot, a holed coin or a full pot, over heaps. */
export const drawCoins = (paint: Paint): string => {
  const { random } = paint;
  const minted = random.pick(emblems());
  const hero = random.pick([
    () =>
      place(coin(paint, 100, minted), { x: 300, y: 315, scale: random.range(1.95, 2.15), turn: random.range(-12, 12) }),
    () => place(ingot(paint), { x: 300, y: 340, scale: 1.32, turn: random.range(-8, 8) }),
    () => place(squareHoled(paint), { x: 300, y: 315, scale: 1.26, turn: random.range(-15, 15) }),
    () => place(pot(paint), { x: 300, y: 340, scale: 1.28 }),
  ])();
  const token = paint.define((id) => `<g id="${id}">${coin(paint, 60, starPath(5, 36, 15))}</g>`);
  let flying = '';
  for (let i = 0; i < 11; i += 1) {
    const [x, y] = polar(i * 33 + random.range(-10, 10), random.range(215, 310), 300, 315);
    const squeeze = random.range(0.35, 1);
    flying += `<use href="#${token}" transform="translate(${n(x)} ${n(y)}) rotate(${n(random.range(-40, 40))}) scale(${n(squeeze * random.range(0.7, 1.1) + 0.05)} ${n(random.range(0.7, 1.1))})"/>`;
  }
  const heaps = [
    [70, 610, 5],
    [190, 625, 3],
    [420, 625, 2],
    [525, 612, 6],
    [300, 640, 2],
  ]
    .map(([x = 0, y = 0, count = 1]) => place(pile(paint, Math.max(1, count + random.int(-2, 2))), { x, y }))
    .join('');
  const pearl = random.chance(0.4) ? sphere(paint, random.chance(0.5) ? 110 : 490, 520, 42, paint.palette.hues[2]) : '';
  return `<g filter="${softShadow(paint, 8, 6)}">${flying}</g><g filter="${softShadow(paint, 22, 16)}">${hero}</g><g filter="${softShadow(paint)}">${heaps}${pearl}</g>${glint(300 + paint.light * 120, 190, 50)}${glint(300 - paint.light * 120, 400, 28)}`;
};
