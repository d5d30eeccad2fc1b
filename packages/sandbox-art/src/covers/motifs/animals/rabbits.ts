import { shade, tint } from '../../colour.ts';
import { solid } from '../../forms.ts';
import type { Paint } from '../../paint.ts';
import { eyes, portrait, snout, twin } from './face.ts';

const HEAD =
  'M0 -96C70 -100 128 -64 142 0C156 60 130 150 60 170C20 180 -20 180 -60 170C-130 150 -156 60 -142 0C-128 -64 -70 -100 0 -96Z';

/** A rabbit with tall ears. */
export const drawRabbits = (paint: Paint): string => {
  const { random, palette } = paint;
  const coat = random.pick(['#fdf6ee', '#f3dfc8', '#cfd8ea', '#e9c9a4']);
  const rose = '#ffb3bd';
  const bend = random.pick([0, 14, 34]);
  const ear = (turn: number): string =>
    `<g transform="rotate(${turn} 60 -80)">${solid(paint, 'M24 -70C0 -170 14 -300 62 -312C112 -300 122 -170 96 -60Z', coat, { depth: 20, inner: `<path d="M44 -80C30 -170 40 -270 62 -282C88 -266 94 -160 78 -70Z" fill="${rose}"/>` })}</g>`;
  const cheeks = twin(`<ellipse cx="94" cy="70" rx="30" ry="20" fill="#ff8f9e" fill-opacity=".55"/>`);
  const muzzle = twin(
    solid(paint, 'M0 60C34 42 78 58 78 92C74 124 30 130 0 112Z', tint(coat, 0.7), { depth: 10, outline: 5 }),
  );
  const teeth = `<path d="M-20 118h40v34q-20 12 -40 0ZM0 118v38" fill="#fff" stroke="${palette.ink}" stroke-width="5" stroke-linejoin="round"/>`;
  const bow = twin(
    solid(paint, 'M0 190C30 160 90 150 104 176C112 200 96 232 70 228C40 224 16 208 0 196Z', palette.hues[2], {
      depth: 12,
      outline: 7,
    }),
  );
  const head =
    `<g>${ear(8)}</g><g transform="scale(-1 1)">${ear(8 + bend)}</g>` +
    solid(paint, HEAD, coat, {
      depth: 30,
      inner: `${cheeks}<path d="M0 -110Q44 -60 20 0Q0 24 -20 0Q-44 -60 0 -110Z" fill="${shade(coat, 0.1)}"/>`,
    }) +
    teeth +
    muzzle +
    snout(paint, 58, 22, '#f0708a') +
    eyes(paint, { x: 64, y: 0, size: 34, iris: random.pick(['#7a3b2a', '#c2294a', palette.hues[3]]) }) +
    bow +
    solid(paint, 'M-24 178h48v36h-48Z', palette.metal[1], { depth: 8, outline: 7 });
  return portrait(paint, `<g transform="translate(0 44)">${head}</g>`, { scale: 1.12 });
};
