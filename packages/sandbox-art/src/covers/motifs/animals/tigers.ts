import { shade } from '../../colour.ts';
import { solid } from '../../forms.ts';
import type { Paint } from '../../paint.ts';
import { eyes, portrait, snout, twin } from './face.ts';

const HEAD =
  'M0 -170C70 -172 130 -140 150 -80C168 -20 176 20 186 60C160 64 150 100 128 122C92 164 44 178 0 178C-44 178 -92 164 -128 122C-150 100 -160 64 -186 60C-176 20 -168 -20 -150 -80C-130 -140 -70 -172 0 -170Z';
const STRIPES =
  'M60 -170Q64 -120 34 -92Q44 -130 28 -172ZM118 -146Q112 -96 76 -74Q96 -110 84 -158ZM190 -20Q140 -16 112 8Q142 -34 180 -52ZM196 40Q150 30 116 46Q150 10 188 6ZM170 96Q136 76 108 86Q140 60 182 66Z';

/** A tiger face to face. */
export const drawTigers = (paint: Paint): string => {
  const { random, palette } = paint;
  const coat = random.pick(['#f28a1c', '#f6a52a', '#e8e4dc', '#f0701a']);
  const dark = random.pick(['#2a1410', shade(coat, 0.85)]);
  const ear = solid(paint, 'M70 -120C64 -190 110 -216 150 -196C178 -170 170 -110 140 -84Z', coat, {
    depth: 14,
    inner: '<path d="M92 -120C90 -170 120 -186 142 -174C156 -150 148 -116 128 -100Z" fill="#ffe1cf"/>',
  });
  const cheeks =
    '<path d="M0 40C50 30 120 40 176 74C150 150 80 190 0 190C-80 190 -150 150 -176 74C-120 40 -50 30 0 40Z" fill="#fff4e4"/>';
  const brows = twin('<path d="M20 -60C50 -92 96 -84 112 -50C80 -58 50 -50 30 -30Z" fill="#fff4e4"/>');
  const king = `<path d="M-34 -146H34M-28 -120H28M-36 -94H36M0 -146V-94" stroke="${dark}" stroke-width="12" stroke-linecap="round"/>`;
  const stripes = twin(`<path d="${STRIPES}" fill="${dark}"/>`);
  const muzzle = twin(
    solid(paint, 'M0 70C40 52 92 70 94 106C90 146 40 152 0 132Z', '#fffaf2', { depth: 12, outline: 6 }),
  );
  const whiskers = twin(
    `<path d="M60 104L190 84M62 116L194 120M58 128L182 154" stroke="#fff" stroke-width="5" stroke-linecap="round"/><g fill="${dark}"><circle cx="44" cy="102" r="5"/><circle cx="62" cy="92" r="5"/><circle cx="64" cy="112" r="5"/></g>`,
  );
  const fangs = twin(
    '<path d="M22 140l26 -4l-10 44Z" fill="#fff" stroke="#2a1410" stroke-width="4" stroke-linejoin="round"/>',
  );
  const head =
    twin(ear) +
    solid(paint, HEAD, coat, { depth: 32, inner: cheeks + brows + stripes + king }) +
    fangs +
    muzzle +
    whiskers +
    snout(paint, 66, 32, random.pick(['#e8637a', '#c2455e'])) +
    eyes(paint, { x: 70, y: -18, size: 31, iris: random.pick(['#f5c518', '#7fd14a', palette.hues[1]]), lid: dark });
  return portrait(paint, head);
};
