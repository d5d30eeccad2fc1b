import { shade, tint } from '../../colour.ts';
import { metal, solid } from '../../forms.ts';
import type { Paint } from '../../paint.ts';
import { eyes, portrait, twin } from './face.ts';

const HEAD =
  'M0 -150C60 -152 118 -120 126 -60C132 -10 112 30 102 70C96 110 90 170 0 176C-90 170 -96 110 -102 70C-112 30 -132 -10 -126 -60C-118 -120 -60 -152 0 -150Z';

/** A bull with great horns and a ring through its nose. */
export const drawOxen = (paint: Paint): string => {
  const { random, palette } = paint;
  const coat = random.pick(['#7a3f22', '#a5552a', '#4a3038', '#c9302c', '#3d4a6b']);
  const horn = twin(
    solid(
      paint,
      random.pick([
        'M70 -118C130 -130 200 -150 206 -250C258 -190 250 -80 120 -64Z',
        'M70 -122C120 -170 190 -150 252 -206C260 -110 190 -50 112 -66Z',
        'M60 -126C96 -190 84 -240 130 -290C190 -230 190 -110 116 -70Z',
      ]),
      '#f6e7c8',
      {
        depth: 20,
        inner: '<path d="M90 -124q26 20 24 60M120 -136q30 20 26 66" fill="none" stroke="#a58250" stroke-width="7"/>',
      },
    ),
  );
  const ear = twin(
    solid(paint, 'M112 -60C150 -84 206 -74 224 -40C200 -10 150 -10 118 -24Z', coat, {
      depth: 12,
      inner: '<path d="M130 -48C156 -62 190 -56 204 -40C186 -24 154 -24 130 -34Z" fill="#ffc7b0"/>',
    }),
  );
  const muzzle = solid(
    paint,
    'M-100 84C-92 54 -46 44 0 44C46 44 92 54 100 84C118 140 70 188 0 188C-70 188 -118 140 -100 84Z',
    tint('#e8b79a', 0.1),
    { depth: 22 },
  );
  const nostrils = twin('<path d="M36 92q30 -20 46 8q-6 28 -32 24q-16 -12 -14 -32Z" fill="#3a1a16"/>');
  const mouth = `<path d="M-56 152Q0 174 56 152" fill="none" stroke="${palette.ink}" stroke-width="8" stroke-linecap="round"/>`;
  const ring = `<path d="M-36 116C-50 196 50 196 36 116" fill="none" stroke="${palette.ink}" stroke-width="28" stroke-linecap="round"/><path d="M-36 116C-50 196 50 196 36 116" fill="none" stroke="${metal(paint, 30)}" stroke-width="17" stroke-linecap="round"/>`;
  const tuft = solid(
    paint,
    'M-66 -140C-40 -190 40 -190 66 -140C50 -100 30 -110 22 -66C10 -90 4 -90 0 -52C-4 -90 -10 -90 -22 -66C-30 -110 -50 -100 -66 -140Z',
    shade(coat, 0.45),
    { depth: 14 },
  );
  const blaze = '<path d="M0 -60C26 -20 22 30 0 60C-22 30 -26 -20 0 -60Z" fill="#fff3df" fill-opacity=".9"/>';
  const head =
    horn +
    ear +
    solid(paint, HEAD, coat, { depth: 32, inner: blaze }) +
    muzzle +
    nostrils +
    mouth +
    ring +
    tuft +
    eyes(paint, {
      x: 70,
      y: -22,
      size: 24,
      iris: random.pick(['#f5b718', '#e2452c', palette.hues[1]]),
      lid: shade(coat, 0.4),
    });
  return portrait(paint, `<g transform="translate(0 30)">${head}</g>`);
};
