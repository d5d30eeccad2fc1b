import { shade, tint } from '../colour.ts';
import { glint, metal, solid, sphere } from '../forms.ts';
import type { Paint } from '../paint.ts';
import { softShadow } from '../paint.ts';
import { n, place } from '../svg.ts';

const twin = (markup: string): string => `${markup}<g transform="scale(-1 1)">${markup}</g>`;

const horns = (paint: Paint, colour: string): string => {
  const d = paint.random.pick([
    'M40 -120C60 -180 90 -216 84 -290C130 -250 150 -190 120 -130C160 -160 190 -180 200 -220C222 -170 190 -110 110 -84Z',
    'M44 -116C90 -170 170 -170 206 -244C236 -170 190 -90 96 -76Z',
    'M36 -124C30 -190 60 -240 40 -300C100 -270 130 -190 104 -96Z',
  ]);
  return twin(
    solid(paint, d, colour, {
      depth: 18,
      fill: metal(paint, 60),
      inner: `<path d="M60 -140q34 -10 50 10M76 -176q30 -8 46 10M84 -212q24 -6 40 8" fill="none" stroke="${paint.palette.metal[2]}" stroke-opacity=".6" stroke-width="7"/>`,
    }),
  );
};

const mane = (paint: Paint, colours: readonly [string, string]): string => {
  const lock = 'M0 0C60 -30 90 -110 190 -130C150 -80 170 -40 210 -10C150 -10 130 30 90 60C50 70 20 40 0 0Z';
  const curl = 'M0 0C40 -50 110 -60 160 -20C190 10 170 60 130 50C150 30 130 10 110 26C80 50 30 50 0 0Z';
  const shape = paint.random.pick([lock, curl]);
  return twin(
    [-62, -30, 0, 30, 60]
      .map((turn, i) =>
        place(solid(paint, shape, colours[i % 2] ?? colours[0], { depth: 16, outline: 8 }), {
          x: 92,
          y: -60 + i * 38,
          turn,
          scale: 1.02,
        }),
      )
      .join(''),
  );
};

const head = (paint: Paint, main: string, trim: string, maneColours: readonly [string, string]): string => {
  const { palette } = paint;
  const scaleWork = paint.define(
    (id) =>
      `<pattern id="${id}" width="34" height="26" patternUnits="userSpaceOnUse"><path d="M0 0a17 15 0 0 0 34 0M-17 13a17 15 0 0 0 34 0M17 13a17 15 0 0 0 34 0" fill="none" stroke="${shade(main, 0.5)}" stroke-opacity=".6" stroke-width="4"/></pattern>`,
  );
  const skull =
    'M0 -150C60 -156 120 -130 136 -80C150 -30 128 0 120 30C112 60 116 90 96 110H-96C-116 90 -112 60 -120 30C-128 0 -150 -30 -136 -80C-120 -130 -60 -156 0 -150Z';
  const jaw = 'M-110 84C-120 150 -70 214 0 216C70 214 120 150 110 84Z';
  const muzzle =
    'M0 4C40 -16 104 0 128 44C140 80 110 108 76 104C50 102 30 92 0 92C-30 92 -50 102 -76 104C-110 108 -140 80 -128 44C-104 0 -40 -16 0 4Z';
  const beard = [-48, -24, 0, 24, 48]
    .map((turn, i) =>
      place(
        solid(paint, 'M-20 0C-26 50 -8 84 0 112C8 84 26 50 20 0Z', maneColours[i % 2] ?? trim, {
          depth: 10,
          outline: 7,
        }),
        { x: turn * 1.2, y: 182 - Math.abs(turn) * 0.3, turn: -turn * 0.7 },
      ),
    )
    .join('');
  const mouth = `<path d="M-92 96Q0 74 92 96Q84 172 0 178Q-84 172 -92 96Z" fill="#4a0a1c" stroke="${palette.ink}" stroke-width="8"/><path d="M-46 150Q0 112 46 150Q28 180 0 180Q-28 180 -46 150Z" fill="#ff5f78"/>`;
  const fangs = twin(
    '<path d="M52 92l34 2l-14 62ZM14 90h26l-12 28ZM36 168l24 -8l-6 -32Z" fill="#fffdf0" stroke="#2a0616" stroke-width="4" stroke-linejoin="round"/>',
  );
  const eyes = twin(
    `<path d="M28 -30Q70 -86 128 -62Q112 -4 52 -10Z" fill="#fff8e0" stroke="${palette.ink}" stroke-width="9" stroke-linejoin="round"/><circle cx="82" cy="-38" r="25" fill="${paint.radial(
      [
        [0, '#fff3a0'],
        [0.5, palette.hues[1]],
        [1, shade(palette.hues[2], 0.2)],
      ],
    )}" stroke="${palette.ink}" stroke-width="4"/><ellipse cx="82" cy="-38" rx="7" ry="20" fill="#160616"/><circle cx="92" cy="-48" r="8" fill="#fff"/>` +
      solid(paint, 'M14 -42C40 -96 110 -124 164 -96C150 -84 148 -70 152 -56C110 -84 60 -70 28 -24Z', trim, {
        depth: 12,
        outline: 8,
      }),
  );
  const nostrils = twin(
    '<path d="M34 30q26 -16 50 8q-10 22 -36 16q-14 -8 -14 -24Z" fill="#2a0616"/><path d="M30 26q28 -24 60 8" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5"/>',
  );
  const brow = `<path d="M0 -140C30 -110 34 -60 0 -20C-34 -60 -30 -110 0 -140Z" fill="${trim}" stroke="${shade(trim, 0.5)}" stroke-width="5"/>`;
  return `${horns(paint, palette.metal[1])}${mane(paint, maneColours)}${beard}${solid(paint, jaw, shade(main, 0.12), { depth: 24 })}${mouth}${solid(paint, skull, main, { depth: 32, inner: `<path d="M-150 -160H150V110H-150Z" fill="url(#${scaleWork})"/>${brow}` })}${solid(paint, muzzle, tint(main, 0.08), { depth: 24, rim: 0.85 })}${fangs}${nostrils}${eyes}`;
};

const whiskers = (paint: Paint, colour: string): string => {
  const d = 'M100 66C190 40 210 130 250 110C280 90 270 40 246 40';
  return twin(
    `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${paint.palette.ink}" stroke-width="20"/><path d="${d}" stroke="${colour}" stroke-width="11"/><path d="${d}" transform="translate(0 -3)" stroke="#fff" stroke-opacity=".55" stroke-width="3"/></g>`,
  );
};

const coils = (paint: Paint, main: string, belly: string): string => {
  const { random } = paint;
  const side = random.sign();
  const d = random.pick([
    'M-320 330C-200 120 -300 -60 -170 -200C-60 -300 120 -300 200 -190C280 -60 200 130 320 330',
    'M-300 -330C-120 -300 -320 -60 -230 80C-160 190 180 200 240 80C300 -60 160 -180 300 -330',
    'M-330 120C-300 -120 -120 -260 60 -240C240 -220 290 -40 200 120C140 230 -60 260 -330 330',
  ]);
  return `<g transform="scale(${side} 1)" fill="none" stroke-linecap="round"><path d="${d}" stroke="${paint.palette.ink}" stroke-width="134"/><path d="${d}" stroke="${metal(paint)}" stroke-width="132" stroke-dasharray="14 22"/><path d="${d}" stroke="${shade(main, 0.35)}" stroke-width="108"/><path d="${d}" transform="translate(0 -6)" stroke="${main}" stroke-width="88"/><path d="${d}" transform="translate(0 -6)" stroke="${shade(main, 0.45)}" stroke-width="80" stroke-dasharray="5 19" stroke-opacity=".6"/><path d="${d}" transform="translate(8 16)" stroke="${belly}" stroke-width="30" stroke-dasharray="16 6"/><path d="${d}" transform="translate(-4 -34)" stroke="#fff" stroke-opacity=".4" stroke-width="10"/></g>`;
};

const pearl = (paint: Paint): string => {
  const { palette } = paint;
  const flame = Array.from({ length: 7 }, (_, i) =>
    place('<path d="M-16 -34C-18 -62 2 -70 0 -96C22 -76 24 -54 16 -34Z"/>', { turn: i * 51 }),
  ).join('');
  return `<g fill="#ff8a1f" stroke="${palette.ink}" stroke-width="5">${flame}</g>${sphere(paint, 0, 0, 48, '#fff1d0')}`;
};

/** A dragon face to face, its body coiled behind, guarding a burning pearl. */
export const drawDragons = (paint: Paint): string => {
  const { random, palette } = paint;
  const [main = '#1f9e5f', trim = palette.hues[0]] = random.shuffle(
    [palette.hues[0], palette.hues[2], palette.hues[3], '#18a05c', '#d8202f', '#1c7fd6'].filter(
      (hue) => hue !== '#ffffff',
    ),
  );
  const mane = random.pick([
    [palette.hues[1], palette.hues[2]],
    ['#ff9a1f', '#ffd23a'],
    [tint(trim, 0.2), palette.hues[3]],
  ] as const);
  const face = place(head(paint, main, trim, mane) + (random.chance(0.7) ? whiskers(paint, trim) : ''), {
    x: 300,
    y: 335,
    scale: 1.2,
    turn: random.range(-9, 9),
  });
  const sparks = Array.from(
    { length: 14 },
    () => `<circle cx="${n(random.range(20, 580))}" cy="${n(random.range(60, 620))}" r="${n(random.range(2, 7))}"/>`,
  ).join('');
  const orb = random.chance(0.6)
    ? place(pearl(paint), { x: 300 + random.sign() * 200, y: random.range(110, 180), scale: random.range(0.8, 1) })
    : '';
  return `<g filter="${softShadow(paint)}">${place(coils(paint, main, tint(trim, 0.4)), { x: 300, y: 330, scale: 1.02 })}</g>${orb}<g filter="${softShadow(paint, 22, 18)}">${face}</g><g fill="${palette.glow}">${sparks}</g>${glint(300 + paint.light * 100, 170, 34)}`;
};
