import { circlePath, n, place, starPath } from '../covers/svg.ts';

/** Number of drawn pictures for members. */
export const MEMBER_PICTURES = 12;

/** Background, light and dark tone of each picture. */
const tones: readonly (readonly [string, string, string])[] = [
  ['#1f3a5f', '#8ec5ff', '#3f7fc4'],
  ['#5b2333', '#ffb3a7', '#d1495b'],
  ['#1f4d3a', '#b8f2c8', '#3fa66b'],
  ['#4a3410', '#ffe08a', '#e0a021'],
  ['#3b2a5c', '#d9c2ff', '#8a63d2'],
  ['#0f4c5c', '#a8ecf0', '#2a9db0'],
  ['#5a2a1a', '#ffd0a8', '#e0793a'],
  ['#2f3e2c', '#dcefb0', '#86a83f'],
  ['#54224a', '#ffc2ec', '#c9539f'],
  ['#26324d', '#c9d6f5', '#6a82b8'],
  ['#4d1f1f', '#ffc9bd', '#c8553d'],
  ['#173f3a', '#bdf0e4', '#2fae96'],
];

const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width = 4): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const dots = (points: readonly (readonly [number, number])[], r: number, fill: string): string =>
  points.map(([x, y]) => path(circlePath(r, x, y), fill)).join('');

type Motif = (ground: string, light: string, dark: string) => string;

const eyes = (ground: string, y = -2, apart = 11): string =>
  dots(
    [
      [-apart, y],
      [apart, y],
    ],
    3.5,
    ground,
  );

/** Animals and signs of luck, drawn around 0, 0 within a radius of 38. */
const motifs: readonly Motif[] = [
  // A cat.
  (ground, light, dark) =>
    path('M-28 -32L-8 -20H8L28 -32V6Q28 30 0 30Q-28 30 -28 6Z', light) +
    path('M-23 -22L-12 -16L-23 -8ZM23 -22L12 -16L23 -8Z', dark) +
    eyes(ground) +
    path('M-4 9H4L0 13Z', dark) +
    line('M-20 12L-34 9M-20 17L-33 20M20 12L34 9M20 17L33 20', ground, 2),
  // A fox.
  (ground, light, dark) =>
    path('M-32 -32L-10 -16H10L32 -32L28 4L0 34L-28 4Z', dark) +
    path('M-28 4L-4 10L0 34ZM28 4L4 10L0 34Z', light) +
    eyes(ground, -4, 13) +
    path(circlePath(4, 0, 28), ground),
  // A panda.
  (ground, light, dark) =>
    dots(
      [
        [-24, -22],
        [24, -22],
      ],
      11,
      dark,
    ) +
    path(circlePath(30), light) +
    dots(
      [
        [-12, -4],
        [12, -4],
      ],
      9,
      dark,
    ) +
    dots(
      [
        [-11, -4],
        [11, -4],
      ],
      3.5,
      light,
    ) +
    path(circlePath(4, 0, 10), ground) +
    line('M-7 17Q0 22 7 17', ground, 3),
  // An owl.
  (ground, light, dark) =>
    path('M-26 -32L-12 -24H12L26 -32V8Q26 34 0 34Q-26 34 -26 8Z', dark) +
    dots(
      [
        [-12, -8],
        [12, -8],
      ],
      11,
      light,
    ) +
    dots(
      [
        [-12, -8],
        [12, -8],
      ],
      5,
      ground,
    ) +
    path('M-5 2H5L0 11Z', light) +
    line('M-10 20Q-5 25 0 20Q5 25 10 20', light, 3),
  // A rabbit.
  (ground, light, dark) =>
    path('M-20 -2Q-28 -38 -16 -38Q-6 -36 -6 -6ZM20 -2Q28 -38 16 -38Q6 -36 6 -6Z', light) +
    path('M-17 -8Q-21 -30 -16 -30Q-11 -28 -11 -8ZM17 -8Q21 -30 16 -30Q11 -28 11 -8Z', dark) +
    path(circlePath(24, 0, 10), light) +
    eyes(ground, 7, 9) +
    path('M-4 15H4L0 19Z', dark),
  // A fish.
  (ground, light, dark) =>
    path('M-30 0Q-8 -28 18 0Q-8 28 -30 0Z', light) +
    path('M14 0L34 -18V18Z', dark) +
    path('M-10 -13Q2 -28 8 -10Z', dark) +
    path(circlePath(3.5, -17, -3), ground) +
    line('M-6 -8Q-1 0 -6 8M3 -7Q8 0 3 7', dark, 3),
  // A tiger.
  (ground, light, dark) =>
    dots(
      [
        [-22, -22],
        [22, -22],
      ],
      10,
      dark,
    ) +
    path(circlePath(30), light) +
    line('M0 -28V-16M-9 -26L-6 -17M9 -26L6 -17M-29 0H-19M-28 9L-19 7M29 0H19M28 9L19 7', ground) +
    eyes(ground) +
    path('M-5 9H5L0 15Z', dark) +
    line('M-8 20Q0 24 8 20', ground, 3),
  // A frog.
  (ground, light, dark) =>
    dots(
      [
        [-16, -18],
        [16, -18],
      ],
      13,
      light,
    ) +
    path('M-34 6Q-34 -16 0 -16Q34 -16 34 6Q34 30 0 30Q-34 30 -34 6Z', light) +
    dots(
      [
        [-16, -19],
        [16, -19],
      ],
      6,
      ground,
    ) +
    line('M-18 9Q0 22 18 9', dark),
  // A lotus.
  (_ground, light, dark) =>
    path('M0 -30Q18 -6 0 22Q-18 -6 0 -30Z', light) +
    path('M-30 -12Q-4 -8 -2 24Q-28 18 -30 -12ZM30 -12Q4 -8 2 24Q28 18 30 -12Z', dark) +
    line('M-26 30Q0 38 26 30', light),
  // A clover.
  (_ground, light, dark) =>
    [0, 90, 180, 270]
      .map((turn) => place(path('M0 -2Q-22 -10 -14 -27Q-7 -36 0 -26Q7 -36 14 -27Q22 -10 0 -2Z', light), { turn }))
      .join('') + line('M2 4Q8 22 20 32', dark),
  // A die.
  (ground, light, dark) =>
    path('M0 -36L32 -18V18L0 36L-32 18V-18Z', light) +
    path('M0 0L32 -18V18L0 36Z', dark) +
    dots([[0, -18]], 5, ground) +
    dots(
      [
        [-22, -2],
        [-10, 18],
      ],
      4.5,
      ground,
    ) +
    dots(
      [
        [22, -4],
        [16, 9],
        [10, 22],
      ],
      4.5,
      light,
    ),
  // A star over the moon.
  (_ground, light, dark) =>
    path('M8 -34A34 34 0 1 0 34 14A27 27 0 0 1 8 -34Z', light) + path(starPath(5, 15, 6.5, 16, -8), dark),
];

/** Draws a picture for members, from 1 to 12, as a square SVG; undefined for another number. */
export const drawMemberPicture = (nth: number): string | undefined => {
  const [tone, motif] = [tones[nth - 1], motifs[nth - 1]];
  if (tone === undefined || motif === undefined) return undefined;
  const [ground, light, dark] = tone;
  const figure = place(motif(ground, light, dark), { x: 60, y: 60, scale: 1.05 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120"><rect width="120" height="120" fill="${ground}"/><circle cx="60" cy="60" r="${n(52)}" fill="${dark}" opacity=".25"/>${figure}</svg>`;
};
