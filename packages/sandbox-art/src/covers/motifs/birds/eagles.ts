import { shade } from '../../colour.ts';
import { glint, metal, solid } from '../../forms.ts';
import type { Paint } from '../../paint.ts';
import { softShadow, stamp } from '../../paint.ts';
import { n, place, starPath } from '../../svg.ts';
import { wing } from './wings.ts';

/** An eagle, or a falcon, with its wings spread before a sun of metal. */
export const drawEagles = (paint: Paint): string => {
  const { random, palette } = paint;
  const body = random.pick(['#6b3f22', '#8a5a2c', '#4a3a48', '#a8642a']);
  const crest = random.pick(['#fffaf0', '#f6e0b0', '#fffaf0']);
  const side = stamp(paint, wing(paint, [shade(body, 0.25), body, crest === '#fffaf0' ? '#b98a52' : crest]));
  const wings = `${place(side, { x: 52, y: 20, turn: -30 })}<g transform="scale(-1 1)">${place(side, { x: 52, y: 20, turn: -30 })}</g>`;
  const tail = [-26, -13, 0, 13, 26]
    .map((turn) =>
      place(solid(paint, 'M-22 0C-30 80 -20 140 0 160C20 140 30 80 22 0Z', crest, { depth: 10, outline: 7 }), {
        y: 130,
        turn: -turn,
      }),
    )
    .join('');
  const trunk = solid(
    paint,
    'M0 -60C60 -60 92 0 84 70C78 130 40 170 0 180C-40 170 -78 130 -84 70C-92 0 -60 -60 0 -60Z',
    body,
    {
      depth: 26,
      inner: `<path d="M-60 20q20 24 40 0q20 24 40 0q20 24 40 0M-60 60q20 24 40 0q20 24 40 0q20 24 40 0M-44 100q20 24 44 0q20 24 44 0" fill="none" stroke="${shade(body, 0.5)}" stroke-width="6"/>`,
    },
  );
  const head = solid(
    paint,
    'M-70 -20C-86 -90 -60 -170 10 -176C60 -176 90 -140 92 -100C100 -60 84 -20 70 -6L46 -22L24 6L0 -14L-24 8L-44 -16Z',
    crest,
    { depth: 24 },
  );
  const beak = solid(
    paint,
    'M70 -134C120 -140 160 -110 158 -52C150 -40 138 -44 132 -60C118 -76 96 -80 74 -84Z',
    palette.metal[1],
    { depth: 12, fill: metal(paint, 60) },
  );
  const eye = `<circle cx="40" cy="-122" r="17" fill="#ffd23a" stroke="${palette.ink}" stroke-width="6"/><circle cx="44" cy="-122" r="8" fill="#140a18"/><path d="M4 -142L70 -134" stroke="${shade(body, 0.4)}" stroke-width="14" stroke-linecap="round"/>`;
  const sun = `<path d="${starPath(24, 290, 226)}" fill="${metal(paint)}" stroke="${palette.ink}" stroke-width="8" stroke-linejoin="round"/><circle r="214" fill="${shade(palette.sky[1], 0.2)}" fill-opacity=".9"/>`;
  const flip = random.chance(0.5) ? -1 : 1;
  const sparks = Array.from(
    { length: 12 },
    () => `<circle cx="${n(random.range(20, 580))}" cy="${n(random.range(50, 620))}" r="${n(random.range(2, 6))}"/>`,
  ).join('');
  return `<g filter="${softShadow(paint)}">${place(sun, { x: 300, y: 310, turn: random.range(0, 15) })}</g><g filter="${softShadow(paint, 22, 16)}"><g transform="translate(300 340) scale(${flip} 1)">${wings}${tail}${trunk}${head}${beak}${eye}</g></g><g fill="${palette.glow}">${sparks}</g>${glint(300 + paint.light * 150, 140, 34)}`;
};
