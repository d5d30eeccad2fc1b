import { shade, tint } from '../../colour.ts';
import { glint, metal, solid, sphere, stone } from '../../forms.ts';
import type { Paint } from '../../paint.ts';
import { softShadow } from '../../paint.ts';
import { n, place, polar, starPath } from '../../svg.ts';

const SHAPES = [
  'M-190 90L-220 -90L-110 -10L0 -180L110 -10L220 -90L190 90Q0 140 -190 90Z',
  'M-180 90C-210 20 -214 -60 -200 -130C-160 -90 -130 -60 -96 -40C-76 -100 -40 -150 0 -200C40 -150 76 -100 96 -40C130 -60 160 -90 200 -130C214 -60 210 20 180 90Q0 140 -180 90Z',
  'M-180 90L-206 -110L-140 -40L-100 -150L-50 -50L0 -190L50 -50L100 -150L140 -40L206 -110L180 90Q0 140 -180 90Z',
] as const;

/** A jewelled crown on its cushion, in rays of light. */
export const drawCrowns = (paint: Paint): string => {
  const { random, palette } = paint;
  const gem = random.shuffle(
    [palette.hues[0], palette.hues[2], palette.hues[3], '#d8202f', '#1c9ad6', '#18a05c'].filter(
      (hue) => hue !== '#ffffff',
    ),
  );
  const jewel = (i: number): string => gem[i % gem.length] ?? '#d8202f';
  const shape = random.pick(SHAPES);
  const lining = `<path d="M-170 60C-150 -70 150 -70 170 60Q0 110 -170 60Z" fill="${shade(palette.hues[2], 0.35)}" stroke="${palette.ink}" stroke-width="8"/>`;
  const crown = solid(paint, shape, palette.metal[1], { depth: 26, fill: metal(paint, 20), rim: 0.9 });
  const tips = [...shape.matchAll(/(-?\d+) (-?\d+)(?=[LC]|Q0)/gu)]
    .map((match) => [Number(match[1]), Number(match[2])] as const)
    .filter(([, y]) => y < -80);
  const pearls = tips.map(([x, y], i) => sphere(paint, x, y - 8, 24, i % 2 === 0 ? '#fff4e0' : jewel(i))).join('');
  const band = solid(paint, 'M-196 60Q0 116 196 60L190 118Q0 176 -190 118Z', palette.metal[1], {
    depth: 10,
    fill: metal(paint, 80),
  });
  const stones = [-140, -72, 0, 72, 140]
    .map((x, i) =>
      place(stone(paint, 8, x === 0 ? 34 : 24, x === 0 ? 38 : 28, jewel(i)), {
        x,
        y: 118 - (x * x) / 900 - 0.5 * Math.abs(x) * 0.12,
      }),
    )
    .join('');
  const heart = place(stone(paint, 10, 40, 52, jewel(1), 18), { y: -10 });
  const cushion = solid(
    paint,
    'M-240 190C-270 150 -200 140 -120 150C-40 160 40 160 120 150C200 140 270 150 240 190C270 250 230 290 210 280C100 250 -100 250 -210 280C-230 290 -270 250 -240 190Z',
    palette.hues[3] === '#ffffff' ? '#8a1f3a' : palette.hues[3],
    {
      depth: 24,
      inner: `<path d="M-220 200Q0 240 220 200" fill="none" stroke="${palette.metal[1]}" stroke-width="10" stroke-dasharray="4 14" stroke-linecap="round"/>`,
    },
  );
  const tassels = [-1, 1]
    .map((s) =>
      place(solid(paint, 'M-16 0H16L24 70H-24Z', palette.metal[1], { depth: 8, outline: 7 }), {
        x: s * 226,
        y: 262,
        turn: -s * 14,
      }),
    )
    .join('');
  const rays = Array.from({ length: 14 }, (_, i) => {
    const [x, y] = polar(i * 25.7, 330);
    const [x2, y2] = polar(i * 25.7 + 9, 330);
    return `<path d="M0 0L${n(x)} ${n(y)}L${n(x2)} ${n(y2)}Z"/>`;
  }).join('');
  const stars = Array.from({ length: 9 }, () =>
    place(`<path d="${starPath(4, 18, 5)}" fill="${tint(palette.glow, 0.3)}"/>`, {
      x: random.range(40, 560),
      y: random.range(60, 560),
      scale: random.range(0.5, 1.4),
    }),
  ).join('');
  return `<g transform="translate(300 300)" fill="${palette.glow}" fill-opacity=".28">${rays}</g>${stars}<g filter="${softShadow(paint, 22, 16)}"><g transform="translate(300 330) scale(1.08)">${tassels}${cushion}${lining}${crown}${heart}${band}${stones}${pearls}</g></g>${glint(300 + paint.light * 120, 190, 44)}`;
};
