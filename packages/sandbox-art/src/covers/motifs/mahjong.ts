import { shade, tint } from '../colour.ts';
import { glint, solid } from '../forms.ts';
import type { Paint } from '../paint.ts';
import { softShadow } from '../paint.ts';
import { boxPath, n, place, polar } from '../svg.ts';

type Face = () => string;

const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="square" stroke-linejoin="miter"/>`;

const RED = '#c8152a';
const GREEN = '#0f7a48';
const BLUE = '#1c4f9e';

const centre: Face = () => stroke('M0 -84V92M-56 -42H56V18H-56Z', RED, 19);
const white: Face = () => `${stroke('M-58 -84H58V84H-58Z', BLUE, 13)}${stroke('M-38 -62H38V62H-38Z', BLUE, 5)}`;
const fortune: Face = () =>
  stroke(
    'M-10 -92L-52 -56M14 -92L52 -60M-44 -40Q0 -64 46 -40M-50 -8H-14V20H-46V52Q-46 66 -60 66M-46 36H-14V70M14 -8Q40 -4 46 -12V20H10M6 40H46Q36 66 4 82M16 50L54 84',
    GREEN,
    12,
  );
const circles =
  (count: 1 | 3 | 5 | 7): Face =>
  () => {
    if (count === 1) {
      const petals = Array.from({ length: 10 }, (_, i) => {
        const [x, y] = polar(i * 36, 38);
        return `<circle cx="${n(x)}" cy="${n(y)}" r="9" fill="#fff"/>`;
      }).join('');
      return `<circle r="66" fill="${GREEN}"/><circle r="58" fill="none" stroke="#fff" stroke-width="4"/>${petals}<circle r="24" fill="${RED}"/><circle r="10" fill="#fff"/>`;
    }
    const spots = {
      3: [
        [-40, -58],
        [0, 0],
        [40, 58],
      ],
      5: [
        [-38, -58],
        [38, -58],
        [0, 0],
        [-38, 58],
        [38, 58],
      ],
      7: [
        [-42, -76],
        [0, -56],
        [42, -36],
        [-34, 22],
        [34, 22],
        [-34, 74],
        [34, 74],
      ],
    }[count];
    return spots
      .map(([x = 0, y = 0], i) => spot(x, y, count === 7 ? 22 : 28, [BLUE, RED, GREEN][i % 3] ?? BLUE))
      .join('');
  };
const bamboo =
  (count: 2 | 3 | 6): Face =>
  () => {
    const spots = {
      2: [
        [0, -44],
        [0, 44],
      ],
      3: [
        [0, -44],
        [-34, 44],
        [34, 44],
      ],
      6: [
        [-40, -44],
        [0, -44],
        [40, -44],
        [-40, 44],
        [0, 44],
        [40, 44],
      ],
    }[count];
    return spots.map(([x = 0, y = 0], i) => cane(x, y, i % 3 === 0 ? GREEN : i % 3 === 1 ? BLUE : GREEN)).join('');
  };
const east: Face = () =>
  stroke('M-60 -66H60M0 -92V92M-42 -40H42V22H-42ZM-42 -9H42M-6 26L-60 78M6 26L60 78', '#1d1b3a', 12);
const thousand: Face = () =>
  `${stroke('M-46 -70H46', BLUE, 14)}${stroke('M-52 -10H52M-22 -34V0M22 -34V0M-44 16H44V74M-44 16V84M-20 36H20M0 10V62', RED, 11)}`;

/** A tile with its thickness below and behind, its face engraved. */
const tile = (paint: Paint, face: Face, back: string): string => {
  const depth = 34;
  const side = paint.light < 0 ? 1 : -1;
  return (
    `<path d="${box(side * depth, depth)}${box(side * depth * 0.5, depth * 0.5)}" fill="${shade(back, 0.3)}" stroke="${paint.palette.ink}" stroke-width="11" stroke-linejoin="round"/><path d="${box(side * depth, depth)}" fill="${paint.linear(
      [
        [0, tint(back, 0.25)],
        [1, shade(back, 0.5)],
      ],
    )}"/>` +
    `<path d="${box(side * depth * 0.55, depth * 0.55)}" fill="${paint.linear([
      [0, '#e8dcc0'],
      [1, '#a8926e'],
    ])}"/>` +
    solid(paint, box(0, 0), '#fbf4e2', {
      depth: 16,
      outline: 4,
      rim: 1,
      fill: paint.linear(
        [
          [0, '#ffffff'],
          [0.6, '#faf2de'],
          [1, '#e2d2ae'],
        ],
        65,
      ),
      inner: `<g transform="translate(0 3)" opacity=".35">${face()}</g>${face()}<path d="M-98 -134H40L-98 40Z" fill="#fff" fill-opacity=".3"/>`,
    })
  );
};

/** Mahjong tiles: one before the others, a winning row, or a tumbling hand. */
export const drawMahjong = (paint: Paint): string => {
  const { random, palette } = paint;
  const faces = random.shuffle([
    centre,
    white,
    fortune,
    circles(1),
    circles(3),
    circles(5),
    circles(7),
    bamboo(2),
    bamboo(3),
    bamboo(6),
    east,
    thousand,
  ]);
  const back = random.pick(['#13895a', '#1b62b8', palette.hues[2], palette.hues[3], '#c7861f']);
  const face = (i: number): Face => faces[i % faces.length] ?? centre;
  const hero = random.pick([centre, fortune, circles(1), east]);
  const at = (i: number, x: number, y: number, scale: number, turn: number, own?: Face): string =>
    place(tile(paint, own ?? face(i), back), { x, y, scale, turn: turn + random.range(-4, 4) });
  const arrangement = random.pick([
    () =>
      `${at(0, 140, 200, 0.82, -22)}${at(1, 465, 210, 0.82, 20)}${at(2, 120, 470, 0.74, 14)}${at(3, 485, 470, 0.74, -16)}${at(4, 300, 320, 1.56, -6, hero)}`,
    () =>
      `${at(0, 165, 175, 0.8, -12)}${at(1, 435, 175, 0.8, 12)}${at(2, 120, 420, 1.06, -10)}${at(3, 480, 420, 1.06, 10)}${at(4, 300, 350, 1.42, 0, hero)}`,
    () =>
      `${at(0, 420, 130, 0.72, 24)}${at(1, 120, 190, 0.84, -30)}${at(2, 440, 300, 1, 16)}${at(3, 150, 520, 0.86, 20)}${at(4, 490, 540, 0.7, -24)}${at(5, 250, 340, 1.4, -12, hero)}`,
  ])();
  return `<g filter="${softShadow(paint, 18, 14)}">${arrangement}</g>${glint(300 + paint.light * 110, 150, 44)}${glint(300 - paint.light * 200, 350, 24)}`;
};

const spot = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/><circle cx="${x}" cy="${y}" r="${n(r * 0.7)}" fill="none" stroke="#fff" stroke-width="${n(r * 0.16)}" stroke-dasharray="${n(r * 0.4)} ${n(r * 0.2)}"/><circle cx="${x}" cy="${y}" r="${n(r * 0.3)}" fill="#fff"/>`;

const cane = (x: number, y: number, colour: string): string =>
  `<path d="${boxPath(x - 11, y - 36, 22, 72, 9)}" fill="${colour}"/><path d="M${x - 15} ${y}h30M${x} ${y - 28}v20M${x} ${y + 8}v20" stroke="#fff" stroke-width="5"/><path d="M${x - 14} ${y}h28" stroke="${shade(colour, 0.4)}" stroke-width="3"/>`;

const box = (dx: number, dy: number): string => boxPath(-98 + dx, -134 + dy, 196, 268, 24);
