import { shade, tint } from '../../colour.ts';
import { metal, solid } from '../../forms.ts';
import type { Paint } from '../../paint.ts';
import { portrait } from './face.ts';

/** A horse in profile, its mane in the wind. */
export const drawHorses = (paint: Paint): string => {
  const { random, palette } = paint;
  const coat = random.pick(['#7a4426', '#a8622e', '#efe6da', '#3c3440', '#c98a4a']);
  const mane = random.pick([shade(coat, 0.6), palette.hues[2], '#f6e2b8', palette.hues[1]]);
  const neck = solid(
    paint,
    'M-30 -120C40 -150 120 -110 160 -30C200 60 210 160 226 250H-20C-10 180 -20 120 -50 70Z',
    coat,
    { depth: 34 },
  );
  const locks = [0, 1, 2, 3, 4]
    .map((i) =>
      solid(
        paint,
        `M${-10 + i * 44} ${-166 + i * 52}C${60 + i * 40} ${-230 + i * 50} ${130 + i * 34} ${-190 + i * 56} ${190 + i * 22} ${-210 + i * 66}C${160 + i * 24} ${-140 + i * 60} ${120 + i * 30} ${-100 + i * 60} ${60 + i * 38} ${-80 + i * 60}Z`,
        i % 2 === 0 ? mane : tint(mane, 0.16),
        { depth: 14, outline: 8 },
      ),
    )
    .join('');
  const head = solid(
    paint,
    'M-10 -168C40 -166 70 -120 66 -60C60 -10 20 20 -40 60C-90 96 -130 150 -180 158C-226 160 -250 120 -232 84C-216 50 -180 20 -160 -20C-130 -80 -80 -164 -10 -168Z',
    coat,
    {
      depth: 32,
      inner: random.chance(0.6)
        ? '<path d="M-70 -140C-110 -80 -160 0 -226 90L-200 60C-150 0 -100 -70 -50 -130Z" fill="#fff" fill-opacity=".85"/>'
        : '',
    },
  );
  const ears = solid(paint, 'M-20 -156C-26 -210 -8 -250 16 -270C40 -230 44 -180 30 -146Z', coat, {
    depth: 12,
    inner: '<path d="M-2 -166C-4 -200 4 -226 16 -240C26 -214 28 -186 22 -160Z" fill="#5a2f28"/>',
  });
  const forelock = solid(paint, 'M0 -180C-50 -176 -90 -140 -96 -80C-60 -100 -40 -110 -10 -130Z', mane, {
    depth: 12,
    outline: 7,
  });
  const eye =
    '<ellipse cx="-66" cy="-64" rx="22" ry="20" fill="#1c1018"/><circle cx="-74" cy="-72" r="7" fill="#fff"/>' +
    `<path d="M-98 -78Q-66 -106 -38 -74" fill="none" stroke="${shade(coat, 0.6)}" stroke-width="9" stroke-linecap="round"/>`;
  const nostril = `<path d="M-214 96q20 -22 34 2q-6 22 -26 20Z" fill="#2a1416"/><path d="M-190 144Q-160 128 -146 108" fill="none" stroke="${palette.ink}" stroke-width="7" stroke-linecap="round"/>`;
  const strap = (d: string): string =>
    `<path d="${d}" fill="none" stroke="${palette.ink}" stroke-width="24" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${metal(paint, 30)}" stroke-width="14" stroke-linecap="round"/>`;
  const bridle = `${strap('M-176 14C-150 36 -128 62 -116 100')}${strap('M-104 -92C-60 -60 -10 -40 52 -66')}${strap('M-146 58C-90 40 -30 10 10 -44')}<circle cx="-140" cy="62" r="16" fill="${palette.hues[2]}" stroke="${palette.ink}" stroke-width="6"/>`;
  const side = random.sign();
  return portrait(
    paint,
    `<g transform="translate(${side * 20} 10) scale(${side} 1)">${locks}${neck}${ears}${head}${bridle}${eye}${nostril}${forelock}</g>`,
    { scale: 1.06 },
  );
};
