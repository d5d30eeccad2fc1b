import { shade, tint } from '../../colour.ts';
import { metal, solid } from '../../forms.ts';
import type { Paint } from '../../paint.ts';
import { polar, n } from '../../svg.ts';
import { eyes, portrait, twin } from './face.ts';

/** An elephant dressed for a feast. */
export const drawElephants = (paint: Paint): string => {
  const { random, palette } = paint;
  const skin = random.pick(['#8a93a8', '#a58fae', '#7d8fb5', '#b9a79a']);
  const ear = twin(
    solid(paint, 'M80 -110C150 -190 260 -170 272 -60C276 40 210 110 150 96C120 60 100 20 96 -30Z', skin, {
      depth: 24,
      inner: `<path d="M120 -90C170 -140 236 -120 240 -50C240 20 200 64 160 60C136 20 124 -30 120 -90Z" fill="#f0b6b8"/>`,
    }),
  );
  const skull = solid(
    paint,
    'M0 -170C70 -174 124 -130 128 -60C130 0 104 40 80 70H-80C-104 40 -130 0 -128 -60C-124 -130 -70 -174 0 -170Z',
    skin,
    { depth: 30 },
  );
  const trunk = solid(
    paint,
    random.pick([
      'M-62 20C-60 80 -54 140 -30 190C0 236 80 236 110 196C128 166 100 140 84 160C66 184 40 176 40 140C46 100 60 60 62 20C40 -10 -40 -10 -62 20Z',
      'M-62 20C-56 90 -50 160 -40 220C-30 246 30 246 40 220C50 160 56 90 62 20C40 -10 -40 -10 -62 20Z',
    ]),
    tint(skin, 0.06),
    {
      depth: 22,
      inner: `<path d="M-70 60Q0 84 70 60M-66 96Q0 120 66 96M-60 132Q0 154 60 132M-54 168Q0 190 60 168" fill="none" stroke="${shade(skin, 0.45)}" stroke-opacity=".6" stroke-width="6"/>`,
    },
  );
  const tusks = twin(
    solid(paint, 'M54 66C80 110 110 140 160 138C130 170 70 160 40 96Z', '#fff3d6', { depth: 10, outline: 7 }),
  );
  const beads = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = polar(200 + i * 17.5, 128, 0, -30);
    return `<circle cx="${n(x)}" cy="${n(y)}" r="10" fill="${i % 2 === 0 ? palette.metal[0] : palette.hues[1]}" stroke="${palette.ink}" stroke-width="4"/>`;
  }).join('');
  const cap = solid(
    paint,
    'M-96 -130C-60 -184 60 -184 96 -130C70 -96 40 -60 0 -20C-40 -60 -70 -96 -96 -130Z',
    palette.hues[2],
    {
      depth: 12,
      inner: `<path d="M-80 -126C-50 -164 50 -164 80 -126C56 -96 30 -66 0 -44C-30 -66 -56 -96 -80 -126Z" fill="none" stroke="${palette.metal[0]}" stroke-width="8"/><circle cy="-104" r="24" fill="${metal(paint)}" stroke="${palette.ink}" stroke-width="5"/><circle cy="-104" r="11" fill="${palette.hues[3]}"/>`,
    },
  );
  const head =
    ear +
    skull +
    cap +
    beads +
    tusks +
    trunk +
    eyes(paint, { x: 84, y: -16, size: 18, iris: '#4a2a1c', lid: shade(skin, 0.3) });
  return portrait(paint, head, { scale: 1.1 });
};
