import { shade } from '../../colour.ts';
import { glint, metal, solid, sphere } from '../../forms.ts';
import type { Paint } from '../../paint.ts';
import { softShadow } from '../../paint.ts';
import { n, place } from '../../svg.ts';

/** A golden bell in full swing, ribboned. */
export const drawBells = (paint: Paint): string => {
  const { random, palette } = paint;
  const cloth = random.pick([palette.hues[2], palette.hues[3], '#d8202f']);
  const gold = palette.metal[1];
  const frieze = Array.from(
    { length: 9 },
    (_, i) =>
      `<circle cx="${-152 + i * 38}" cy="112" r="11" fill="${i % 2 === 0 ? palette.metal[0] : cloth}" stroke="${palette.metal[2]}" stroke-width="4"/>`,
  ).join('');
  const bell =
    sphere(paint, 0, 206, 46, shade(gold, 0.2)) +
    solid(
      paint,
      'M0 -220C90 -216 122 -140 132 -40C140 50 160 100 214 150C214 186 190 196 160 196H-160C-190 196 -214 186 -214 150C-160 100 -140 50 -132 -40C-122 -140 -90 -216 0 -220Z',
      gold,
      {
        depth: 34,
        fill: metal(paint, 12),
        rim: 0.9,
        inner: `<path d="M-200 84H200M-210 140H210M-140 -90H140" stroke="${palette.metal[2]}" stroke-opacity=".6" stroke-width="9"/>${frieze}<path d="M-70 -190C-100 -120 -104 -20 -120 70" stroke="#fff" stroke-opacity=".65" stroke-width="20" stroke-linecap="round" fill="none"/>`,
      },
    ) +
    solid(paint, 'M-26 -214C-40 -270 40 -270 26 -214Z', gold, { depth: 8, fill: metal(paint) });
  const bow = [-1, 1]
    .map(
      (s) =>
        `<g transform="scale(${s} 1)">${solid(paint, 'M10 -226C60 -300 180 -310 190 -250C196 -190 90 -190 10 -214Z', cloth, { depth: 16 })}${solid(paint, 'M10 -214C60 -180 90 -110 150 -70L110 -60L96 -20C60 -80 20 -130 0 -204Z', shade(cloth, 0.15), { depth: 12 })}</g>`,
    )
    .join('');
  const waves = [-1, 1]
    .map((s) =>
      [250, 286]
        .map(
          (r) =>
            `<path d="M${s * r} ${n(-r * 0.1)}A${r} ${r} 0 0 ${s > 0 ? 1 : 0} ${s * r * 0.9} ${n(r * 0.44)}" fill="none" stroke="${palette.glow}" stroke-opacity=".7" stroke-width="12" stroke-linecap="round"/>`,
        )
        .join(''),
    )
    .join('');
  const leaf = Array.from({ length: 6 }, (_, i) =>
    place(solid(paint, 'M0 0C20 -40 70 -50 110 -30C90 10 40 20 0 0Z', '#2f9a4e', { depth: 10, outline: 7 }), {
      x: 300 + (i % 2 === 0 ? -1 : 1) * 20,
      y: 96,
      turn: (i % 2 === 0 ? 180 : 0) + (i - 2.5) * 18,
    }),
  ).join('');
  const sparks = Array.from(
    { length: 16 },
    () => `<circle cx="${n(random.range(10, 590))}" cy="${n(random.range(40, 640))}" r="${n(random.range(2, 7))}"/>`,
  ).join('');
  return `${leaf}<g transform="translate(300 330)">${waves}</g><g filter="${softShadow(paint, 22, 16)}">${place(bell + bow, { x: 300, y: 340, turn: random.sign() * random.range(6, 16), scale: 1.06 })}</g><g fill="${palette.glow}">${sparks}</g>${glint(300 - paint.light * 70, 220, 44)}`;
};
