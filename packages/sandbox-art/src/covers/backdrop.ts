import type { Paint } from './paint.ts';
import { city, curtain, hall, hills, stadium } from './scenes/land.ts';
import { bands, damask, halftone, lattice, rings, scales, tilework } from './scenes/pattern.ts';
import { bokeh, clouds, cosmos, deep, rays } from './scenes/sky.ts';

const scenes = {
  bands,
  bokeh,
  city,
  clouds,
  cosmos,
  curtain,
  damask,
  deep,
  halftone,
  hall,
  hills,
  lattice,
  rays,
  rings,
  scales,
  stadium,
  tilework,
};

export type SceneName = keyof typeof scenes;

const ATMOSPHERES = ['rays', 'bokeh', 'halftone', 'rings', 'damask', 'scales'] as const satisfies readonly SceneName[];

/** The picture behind the subject: sky, one or two scenes and the light at its back. */
export const drawBackdrop = (paint: Paint, scene: SceneName): string => {
  const { random, palette } = paint;
  const [top, middle, bottom] = palette.sky;
  const sky = paint.linear(
    [
      [0, top],
      [0.42, middle],
      [0.75, bottom],
      [1, middle],
    ],
    random.pick([90, 78, 102]),
  );
  const halo = paint.radial([
    [0, palette.glow, 1],
    [0.5, palette.glow, 0.72],
    [0.75, palette.glow, 0.25],
    [1, palette.glow, 0],
  ]);
  const second = random.pick(ATMOSPHERES);
  const air = second === scene ? '' : scenes[second](paint);
  const haloAt = `<ellipse cx="${300 + paint.light * 40}" cy="300" rx="380" ry="${random.int(330, 420)}" fill="${halo}"/>`;
  return `<path d="M0 0h600v800H0Z" fill="${sky}"/><g opacity=".75">${air}</g>${scenes[scene](paint)}${haloAt}`;
};

/** Darkened corners and foot, so that the subject and the lettering carry the picture. */
export const drawVignette = (paint: Paint): string => {
  const { ink, sky } = paint.palette;
  const corners = paint.radial(
    [
      [0, ink, 0],
      [0.66, ink, 0],
      [1, ink, 0.55],
    ],
    0.5,
    0.42,
    0.82,
  );
  const foot = paint.linear([
    [0, sky[0], 0],
    [0.55, ink, 0.6],
    [1, ink, 0.92],
  ]);
  return `<path d="M0 0h600v800H0Z" fill="${corners}"/><path d="M0 520h600v280H0Z" fill="${foot}"/>`;
};
