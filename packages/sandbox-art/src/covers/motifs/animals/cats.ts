import { shade } from '../../colour.ts';
import { coin, solid } from '../../forms.ts';
import type { Paint } from '../../paint.ts';
import { ellipsePath, place } from '../../svg.ts';
import { eyes, portrait, snout, twin } from './face.ts';

const HEAD =
  'M0 -110C36 -112 60 -106 84 -96C150 -70 176 0 160 60C140 130 70 156 0 156C-70 156 -140 130 -160 60C-176 0 -150 -70 -84 -96C-60 -106 -36 -112 0 -110Z';

/** A cat with a bell, beckoning. */
export const drawCats = (paint: Paint): string => {
  const { random, palette } = paint;
  const coat = random.pick(['#fffaf2', '#f2a23a', '#4a4658', '#e9d2b2']);
  const patch = random.pick(['#f29a3a', '#5a4a4a', shade(coat, 0.35)]);
  const ear = twin(
    solid(paint, 'M46 -90C70 -150 110 -190 152 -206C168 -150 170 -90 146 -30Z', coat, {
      depth: 14,
      inner: '<path d="M84 -104C104 -140 124 -160 142 -170C150 -130 150 -96 136 -64Z" fill="#ffb0ba"/>',
    }),
  );
  const marks = `<path d="M-180 -120H-40C-20 -60 -60 -10 -120 0C-160 4 -190 -20 -190 -60Z" fill="${patch}"/><path d="M-10 -120V-70M-34 -116V-84M14 -116V-84" stroke="${shade(coat, 0.4)}" stroke-width="11" stroke-linecap="round"/>`;
  const whiskers = twin(
    `<path d="M84 66L206 44M86 80L210 84M82 94L196 122" stroke="${palette.ink}" stroke-width="5" stroke-linecap="round"/>`,
  );
  const collar = solid(paint, 'M-124 120C-60 168 60 168 124 120L130 154C60 206 -60 206 -130 154Z', '#d8202f', {
    depth: 10,
  });
  const bell = place(coin(paint, 40, ellipsePath(8, 14)), { y: 190 });
  const paw = solid(paint, 'M190 160C160 60 170 -40 190 -70C206 -110 262 -110 274 -70C282 0 268 120 240 190Z', coat, {
    depth: 18,
    inner: '<path d="M206 -66C214 -90 252 -90 258 -64C252 -40 214 -40 206 -66Z" fill="#ffb0ba"/>',
  });
  const head =
    (random.chance(0.6) ? paw : '') +
    ear +
    solid(paint, HEAD, coat, { depth: 30, inner: marks }) +
    whiskers +
    snout(paint, 54, 20, '#f0708a') +
    eyes(paint, { x: 72, y: 4, size: 32, iris: random.pick(['#58b84a', '#e0b020', '#3f9ad0']) }) +
    collar +
    bell;
  return portrait(paint, head, { scale: 1.18 });
};
