import { shade, tint } from '../../colour.ts';
import { glint, solid, sphere } from '../../forms.ts';
import type { Paint } from '../../paint.ts';
import { softShadow, stamp } from '../../paint.ts';
import { n, place } from '../../svg.ts';
import { wing } from './wings.ts';

/** A phoenix rising, its tail a sheaf of flames. */
export const drawPhoenixes = (paint: Paint): string => {
  const { random, palette } = paint;
  const [hot, warm, bright] = random.pick([
    ['#d8201f', '#f5781f', '#ffd23a'],
    ['#b3174a', '#f0455a', '#ffb03a'],
    ['#6a2cc0', '#d0459a', '#ffb45a'],
    ['#0f7fb0', '#2fc0c8', '#d8ff8a'],
  ] as const);
  const side = stamp(paint, wing(paint, [hot, warm, bright]));
  const raised = place(side, { x: 40, y: -6, turn: -44 });
  const plume = stamp(
    paint,
    solid(paint, 'M-16 0C-40 90 30 150 -10 250C-30 300 6 330 30 310C70 270 40 200 44 140C46 80 30 40 16 0Z', warm, {
      depth: 16,
      inner: `<path d="M0 20C-10 100 50 160 16 260" fill="none" stroke="${bright}" stroke-width="12"/>`,
    }) + `<g transform="translate(14 286)">${sphere(paint, 0, 0, 26, palette.hues[3])}</g>`,
  );
  const tail = [-40, -14, 14, 40]
    .map((turn, i) => place(plume, { y: 90, turn: -turn, scale: i % 2 === 0 ? 0.8 : 0.95, flip: turn > 0 }))
    .join('');
  const body = solid(
    paint,
    'M-6 -150C50 -140 76 -60 70 20C66 90 40 130 0 140C-40 130 -66 90 -66 20C-70 -40 -40 -70 -36 -110Z',
    warm,
    {
      depth: 24,
      inner: `<path d="M-50 0q16 22 34 0q16 22 34 0q16 22 34 0M-50 40q16 22 34 0q16 22 34 0q16 22 34 0M-36 80q18 22 36 0q18 22 36 0" fill="none" stroke="${bright}" stroke-width="7"/>`,
    },
  );
  const crest = [-34, -10, 14]
    .map((turn) =>
      place(solid(paint, 'M-8 0C-20 -50 0 -90 -10 -120C20 -100 26 -50 12 0Z', bright, { depth: 8, outline: 6 }), {
        x: 6,
        y: -196,
        turn,
      }),
    )
    .join('');
  const head = solid(
    paint,
    'M-40 -120C-56 -170 -20 -214 20 -210C60 -206 74 -170 66 -140L112 -132C96 -112 76 -106 56 -108C40 -90 -10 -84 -40 -120Z',
    tint(hot, 0.1),
    { depth: 16 },
  );
  const eye = `<circle cx="26" cy="-162" r="13" fill="#fff" stroke="${palette.ink}" stroke-width="5"/><circle cx="29" cy="-162" r="7" fill="#140a18"/><path d="M62 -148L118 -132L66 -120Z" fill="${palette.metal[1]}" stroke="${palette.ink}" stroke-width="6" stroke-linejoin="round"/>`;
  const flames = Array.from({ length: 9 }, (_, i) =>
    place(
      `<path d="M-24 0C-40 -50 0 -70 -6 -120C36 -90 44 -40 24 0Z" fill="${i % 2 === 0 ? hot : bright}" stroke="${shade(hot, 0.5)}" stroke-width="5"/>`,
      {
        x: 40 + i * 65,
        y: random.range(600, 640),
        scale: random.range(0.6, 1.2),
        opacity: 0.9,
      },
    ),
  ).join('');
  const sparks = Array.from(
    { length: 18 },
    () => `<circle cx="${n(random.range(10, 590))}" cy="${n(random.range(40, 620))}" r="${n(random.range(2, 7))}"/>`,
  ).join('');
  const flip = random.sign();
  return `${flames}<g filter="${softShadow(paint, 22, 16)}"><g transform="translate(300 318) scale(${flip} 1)">${tail}${raised}<g transform="scale(-1 1)">${raised}</g>${body}${crest}${head}${eye}</g></g><g fill="${bright}">${sparks}</g>${glint(300 + paint.light * 160, 110, 36)}`;
};
