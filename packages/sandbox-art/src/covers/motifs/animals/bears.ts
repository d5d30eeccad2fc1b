import { shade, tint } from '../../colour.ts';
import { solid } from '../../forms.ts';
import type { Paint } from '../../paint.ts';
import { place } from '../../svg.ts';
import { eyes, portrait, snout, twin } from './face.ts';

const HEAD = 'M0 -140C80 -146 160 -90 172 -10C184 80 110 160 0 160C-110 160 -184 80 -172 -10C-160 -90 -80 -146 0 -140Z';

const ears = (paint: Paint, coat: string, inner: string): string =>
  twin(
    solid(paint, 'M70 -110C60 -180 130 -210 166 -174C196 -140 176 -80 130 -66Z', coat, {
      depth: 16,
      inner: `<circle cx="126" cy="-134" r="32" fill="${inner}"/>`,
    }),
  );

/** A bear, thoughtful and strong. */
export const drawBears = (paint: Paint): string => {
  const { random, palette } = paint;
  const coat = random.pick(['#7b4a2c', '#a0622f', '#e9eef6', '#4e4a55']);
  const muzzle = solid(
    paint,
    'M-78 60C-70 16 70 16 78 60C92 120 50 150 0 150C-50 150 -92 120 -78 60Z',
    tint(coat, 0.55),
    { depth: 16, outline: 7 },
  );
  const brow = twin(
    `<path d="M28 -50Q70 -90 120 -54" fill="none" stroke="${shade(coat, 0.45)}" stroke-width="15" stroke-linecap="round"/>`,
  );
  const head =
    ears(paint, coat, shade(coat, 0.35)) +
    solid(paint, HEAD, coat, { depth: 36 }) +
    muzzle +
    brow +
    snout(paint, 50, 36, '#2b1a1c') +
    eyes(paint, { x: 74, y: -12, size: 24, iris: random.pick(['#6b3a1c', palette.hues[1]]), lid: shade(coat, 0.25) });
  return portrait(paint, head, { scale: 1.26 });
};

/** A panda with bamboo. */
export const drawPandas = (paint: Paint): string => {
  const { random } = paint;
  const [white, black] = ['#fdfaf3', '#262030'];
  const patches = twin(
    `<path d="M40 -40C70 -84 130 -60 128 -6C122 44 70 56 46 26C32 6 30 -20 40 -40Z" fill="${black}"/>`,
  );
  const muzzle = solid(paint, 'M-62 60C-56 28 56 28 62 60C74 112 40 138 0 138C-40 138 -74 112 -62 60Z', '#ffffff', {
    depth: 12,
    outline: 5,
  });
  const blush = twin('<ellipse cx="112" cy="74" rx="28" ry="18" fill="#ff97a2" fill-opacity=".5"/>');
  const stalk = (x: number, turn: number): string =>
    place(
      solid(paint, 'M-16 -260H16V260H-16Z', '#4fae3c', {
        depth: 10,
        inner: '<path d="M-30 -150H30M-30 -30H30M-30 90H30M-30 190H30" stroke="#2c7a2a" stroke-width="9"/>',
      }) +
        solid(paint, 'M12 -160C70 -210 130 -190 160 -220C150 -150 80 -120 12 -140Z', '#7ed04a', {
          depth: 10,
          outline: 7,
        }) +
        solid(paint, 'M-12 -40C-70 -90 -120 -70 -150 -100C-140 -40 -70 -4 -12 -20Z', '#6cc043', {
          depth: 10,
          outline: 7,
        }),
      { x, y: 10, turn },
    );
  const head =
    ears(paint, black, '#3a3244') +
    solid(paint, HEAD, white, { depth: 36, inner: blush + patches }) +
    muzzle +
    snout(paint, 56, 26, black) +
    eyes(paint, { x: 78, y: -4, size: 25, iris: random.pick(['#5a3420', '#2f6b4a']) });
  return portrait(paint, `${stalk(-170, -14)}${stalk(172, 12)}${head}`, { scale: 1.18 });
};
