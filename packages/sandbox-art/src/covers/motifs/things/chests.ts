import { shade } from '../../colour.ts';
import { coin, glint, metal, solid, stone } from '../../forms.ts';
import type { Paint } from '../../paint.ts';
import { softShadow, stamp } from '../../paint.ts';
import { boxPath, n, place, starPath } from '../../svg.ts';

/** An open chest, full to the brim. */
export const drawChests = (paint: Paint): string => {
  const { random, palette } = paint;
  const wood = random.pick(['#8a4a22', '#6b3420', '#a5602a']);
  const boards =
    '<path d="M-240 60H240M-240 110H240M-240 160H240" stroke="#2a1208" stroke-opacity=".5" stroke-width="6"/>';
  const band = (x: number): string =>
    `<path d="${boxPath(x - 22, -20, 44, 260, 6)}" fill="${metal(paint, 0)}" stroke="${palette.ink}" stroke-width="6"/><circle cx="${x}" cy="40" r="8" fill="${palette.metal[2]}"/><circle cx="${x}" cy="180" r="8" fill="${palette.metal[2]}"/>`;
  const box = solid(paint, boxPath(-220, 0, 440, 220, 18), wood, { depth: 22, inner: boards + band(-160) + band(160) });
  const rim = solid(paint, boxPath(-236, -16, 472, 44, 12), palette.metal[1], { depth: 8, fill: metal(paint, 80) });
  const lock = solid(paint, 'M-44 0H44V54Q0 110 -44 54Z', palette.metal[1], {
    depth: 10,
    fill: metal(paint, 60),
    inner: '<circle cy="34" r="13" fill="#2a1208"/><path d="M-6 40H6L10 70H-10Z" fill="#2a1208"/>',
  });
  const lid = solid(
    paint,
    'M-226 -40C-250 -210 -170 -270 0 -270C170 -270 250 -210 226 -40C150 -90 -150 -90 -226 -40Z',
    shade(wood, 0.12),
    {
      depth: 24,
      inner: `<path d="M-240 -120Q0 -190 240 -120" fill="none" stroke="#2a1208" stroke-opacity=".5" stroke-width="7"/><path d="M-180 -300L-150 -40M180 -300L150 -40" stroke="${palette.metal[1]}" stroke-width="38"/><path d="M-200 -60C-130 -110 130 -110 200 -60C140 -84 -140 -84 -200 -60Z" fill="#1c0a08"/>`,
    },
  );
  const piece = stamp(paint, coin(paint, 44, starPath(5, 24, 10)));
  const heap = Array.from({ length: 22 }, (_, i) => {
    const row = Math.floor(i / 8);
    return place(piece, {
      x: -190 + (i % 8) * 54 + row * 24 + random.range(-8, 8),
      y: -30 - row * 38 + random.range(-8, 8),
      turn: random.range(-30, 30),
    });
  }).join('');
  const jewels = [-130, -30, 70, 150]
    .map((x, i) =>
      place(stone(paint, 8, 36, 40, palette.hues[i] === '#ffffff' ? '#1c9ad6' : (palette.hues[i] ?? '#d8202f'), 20), {
        x,
        y: -86 - random.range(0, 34),
        turn: random.range(-20, 20),
      }),
    )
    .join('');
  const beam = `<path d="M-200 -40L-330 -420H330L200 -40Z" fill="${palette.glow}" fill-opacity=".38"/>`;
  const spilt = [70, 150, 450, 530]
    .map((x) =>
      place(piece, { x, y: 610 + random.range(-14, 14), scale: random.range(0.8, 1.1), turn: random.range(-40, 40) }),
    )
    .join('');
  const sparks = Array.from(
    { length: 18 },
    () => `<circle cx="${n(random.range(60, 540))}" cy="${n(random.range(40, 380))}" r="${n(random.range(2, 7))}"/>`,
  ).join('');
  return `<g filter="${softShadow(paint, 20, 16)}"><g transform="translate(300 380) scale(1.08)">${lid}${beam}${heap}${jewels}${box}${rim}${lock}</g></g>${spilt}<g fill="#fff6d8">${sparks}</g>${glint(300 + paint.light * 90, 220, 46)}${glint(300 - paint.light * 130, 290, 28)}`;
};
