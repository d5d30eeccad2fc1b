import { drawBackdrop, drawVignette } from './backdrop.ts';
import { glint, solid, sphere } from './forms.ts';
import { createPaint, softShadow } from './paint.ts';
import type { Palette } from './palettes.ts';
import { boxPath, place } from './svg.ts';

const neutral: Palette = {
  name: 'neutral',
  sky: ['#1c2130', '#3b4560', '#8593b3'],
  glow: '#dfe6f5',
  hues: ['#8fa0c4', '#b9c6e0', '#6d7ea6', '#54638a'],
  metal: ['#ffffff', '#c2cde2', '#5a6787'],
  ink: '#12151f',
};

/** The cover shown where a game has none: a play mark among quiet forms, without words. */
export const drawDefaultIcon = (): string => {
  const paint = createPaint('default cover', neutral);
  const backdrop = drawBackdrop(paint, 'rings');
  const small = [
    [120, 210, 46],
    [486, 250, 58],
    [110, 560, 64],
    [490, 590, 44],
  ]
    .map(([x = 0, y = 0, r = 40], i) => sphere(paint, x, y, r, neutral.hues[i % 4] ?? neutral.sky[2]))
    .join('');
  const plate = solid(paint, boxPath(-150, -150, 300, 300, 84), neutral.hues[2], { depth: 30 });
  const mark = solid(paint, 'M-52 -82Q-52 -104 -32 -94L86 -18Q104 0 86 18L-32 94Q-52 104 -52 82Z', '#f3f6fc', {
    depth: 16,
  });
  const hero = place(plate + mark, { x: 300, y: 400, scale: 1.15 });
  const picture = `${backdrop}<g filter="${softShadow(paint)}">${small}</g><g filter="${softShadow(paint, 20, 16)}">${hero}</g>${glint(400, 270, 36)}${drawVignette(paint)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" width="600" height="800">${paint.definitions()}${picture}</svg>`;
};
