import { shade, tint } from '../colour.ts';
import { glint, solid, sphere } from '../forms.ts';
import type { Paint } from '../paint.ts';
import { softShadow, stamp } from '../paint.ts';
import { circlePath, n, place, polar } from '../svg.ts';

const LEAF = 'M0 0C18 -44 66 -56 112 -30C92 14 40 28 0 0Z';

const leaf = (paint: Paint, x: number, y: number, turn: number, scale = 1): string =>
  place(
    stamp(
      paint,
      solid(paint, LEAF, '#3fae3a', {
        depth: 14,
        outline: 7,
        inner: '<path d="M4 -2Q56 -30 104 -28" fill="none" stroke="#d5f58a" stroke-opacity=".8" stroke-width="4"/>',
      }),
    ),
    { x, y, turn, scale },
  );

const stem = (paint: Paint, d: string): string =>
  `<path d="${d}" fill="none" stroke="${paint.palette.ink}" stroke-width="20" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#6f9a2c" stroke-width="10" stroke-linecap="round"/>`;

const cherries = (paint: Paint): string =>
  `${stem(paint, 'M-62 24Q-40 -90 40 -150Q58 -60 72 40')}${leaf(paint, 38, -148, -18, 1.1)}${leaf(paint, 38, -148, -170, 0.8)}${sphere(paint, -68, 70, 84, '#e3182f')}${sphere(paint, 80, 92, 78, '#c90f2c')}`;

const strawberry = (paint: Paint): string => {
  let seeds = '';
  for (let row = 0; row < 5; row += 1) {
    for (let k = -2; k <= 2; k += 1) {
      const x = k * (44 - row * 5) + (row % 2 === 0 ? 0 : 20);
      seeds += `<path d="M${n(x)} ${-50 + row * 42}q8 12 0 18q-8 -6 0 -18Z" fill="#ffe27a" stroke="#8c0f22" stroke-width="2.5"/>`;
    }
  }
  const crown = [-150, -122, -90, -58, -30].map((turn) => leaf(paint, 0, -92, turn + 20, 0.72)).join('');
  return `${solid(paint, 'M0 170C-70 150 -142 30 -130 -40C-120 -108 -50 -112 0 -92C50 -112 120 -108 130 -40C142 30 70 150 0 170Z', '#ee2440', { depth: 34, inner: seeds })}${crown}`;
};

const watermelon = (paint: Paint): string => {
  const seeds = [
    [-70, -20],
    [-20, 14],
    [36, -6],
    [84, -24],
    [-44, 54],
    [8, 66],
    [54, 44],
  ]
    .map(([x = 0, y = 0]) => `<path d="M${x} ${y}q13 22 0 30q-13 -8 0 -30Z" fill="#2c0d14"/>`)
    .join('');
  return solid(paint, 'M-172 -62A174 190 0 0 0 172 -62Q0 -110 -172 -62Z', '#1f8f3e', {
    depth: 20,
    inner: `<path d="M-150 -60A152 166 0 0 0 150 -60Q0 -108 -150 -60Z" fill="#e9f7b5"/><path d="M-138 -62A140 150 0 0 0 138 -62Q0 -104 -138 -62Z" fill="${paint.linear(
      [
        [0, '#ff7a7e'],
        [0.5, '#f8324d'],
        [1, '#c7123a'],
      ],
    )}"/>${seeds}<path d="M-120 -62Q0 -92 120 -62" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="8" stroke-linecap="round"/>`,
  });
};

const citrus = (paint: Paint, colour: string): string => {
  let segments = '';
  for (let i = 0; i < 9; i += 1) {
    const [ax, ay] = polar(i * 40 + 4, 112);
    const [bx, by] = polar(i * 40 + 36, 112);
    segments += `<path d="M${n(ax * 0.12)} ${n(ay * 0.12)}L${n(ax)} ${n(ay)}Q${n((ax + bx) * 0.58)} ${n((ay + by) * 0.58)} ${n(bx)} ${n(by)}Z"/>`;
  }
  const flesh = paint.radial(
    [
      [0, tint(colour, 0.55)],
      [0.7, colour],
      [1, shade(colour, 0.12)],
    ],
    0.5 + paint.light * 0.15,
    0.3,
    0.8,
  );
  const half = solid(paint, circlePath(146), colour, {
    depth: 18,
    inner: `<circle r="130" fill="#fff3c4"/><g fill="${flesh}" stroke="${tint(colour, 0.35)}" stroke-width="7" stroke-linejoin="round">${segments}</g><path d="M-88 -60Q-50 -106 20 -110" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="12" stroke-linecap="round"/>`,
  });
  return `${sphere(paint, 84, -70, 112, colour)}${leaf(paint, 120, -168, -20)}${half}`;
};

const grapes = (paint: Paint): string => {
  const rows = [4, 5, 4, 3, 2, 1];
  const berry = ['#9a45d6', '#7d2bc0'].map((colour) => stamp(paint, sphere(paint, 0, 0, 40, colour)));
  const berries = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, k) =>
      place(berry[(k + row) % 3 === 0 ? 0 : 1] ?? '', { x: (k - (count - 1) / 2) * 64, y: -80 + row * 50 }),
    ),
  );
  return `${stem(paint, 'M0 -100Q6 -150 -30 -180')}${leaf(paint, -6, -120, -30, 1.3)}${leaf(paint, -6, -120, -160, 1.1)}${berries.join('')}`;
};

const plum = (paint: Paint): string => {
  const d = 'M0 -96C40 -142 150 -118 148 -6C146 96 66 158 0 150C-66 158 -146 96 -148 -6C-150 -118 -40 -142 0 -96Z';
  const colour = paint.random.pick(['#e4262f', '#7cc41f', '#f59a1b']);
  return `${stem(paint, 'M2 -90Q6 -140 34 -170')}${leaf(paint, 14, -124, -6, 1.15)}${solid(paint, d, colour, { depth: 36, inner: `<ellipse cx="${paint.light * 62}" cy="-58" rx="46" ry="30" fill="#fff" fill-opacity=".7" transform="rotate(${paint.light * 30} ${paint.light * 62} -58)"/><path d="M0 -98Q-14 -40 0 -10" stroke="${shade(colour, 0.4)}" stroke-opacity=".5" stroke-width="9" fill="none" stroke-linecap="round"/>` })}`;
};

/** Ripe fruit: one hero, others behind it, juice in the air. */
export const drawFruit = (paint: Paint): string => {
  const { random, light } = paint;
  const kinds = random.shuffle([
    cherries,
    strawberry,
    watermelon,
    (p: Paint) => citrus(p, '#ffa41c'),
    (p: Paint) => citrus(p, '#b4d92a'),
    grapes,
    plum,
  ]);
  const [hero, ...rest] = kinds;
  const spots = random.pick([
    [
      [140, 220, 0.72],
      [465, 230, 0.72],
      [110, 490, 0.66],
      [490, 490, 0.68],
    ],
    [
      [130, 470, 0.8],
      [480, 460, 0.76],
      [300, 120, 0.62],
    ],
    [
      [455, 180, 0.84],
      [120, 440, 0.74],
      [490, 510, 0.6],
    ],
  ] as const);
  const back = spots
    .map(([x, y, scale], i) =>
      place((rest[i] ?? plum)(paint), {
        x: x + random.range(-12, 12),
        y: y + random.range(-12, 12),
        scale,
        turn: random.range(-28, 28),
      }),
    )
    .join('');
  let juice = '';
  for (let i = 0; i < 10; i += 1) {
    const [x, y] = polar(random.range(0, 360), random.range(210, 300), 300, 330);
    juice += place(
      `<path d="M0 -16Q15 4 0 15Q-15 4 0 -16Z" fill="${random.pick(['#ff4d5e', '#ffb52b', '#fff0a0'])}" stroke="${paint.palette.ink}" stroke-width="3"/><circle cx="${light * 3}" cy="2" r="3" fill="#fff"/>`,
      { x, y, scale: random.range(0.6, 1.5), turn: random.range(0, 360) },
    );
  }
  const front = place((hero ?? cherries)(paint), { x: 300, y: 350, scale: 1.32, turn: random.range(-14, 14) });
  return `<g filter="${softShadow(paint)}">${back}</g>${juice}<g filter="${softShadow(paint, 20, 16)}">${front}</g>${glint(300 + light * 110, 240, 34)}`;
};
