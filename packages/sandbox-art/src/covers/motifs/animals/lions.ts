import { shade, tint } from '../../colour.ts';
import { metal, solid } from '../../forms.ts';
import type { Paint } from '../../paint.ts';
import { eyes, portrait, ruff, snout, twin } from './face.ts';

const HEAD =
  'M0 -140C60 -144 116 -112 130 -60C142 -10 140 40 124 84C104 140 56 170 0 170C-56 170 -104 140 -124 84C-140 40 -142 -10 -130 -60C-116 -112 -60 -144 0 -140Z';

/** A lion in its mane. */
export const drawLions = (paint: Paint): string => {
  const { random, palette } = paint;
  const coat = random.pick(['#f0b040', '#e8a030', '#f6cf8a']);
  const mane = random.pick(['#b4501c', '#8a3a1c', '#c96a1a', shade(palette.hues[2], 0.2)]);
  const ear = twin(
    solid(paint, 'M72 -112C70 -168 124 -186 150 -150C164 -120 146 -88 118 -76Z', coat, {
      depth: 12,
      inner: '<circle cx="112" cy="-126" r="22" fill="#7a3a20"/>',
    }),
  );
  const muzzle = twin(
    solid(paint, 'M0 62C36 44 84 60 86 98C82 136 36 144 0 124Z', tint(coat, 0.75), { depth: 12, outline: 6 }),
  );
  const bridge = `<path d="M-26 -70C-34 -20 -34 20 -30 54H30C34 20 34 -20 26 -70C12 -84 -12 -84 -26 -70Z" fill="${tint(coat, 0.3)}"/>`;
  const crown = solid(paint, 'M-84 -150L-96 -236L-44 -196L0 -256L44 -196L96 -236L84 -150Z', palette.metal[1], {
    depth: 12,
    fill: metal(paint, 30),
    inner: `<circle cy="-176" r="15" fill="${palette.hues[2]}"/>`,
  });
  const head =
    ruff(paint, [mane, shade(mane, 0.22)], 168, 22) +
    ruff(paint, [tint(mane, 0.16), mane], 124, 18) +
    ear +
    solid(paint, HEAD, coat, { depth: 30, inner: bridge }) +
    solid(paint, 'M-34 134C-30 176 -16 196 0 214C16 196 30 176 34 134Z', mane, { depth: 10, outline: 7 }) +
    muzzle +
    snout(paint, 58, 32, '#5a2a24') +
    eyes(paint, { x: 64, y: -16, size: 25, iris: random.pick(['#f5c518', '#c97a1a']), lid: shade(coat, 0.45) }) +
    (random.chance(0.4) ? crown : '');
  return portrait(paint, head, { scale: 1.14 });
};
