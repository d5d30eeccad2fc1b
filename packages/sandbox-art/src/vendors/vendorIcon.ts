import { createRandom } from '../covers/random.ts';
import { boxPath, circlePath, n, place, polar, polygon, starPath } from '../covers/svg.ts';

/** Mid tones with at least 3:1 against both near-black and white. */
const TONES = [
  '#d9483b',
  '#c2620f',
  '#8f7a12',
  '#3f8f3a',
  '#178a72',
  '#1a86a8',
  '#3d78d8',
  '#7a62e0',
  '#a850d0',
  '#cc4590',
  '#7d7f8c',
  '#a06a4a',
] as const;

const INITIALS: Record<string, string> = {
  A: 'M-18 24L0 -24L18 24M-10 8H10',
  B: 'M-14 -24V24H4Q18 24 18 12Q18 0 4 0H-14M4 0Q14 0 14 -12Q14 -24 2 -24H-14',
  C: 'M16 -14Q4 -28 -10 -18Q-22 0 -10 18Q4 28 16 14',
  D: 'M-14 -24V24H0Q18 20 18 0Q18 -20 0 -24Z',
  E: 'M14 -24H-13V24H14M-13 0H9',
  F: 'M14 -24H-12V24M-12 0H9',
  G: 'M16 -14Q4 -28 -10 -18Q-22 0 -10 18Q6 28 17 14V2H4',
  H: 'M-15 -24V24M15 -24V24M-15 0H15',
  I: 'M0 -24V24M-10 -24H10M-10 24H10',
  J: 'M10 -24V12Q6 26 -8 22Q-14 18 -14 10',
  K: 'M-13 -24V24M15 -24L-13 4M-3 -4L16 24',
  L: 'M-12 -24V24H15',
  M: 'M-19 24V-24L0 6L19 -24V24',
  N: 'M-15 24V-24L15 24V-24',
  O: 'M0 -24C26 -24 26 24 0 24C-26 24 -26 -24 0 -24Z',
  P: 'M-13 24V-24H4Q18 -24 18 -10Q18 4 4 4H-13',
  Q: 'M0 -24C26 -24 26 24 0 24C-26 24 -26 -24 0 -24ZM6 10L20 26',
  R: 'M-13 24V-24H4Q18 -24 18 -10Q18 4 4 4H-13M4 4L18 24',
  S: 'M15 -16Q2 -28 -11 -20Q-20 -8 0 0Q20 8 12 20Q-2 28 -16 16',
  T: 'M-18 -24H18M0 -24V24',
  U: 'M-15 -24V8Q-12 24 0 24Q12 24 15 8V-24',
  V: 'M-18 -24L0 24L18 -24',
  W: 'M-22 -24L-11 24L0 -8L11 24L22 -24',
  X: 'M-16 -24L16 24M16 -24L-16 24',
  Y: 'M-17 -24L0 0L17 -24M0 0V24',
  Z: 'M-15 -24H15L-15 24H15',
};

const FRAMES: readonly [string, ...string[]] = [
  circlePath(44),
  boxPath(-41, -41, 82, 82, 22),
  polygon([0, 1, 2, 3, 4, 5].map((i) => polar(i * 60 + 30, 45))),
  'M0 -45L40 -32V4Q38 32 0 46Q-38 32 -40 4V-32Z',
  starPath(12, 46, 39),
  polygon([0, 1, 2, 3, 4, 5, 6, 7].map((i) => polar(i * 45 + 22.5, 45))),
  'M-42 -20Q-42 -42 -20 -42H42V20Q42 42 20 42H-42Z',
  polygon([0, 1, 2, 3, 4].map((i) => polar(i * 72 - 90, 46))),
];

const emblem = (seed: ReturnType<typeof createRandom>): string => {
  const petals = seed.int(3, 8);
  const turn = seed.int(0, 5) * 15;
  return seed.pick([
    () =>
      Array.from(
        { length: petals },
        (_, i) =>
          `<ellipse cx="0" cy="-16" rx="${n(34 / petals + 2)}" ry="13" transform="rotate(${n((i * 360) / petals + turn)})" fill="#fff"/>`,
      ).join(''),
    () => `<path d="${starPath(petals, 28, 12)}" fill="#fff"/>`,
    () =>
      [26, 17, 8]
        .map(
          (r, i) =>
            `<path d="M${-r} 8A${r} ${r} 0 0 1 ${r} 8" fill="none" stroke="#fff" stroke-width="6" transform="rotate(${n(turn * (i + 1) * 2)})"/>`,
        )
        .join(''),
    () =>
      `<path d="${polygon(Array.from({ length: petals }, (_, i) => polar((i * 360) / petals + turn, 27)))}" fill="none" stroke="#fff" stroke-width="7" stroke-linejoin="round"/><circle r="8" fill="#fff"/>`,
  ])();
};

/** A vendor's mark, 96 by 96: its initial or an emblem cut out of one mid-toned form, readable on dark and light. */
export const drawVendorIcon = (vendor: { code: string; name: string }): string => {
  const random = createRandom(`vendor ${vendor.code}`);
  const tone = random.pick(TONES);
  const frame = random.pick(FRAMES);
  const initial = INITIALS[(vendor.name.trim()[0] ?? vendor.code[0] ?? '').toUpperCase()];
  const letter =
    initial === undefined
      ? emblem(random)
      : `<path d="${initial}" fill="none" stroke="#fff" stroke-width="${random.pick([8, 9.5, 11])}" stroke-linecap="${random.pick(['round', 'butt', 'square'])}" stroke-linejoin="${random.pick(['round', 'miter'])}"/>`;
  const accent = random.pick([
    () => '',
    () => place(`<circle r="6" fill="#fff"/>`, { x: 26, y: -26 }),
    () => '<path d="M-26 32H26" stroke="#fff" stroke-opacity=".75" stroke-width="4" stroke-linecap="round"/>',
    () => `<path d="${frame}" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="3" transform="scale(.84)"/>`,
    () =>
      `<clipPath id="frame"><path d="${frame}"/></clipPath><path d="M-50 12Q0 -20 50 -50V-60H-60V12Z" fill="#fff" fill-opacity=".16" clip-path="url(#frame)"/>`,
  ])();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><g transform="translate(48 48)"><path d="${frame}" fill="${tone}"/>${accent}${place(letter, { scale: initial === undefined ? 0.95 : 0.9, turn: random.pick([0, 0, -8]) })}</g></svg>`;
};
