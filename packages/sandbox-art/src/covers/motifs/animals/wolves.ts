import { shade, tint } from '../../colour.ts';
import { solid } from '../../forms.ts';
import type { Paint } from '../../paint.ts';
import { eyes, portrait, snout, twin } from './face.ts';

const HEAD =
  'M0 -120C50 -130 100 -118 124 -70C150 -40 170 0 196 20C170 30 176 60 150 70C160 92 134 96 120 104C90 140 50 172 0 186C-50 172 -90 140 -120 104C-134 96 -160 92 -150 70C-176 60 -170 30 -196 20C-170 0 -150 -40 -124 -70C-100 -118 -50 -130 0 -120Z';

type Coat = {
  coat: string;
  light: string;
  ear: string;
  iris: readonly [string, string];
};

const head = (paint: Paint, { coat, light, ear, iris }: Coat): string => {
  const ears = twin(
    solid(paint, 'M40 -100C60 -170 100 -230 140 -262C166 -200 168 -120 138 -56Z', coat, {
      depth: 16,
      inner: `<path d="M72 -110C88 -160 110 -200 132 -224C144 -180 142 -130 124 -84Z" fill="${ear}"/>`,
    }),
  );
  const mask = `<path d="M0 10C40 -30 110 -30 200 24C160 110 80 190 0 190C-80 190 -160 110 -200 24C-110 -30 -40 -30 0 10Z" fill="${light}"/><path d="M0 -140C30 -90 26 -30 0 30C-26 -30 -30 -90 0 -140Z" fill="${shade(coat, 0.3)}"/>`;
  const brows = twin(`<path d="M22 -56C44 -88 90 -84 108 -52C80 -60 50 -52 36 -34Z" fill="${light}"/>`);
  const muzzle = solid(
    paint,
    'M-58 70C-40 30 40 30 58 70C62 120 36 158 0 164C-36 158 -62 120 -58 70Z',
    tint(light, 0.3),
    { depth: 14, outline: 6 },
  );
  return (
    ears +
    solid(paint, HEAD, coat, { depth: 30, inner: mask + brows }) +
    muzzle +
    snout(paint, 72, 30, '#241a26') +
    eyes(paint, { x: 68, y: -14, size: 24, iris: paint.random.pick(iris), lid: shade(coat, 0.35) })
  );
};

/** A wolf with a keen look. */
export const drawWolves = (paint: Paint): string => {
  const coat = paint.random.pick(['#6f7f99', '#4f5a74', '#8b8fa3', '#3d4258']);
  const look = { coat, light: '#eef3fb', ear: shade(coat, 0.5), iris: ['#ffd23a', '#7fe0ff'] } as const;
  return portrait(paint, `<g transform="translate(0 24)">${head(paint, look)}</g>`, { scale: 1.18 });
};

/** A fox, red and white. */
export const drawFoxes = (paint: Paint): string => {
  const coat = paint.random.pick(['#e8641e', '#d94f1a', '#f08a2a', '#c9502a']);
  const look = { coat, light: '#fff6ea', ear: '#3a1c1a', iris: ['#3f9a4a', '#8a4a1a'] } as const;
  return portrait(paint, `<g transform="translate(0 24)">${head(paint, look)}</g>`, { scale: 1.18 });
};
