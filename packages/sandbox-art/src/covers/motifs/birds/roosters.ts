import { shade } from '../../colour.ts';
import { solid } from '../../forms.ts';
import type { Paint } from '../../paint.ts';
import { portrait } from '../animals/face.ts';

/** A rooster in profile with its comb up. */
export const drawRoosters = (paint: Paint): string => {
  const { random, palette } = paint;
  const coat = random.pick(['#c9502a', '#f0a030', '#fff4e0', '#3c3a52']);
  const hackle = random.pick(['#f6b93a', palette.hues[1], '#e8702a']);
  const tail = [-70, -46, -22, 2, 26]
    .map(
      (turn, i) =>
        `<g transform="translate(120 90) rotate(${turn})">${solid(paint, 'M0 20C60 -40 150 -60 170 -150C210 -60 160 40 20 60Z', i % 2 === 0 ? '#1f6b5a' : palette.hues[3], { depth: 14 })}</g>`,
    )
    .join('');
  const chest = solid(
    paint,
    'M-60 -110C20 -120 60 -60 110 10C160 70 190 120 160 190C120 260 -60 260 -120 190C-150 130 -110 20 -90 -40Z',
    coat,
    {
      depth: 32,
      inner: `<path d="M-90 100q26 26 50 0q26 26 50 0q26 26 50 0M-96 140q26 26 52 0q26 26 52 0q26 26 52 0M-80 180q26 26 50 0q26 26 50 0q26 26 50 0" fill="none" stroke="${shade(coat, 0.5)}" stroke-width="7"/>`,
    },
  );
  const cape = solid(
    paint,
    'M-70 -130C-10 -150 40 -110 70 -40L44 -30L60 20L20 0L24 60L-14 24L-30 80L-56 30L-90 70L-96 0C-110 -50 -100 -110 -70 -130Z',
    hackle,
    { depth: 20 },
  );
  const comb = solid(
    paint,
    'M-96 -190C-120 -250 -84 -270 -70 -236C-66 -290 -20 -296 -20 -244C0 -284 44 -270 30 -226C20 -190 -10 -176 -40 -172Z',
    '#e0202c',
    { depth: 14 },
  );
  const head = solid(
    paint,
    'M-120 -150C-120 -196 -70 -216 -26 -200C10 -186 16 -140 0 -106C-30 -80 -90 -84 -110 -112Z',
    coat,
    { depth: 16 },
  );
  const beak = solid(
    paint,
    'M-112 -164C-150 -168 -176 -150 -186 -128C-160 -126 -136 -120 -112 -124Z',
    palette.metal[1],
    { depth: 8 },
  );
  const wattle = solid(paint, 'M-112 -116C-140 -90 -132 -50 -106 -44C-80 -50 -80 -90 -88 -112Z', '#e0202c', {
    depth: 10,
    outline: 7,
  });
  const eye = `<circle cx="-64" cy="-156" r="17" fill="#ffd23a" stroke="${palette.ink}" stroke-width="6"/><circle cx="-68" cy="-156" r="8" fill="#140a18"/>`;
  const side = random.sign();
  return portrait(
    paint,
    `<g transform="translate(0 20) scale(${side} 1)">${tail}${chest}${comb}${head}${cape}${beak}${wattle}${eye}</g>`,
    { scale: 1.04 },
  );
};
