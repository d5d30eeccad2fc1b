import { mix, shade, tint } from '../colour.ts';
import { glint, solid } from '../forms.ts';
import type { Paint } from '../paint.ts';
import { softShadow, stamp } from '../paint.ts';
import { n, place } from '../svg.ts';

const eye = (paint: Paint, x: number, y: number, r: number, iris: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" stroke="${paint.palette.ink}" stroke-width="6"/><circle cx="${n(x - r * 0.18)}" cy="${n(y + r * 0.06)}" r="${n(r * 0.66)}" fill="${iris}"/><circle cx="${n(x - r * 0.22)}" cy="${n(y + r * 0.08)}" r="${n(r * 0.4)}" fill="#120818"/><circle cx="${n(x - r * 0.42)}" cy="${n(y - r * 0.28)}" r="${n(r * 0.24)}" fill="#fff"/><circle cx="${n(x + r * 0.1)}" cy="${n(y + r * 0.36)}" r="${n(r * 0.1)}" fill="#fff" fill-opacity=".8"/>`;

const scaleNet = (paint: Paint, colour: string): string => {
  const id = paint.define(
    (id) =>
      `<pattern id="${id}" width="36" height="30" patternUnits="userSpaceOnUse"><path d="M0 0a18 16 0 0 0 36 0M-18 15a18 16 0 0 0 36 0M18 15a18 16 0 0 0 36 0" fill="none" stroke="${colour}" stroke-opacity=".4" stroke-width="4"/></pattern>`,
  );
  return `<path d="M-60 -200H300V200H-60Z" fill="url(#${id})"/>`;
};

const finRays = (colour: string, lines: readonly (readonly [number, number, number, number])[]): string =>
  `<path d="${lines.map(([x, y, tx, ty]) => `M${x} ${y}L${tx} ${ty}`).join('')}" stroke="${colour}" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/>`;

const tropical = (paint: Paint, main: string, second: string): string => {
  const stripes = paint.random.chance(0.6)
    ? [-70, 30, 120]
        .map(
          (x) =>
            `<path d="M${x} -190Q${x + 50} 0 ${x} 190h44Q${x + 100} 0 ${x + 44} -190Z" fill="${second}" stroke="${shade(second, 0.5)}" stroke-width="5"/>`,
        )
        .join('')
    : `<path d="M-220 60Q0 200 240 40V220H-220Z" fill="${second}"/>`;
  return (
    solid(paint, 'M140 0C190 -40 220 -118 268 -124C250 -60 250 50 268 124C220 118 190 40 140 0Z', second, {
      depth: 18,
      inner: finRays(shade(second, 0.6), [
        [170, 0, 254, -96],
        [176, 0, 252, -40],
        [176, 0, 252, 40],
        [170, 0, 254, 96],
      ]),
    }) +
    solid(paint, 'M-80 -110C-50 -200 90 -210 150 -150C130 -120 100 -90 90 -70Z', second, {
      depth: 18,
      inner: finRays(shade(second, 0.6), [
        [-40, -90, -10, -180],
        [0, -90, 50, -190],
        [50, -80, 110, -176],
      ]),
    }) +
    solid(paint, 'M-20 110C0 170 60 200 110 180C100 150 90 120 90 80Z', second, { depth: 14 }) +
    solid(
      paint,
      'M-210 10C-180 -90 -60 -140 40 -128C120 -116 160 -50 176 0C160 60 110 122 30 130C-70 140 -180 100 -210 10Z',
      main,
      {
        depth: 34,
        inner: `${stripes}${scaleNet(paint, shade(main, 0.55))}<path d="M-160 80Q0 150 150 60V190H-160Z" fill="#fff" fill-opacity=".25"/>`,
      },
    ) +
    solid(paint, 'M10 20C60 0 110 20 124 60C90 86 40 80 10 20Z', mix(second, main, 0.2), { depth: 12, outline: 7 }) +
    `${eye(paint, -118, -28, 42, second)}<path d="M-204 26Q-176 62 -134 52" fill="none" stroke="${paint.palette.ink}" stroke-width="9" stroke-linecap="round"/><ellipse cx="-88" cy="46" rx="24" ry="13" fill="#ff7a8a" fill-opacity=".55"/>`
  );
};

const shark = (paint: Paint, main: string): string => {
  let teeth = '';
  for (let i = 0; i < 8; i += 1) teeth += `M${-196 + i * 20} ${n(50 + Math.sin(i * 0.45) * 8)}l10 24l10 -22Z`;
  return (
    solid(
      paint,
      'M150 -10C190 -60 230 -140 276 -170C262 -90 250 -20 240 0C256 40 262 80 270 120C220 100 180 50 150 30Z',
      main,
      { depth: 20 },
    ) +
    solid(paint, 'M-20 -108C10 -180 50 -230 96 -246C84 -190 96 -130 120 -90Z', main, { depth: 20 }) +
    solid(
      paint,
      'M-246 -20C-200 -110 -60 -140 60 -110C130 -90 170 -40 190 0C150 70 60 128 -60 128C-140 126 -180 100 -196 70L-170 54Q-120 70 -80 46Q-150 30 -200 40C-230 30 -250 6 -246 -20Z',
      main,
      {
        depth: 34,
        inner:
          `<path d="M-260 24C-160 50 0 50 200 10V180H-260Z" fill="#f4f8ff"/><path d="M-206 40Q-140 26 -74 46Q-120 84 -196 74Z" fill="#7a0f24"/><path d="${teeth}" fill="#fff" stroke="${paint.palette.ink}" stroke-width="3"/>` +
          [0, 24, 48]
            .map(
              (x) =>
                `<path d="M${x - 20} -30q-16 26 0 56" fill="none" stroke="${shade(main, 0.6)}" stroke-width="8" stroke-linecap="round"/>`,
            )
            .join(''),
      },
    ) +
    solid(paint, 'M20 70C30 130 80 180 130 190C120 150 116 110 112 70Z', main, { depth: 14 }) +
    `${eye(paint, -118, -32, 30, '#ffcf3a')}<path d="M-162 -64L-92 -44" stroke="${paint.palette.ink}" stroke-width="13" stroke-linecap="round"/>`
  );
};

const puffer = (paint: Paint, main: string, second: string): string => {
  const spike = stamp(paint, solid(paint, 'M-20 -150L0 -206L20 -150Z', second, { depth: 8, outline: 8 }));
  const spikes = Array.from({ length: 18 }, (_, i) => place(spike, { turn: i * 20 })).join('');
  const spots = [
    [60, -90],
    [110, -20],
    [70, -30],
    [30, -120],
    [100, 50],
  ]
    .map(
      ([x = 0, y = 0], i) =>
        `<ellipse cx="${x}" cy="${y}" rx="${24 - i * 2}" ry="${18 - i}" fill="${shade(main, 0.35)}"/>`,
    )
    .join('');
  return `${solid(paint, 'M130 -10C180 -60 230 -70 256 -40C240 0 240 30 252 60C216 70 170 40 130 30Z', second, { depth: 14 })}${spikes}${solid(paint, 'M0 -162A162 162 0 1 1 -1 -162Z', main, { depth: 40, inner: `<path d="M-180 30Q0 90 180 30V200H-180Z" fill="#fff4dc"/>${spots}` })}${solid(paint, 'M40 30C90 10 130 40 132 84C90 90 50 80 40 30Z', second, { depth: 10, outline: 7 })}${eye(paint, -98, -34, 44, second)}${eye(paint, 8, -40, 44, second)}<ellipse cx="-58" cy="52" rx="30" ry="22" fill="#7a0f24" stroke="${paint.palette.ink}" stroke-width="8"/><ellipse cx="-58" cy="60" rx="18" ry="10" fill="#ff8a96"/>`;
};

const turtle = (paint: Paint, main: string, second: string): string => {
  const flipper = (x: number, y: number, turn: number, scale: number): string =>
    place(
      solid(paint, 'M0 -26C60 -50 130 -20 170 50C110 40 50 50 0 30Z', second, {
        depth: 14,
        inner:
          '<g fill="#000" fill-opacity=".18"><circle cx="60" cy="-6" r="12"/><circle cx="96" cy="10" r="9"/><circle cx="38" cy="8" r="8"/></g>',
      }),
      { x, y, turn, scale },
    );
  const shell = `<g fill="${tint(main, 0.2)}" fill-opacity=".7" stroke="${shade(main, 0.55)}" stroke-width="8" stroke-linejoin="round">${[
    [20, -8],
    [-50, -48],
    [90, -48],
    [-50, 32],
    [90, 32],
    [20, -88],
    [20, 72],
    [-120, -8],
    [160, -8],
  ]
    .map(([x = 0, y = 0]) => plate(x, y))
    .join('')}</g>`;
  return `${flipper(60, -80, -50, 0.8)}${flipper(70, 90, 30, 0.8)}${flipper(-60, -90, -112, 1)}${solid(paint, 'M-150 -60C-210 -90 -280 -60 -280 0C-280 50 -210 74 -150 50Z', second, { depth: 18 })}${solid(paint, 'M-170 0C-160 -110 -70 -150 20 -148C120 -146 200 -70 210 0C200 80 120 130 20 130C-80 130 -164 90 -170 0Z', main, { depth: 32, inner: shell })}${flipper(-70, 96, 98, 1.15)}${eye(paint, -224, -18, 26, '#3a2a10')}<path d="M-276 20Q-250 40 -220 28" fill="none" stroke="${paint.palette.ink}" stroke-width="7" stroke-linecap="round"/>`;
};

const FLESH = '#ff7a45';

const hues = (paint: Paint): readonly [string, string, string] => {
  const { random, palette } = paint;
  const [first = FLESH, second = FLESH, third = FLESH] = random.shuffle([
    ...palette.hues.map((hue) => (hue === '#ffffff' ? FLESH : hue)),
    '#ff8a1f',
    '#ffd23a',
  ]);
  return [first, second, third];
};

/** A great catch, a school behind it, coral at its feet. */
const catchOf = (paint: Paint, hero: string, second: string, third: string): string => {
  const { random, palette } = paint;
  const small = paint.define((id) => `<g id="${id}">${tropical(paint, third, second)}</g>`);
  const school = Array.from({ length: 5 }, (_, i) =>
    place(`<use href="#${small}"/>`, {
      x: random.pick([80, 130, 470, 520]) + random.range(-30, 30),
      y: 90 + i * 112 + random.range(-20, 20),
      scale: random.range(0.17, 0.34),
      turn: random.range(-14, 14),
      flip: random.chance(0.5),
    }),
  ).join('');
  const branch =
    'M0 0C-6 -40 -40 -60 -52 -110C-30 -112 -24 -90 -14 -74C-18 -110 -6 -140 4 -164C24 -150 18 -110 20 -76C32 -92 40 -116 60 -112C56 -66 22 -40 22 0Z';
  const coral = [
    [40, 1.3],
    [130, 0.9],
    [480, 1],
    [560, 1.4],
  ]
    .map(([x = 0, scale = 1], i) =>
      place(solid(paint, branch, palette.hues[(i + 1) % 4] ?? third, { depth: 14 }), {
        x,
        y: 650,
        scale,
        turn: random.range(-12, 12),
      }),
    )
    .join('');
  return `<g filter="${softShadow(paint, 10, 8)}">${school}</g>${coral}<g filter="${softShadow(paint, 22, 16)}">${place(hero, { x: 300, y: 325, scale: random.range(1.08, 1.18), turn: random.range(-16, 12), flip: random.chance(0.5) })}</g>${glint(300 + paint.light * 150, 190, 26)}`;
};

/** Fish of the reef. */
export const drawFish = (paint: Paint): string => {
  const [first, second, third] = hues(paint);
  const hero = paint.random.pick([tropical, tropical, puffer])(paint, first, second);
  return catchOf(paint, hero, second, third);
};

/** A shark on the hunt. */
export const drawSharks = (paint: Paint): string => {
  const [first, second, third] = hues(paint);
  return catchOf(paint, shark(paint, paint.random.pick(['#5b86b5', '#4a6fa8', first])), second, third);
};

/** A sea turtle. */
export const drawTurtles = (paint: Paint): string => {
  const [, second, third] = hues(paint);
  const [shell, flesh] = paint.random.pick([
    ['#3f9a4a', '#9ccf4c'],
    ['#a5622c', '#e0b25a'],
    ['#2f8f9a', '#8fd6b0'],
  ] as const);
  return catchOf(paint, turtle(paint, shell, flesh), second, third);
};

const plate = (x: number, y: number): string => `<path d="M${x - 44} ${y}l22 -38h44l22 38l-22 38h-44Z"/>`;
