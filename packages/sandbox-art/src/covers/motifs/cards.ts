import { shade, tint } from '../colour.ts';
import { glint, metal, solid } from '../forms.ts';
import type { Paint } from '../paint.ts';
import { softShadow } from '../paint.ts';
import { boxPath, ellipsePath, n, place } from '../svg.ts';

/** The four suits as paths about 100 units high, centred. */
export const suitPaths = {
  spade:
    'M0 -52C14 -26 52 -8 48 20C45 42 18 44 6 26Q8 44 20 54H-20Q-8 44 -6 26C-18 44 -45 42 -48 20C-52 -8 -14 -26 0 -52Z',
  heart: 'M0 52C-12 26 -52 4 -50 -22C-48 -50 -12 -54 0 -24C12 -54 48 -50 50 -22C52 4 12 26 0 52Z',
  club: 'M0 -52A24 24 0 0 1 20 -14A25 25 0 1 1 6 24Q8 44 20 54H-20Q-8 44 -6 24A25 25 0 1 1 -20 -14A24 24 0 0 1 0 -52Z',
  diamond: 'M0 -56Q18 -18 42 0Q18 18 0 56Q-18 18 -42 0Q-18 -18 0 -56Z',
} as const;

type Suit = keyof typeof suitPaths;
const SUITS = ['spade', 'heart', 'club', 'diamond'] as const satisfies readonly Suit[];

const ranks: Record<string, string> = {
  A: 'M-24 34L-5 -34H5L24 34M-16 12H16',
  K: 'M-18 -34V34M20 -34L-16 4M-4 -6L22 34',
  Q: 'M0 -34C34 -34 34 34 0 34C-34 34 -34 -34 0 -34M6 16L24 38',
  J: 'M14 -34V16C14 40 -20 40 -20 14M0 -34H24',
};

const card = (paint: Paint, rank: string, suit: Suit): string => {
  const red = suit === 'heart' || suit === 'diamond';
  const colour = red ? '#d3182f' : '#1b1b33';
  const pip = paint.linear([
    [0, tint(colour, 0.28)],
    [0.5, colour],
    [1, shade(colour, 0.35)],
  ]);
  const corner = `<path d="${ranks[rank] ?? ''}" transform="translate(-92 -144) scale(.78)" fill="none" stroke="${colour}" stroke-width="14" stroke-linejoin="round" stroke-linecap="round"/><path d="${suitPaths[suit]}" transform="translate(-92 -84) scale(.46)" fill="${colour}"/>`;
  const inner =
    `<path d="${boxPath(-66, -128, 132, 256, 10)}" fill="none" stroke="${paint.palette.metal[1]}" stroke-width="4"/><path d="${boxPath(-58, -120, 116, 240, 6)}" fill="${colour}" fill-opacity=".07"/>` +
    `${corner}<g transform="rotate(180)">${corner}</g><path d="${suitPaths[suit]}" transform="scale(1.22)" fill="${pip}" stroke="${paint.palette.metal[1]}" stroke-width="3"/>` +
    `<path d="M-120 -180H${n(20)}L-120 60Z" fill="#fff" fill-opacity=".35"/>`;
  return solid(paint, boxPath(-124, -184, 248, 368, 22), '#f6efe0', {
    inner,
    depth: 12,
    outline: 8,
    fill: paint.linear(
      [
        [0, '#ffffff'],
        [0.6, '#f9f2e2'],
        [1, '#d9c9b4'],
      ],
      60,
    ),
  });
};

/** A stack of chips seen from slightly above. */
export const chips = (paint: Paint, colour: string, count: number): string => {
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const y = -i * 22;
    const side = paint.linear(
      [
        [0, shade(colour, 0.5)],
        [0.3, tint(colour, 0.2)],
        [0.6, colour],
        [1, shade(colour, 0.6)],
      ],
      0,
    );
    out +=
      `<path d="M-70 ${y}v20a70 28 0 0 0 140 0v-20Z" fill="${side}" stroke="${paint.palette.ink}" stroke-width="5"/>` +
      [-50, -8, 36]
        .map(
          (x) =>
            `<path d="M${x} ${n(y + 27 - Math.abs(x + 7) * 0.17)}v19l20 ${x < -10 ? 3 : x > 10 ? -4 : 0}v-19Z" fill="#fff" fill-opacity=".85"/>`,
        )
        .join('');
  }
  const top = -(count - 1) * 22;
  return `${out}<g transform="translate(0 ${top})"><path d="${ellipsePath(70, 28)}" fill="${tint(colour, 0.15)}" stroke="${paint.palette.ink}" stroke-width="4"/><ellipse rx="60" ry="23" fill="none" stroke="#fff" stroke-width="9" stroke-dasharray="24 22"/><ellipse rx="44" ry="16" fill="${metal(paint)}" stroke="${shade(colour, 0.5)}" stroke-width="3"/><path d="${suitPaths.spade}" transform="scale(.42 .2)" fill="${shade(colour, 0.5)}"/></g>`;
};

/** A hand of cards fanned or crossed, chips before it. */
export const drawCards = (paint: Paint): string => {
  const { random, palette } = paint;
  const names = random.shuffle(Object.keys(ranks));
  const suits = random.shuffle(SUITS);
  const count = random.int(2, 4);
  const step = count === 2 ? random.range(26, 38) : random.range(17, 24);
  const lean = random.range(-8, 8);
  let fan = '';
  for (let i = 0; i < count; i += 1) {
    const turn = (i - (count - 1) / 2) * step + lean;
    fan += `<g transform="rotate(${n(turn)} 0 340)">${card(paint, i === count - 1 ? 'A' : (names[i] ?? 'K'), suits[i % 4] ?? 'spade')}</g>`;
  }
  const chipColours = random.shuffle([...palette.hues, '#d8232f', '#1d6fd6']);
  const piles = random
    .pick([[-1], [1], [-1, 1]] as const)
    .map(
      (side, i) =>
        place(chips(paint, chipColours[i] ?? '#d8232f', random.int(3, 6)), {
          x: 300 + side * random.range(165, 190),
          y: 560,
          scale: 1.05,
        }) +
        place(chips(paint, chipColours[i + 2] ?? '#1d6fd6', random.int(1, 3)), {
          x: 300 + side * 90,
          y: 590,
          scale: 0.9,
        }),
    )
    .join('');
  const tossed = Array.from({ length: 4 }, (_, i) =>
    place(
      solid(paint, suitPaths[SUITS[i % 4] ?? 'heart'], i % 2 === 0 ? palette.hues[0] : palette.hues[1], {
        depth: 8,
        outline: 6,
      }),
      {
        x: random.range(40, 110) + (i % 2) * 440,
        y: 90 + i * 110 + random.range(-20, 20),
        scale: random.range(0.6, 1.1),
        turn: random.range(-40, 40),
      },
    ),
  ).join('');
  return `<g filter="${softShadow(paint)}">${tossed}</g><g filter="${softShadow(paint, 18, 14)}">${place(fan, { x: 300, y: 322, scale: count === 2 ? 1.3 : 1.14 })}</g><g filter="${softShadow(paint)}">${piles}</g>${glint(300 + paint.light * 120, 150, 40)}${glint(300 - paint.light * 170, 280, 24)}`;
};
