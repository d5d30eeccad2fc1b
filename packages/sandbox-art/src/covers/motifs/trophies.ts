import { shade, tint } from '../colour.ts';
import { glint, metal, solid, sphere } from '../forms.ts';
import type { Paint } from '../paint.ts';
import { softShadow, stamp } from '../paint.ts';
import { boxPath, ellipsePath, place, polar } from '../svg.ts';
import { bevelledStar } from './stars.ts';

const twin = (markup: string): string => `${markup}<g transform="scale(-1 1)">${markup}</g>`;

const laurel = (paint: Paint, colour: string): string => {
  const leaves = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = polar(84 - i * 17, 226);
    return place(
      stamp(
        paint,
        solid(paint, 'M0 0C10 -34 44 -48 78 -40C66 -8 34 12 0 0Z', i % 2 === 0 ? colour : tint(colour, 0.2), {
          depth: 10,
          outline: 7,
        }),
      ),
      { x, y, turn: -i * 17 + 20 },
    );
  }).join('');
  return twin(stamp(paint, leaves));
};

const cup = (paint: Paint, badge: string): string => {
  const { palette } = paint;
  const gold = palette.metal[1];
  const handle = 'M128 -150C230 -170 240 -30 118 20';
  const handles = twin(
    `<g fill="none" stroke-linecap="round"><path d="${handle}" stroke="${palette.ink}" stroke-width="50"/><path d="${handle}" stroke="${metal(paint)}" stroke-width="34"/><path d="${handle}" transform="translate(-3 -6)" stroke="#fff" stroke-opacity=".6" stroke-width="6"/></g>`,
  );
  const bowl = 'M-150 -200H150C152 -60 110 60 40 92V110H-40V92C-110 60 -152 -60 -150 -200Z';
  const flutes = [-96, -50, 0, 50, 96]
    .map(
      (x) =>
        `<path d="M${x} -20Q${x * 0.7} 50 ${x * 0.2} 96" fill="none" stroke="${palette.metal[2]}" stroke-opacity=".5" stroke-width="7"/>`,
    )
    .join('');
  return `${handles}${solid(paint, 'M-30 100H30L46 160H-46Z', gold, { fill: metal(paint, 0), depth: 10 })}${solid(paint, bowl, gold, { fill: metal(paint, 12), depth: 30, rim: 0.9, inner: flutes })}<path d="${ellipsePath(150, 30, 0, -200)}" fill="${shade(palette.metal[2], 0.35)}" stroke="${palette.ink}" stroke-width="7"/><ellipse cy="-200" rx="146" ry="27" fill="none" stroke="${palette.metal[0]}" stroke-width="9"/>${badge}${solid(paint, boxPath(-86, 152, 172, 40, 10), gold, { fill: metal(paint), depth: 8 })}${solid(paint, 'M-112 188H112L130 262H-130Z', '#3a1d2c', { depth: 14, inner: `<path d="${boxPath(-60, 206, 120, 36, 6)}" fill="${metal(paint)}"/>` })}`;
};

const medal = (paint: Paint, colour: string): string => {
  const { palette } = paint;
  const band = twin(
    solid(paint, 'M-20 20L80 -300H190L60 40Z', colour, {
      depth: 14,
      inner: '<path d="M20 30L124 -310H146L42 40Z" fill="#fff" fill-opacity=".75"/>',
    }),
  );
  const teeth = Array.from({ length: 20 }, (_, i) =>
    place(
      stamp(
        paint,
        solid(paint, 'M-28 -150L0 -186L28 -150Z', palette.metal[1], { fill: metal(paint), depth: 6, outline: 7 }),
      ),
      { y: 80, turn: i * 18 },
    ),
  ).join('');
  return `${band}${teeth}${place(
    `${solid(paint, ellipsePath(168, 168), palette.metal[1], { fill: metal(paint, 60), depth: 24 })}<circle r="132" fill="${paint.radial(
      [
        [0, palette.metal[0]],
        [0.6, palette.metal[1]],
        [1, palette.metal[2]],
      ],
      0.5 + paint.light * 0.15,
      0.3,
      0.8,
    )}" stroke="${palette.metal[2]}" stroke-width="7"/>${bevelledStar(paint, 5, 112, 50, tint(palette.metal[1], 0.35))}`,
    { y: 80 },
  )}`;
};

/** Cups and medals in laurel, for sport and contest. */
export const drawTrophies = (paint: Paint): string => {
  const { random, palette } = paint;
  const badge = random.pick([
    () => place(bevelledStar(paint, 5, 72, 32, palette.hues[2]), { y: -82 }),
    () => place(sphere(paint, 0, 0, 52, palette.hues[3]), { y: -84 }),
    () =>
      place(
        solid(paint, 'M-52 -50H52V10Q46 48 0 66Q-46 48 -52 10Z', palette.hues[2], {
          depth: 12,
          inner: '<path d="M-70 -10L70 -40V0L-70 30Z" fill="#fff" fill-opacity=".8"/>',
        }),
        { y: -84 },
      ),
  ])();
  const winner = random.chance(0.65)
    ? cup(paint, badge)
    : medal(paint, random.pick([palette.hues[2], palette.hues[3]]));
  const green = random.pick(['#2f9e4a', palette.metal[1], palette.hues[1]]);
  const paper = Array.from({ length: 26 }, (_, i) =>
    place(stamp(paint, '<path d="M-9 -5q9 -6 18 0v10q-9 -6 -18 0Z"/>'), {
      x: random.range(10, 590),
      y: random.range(30, 640),
      turn: random.range(0, 180),
      scale: random.range(0.7, 1.7),
    }).replace('<g ', `<g fill="${palette.hues[i % 4] ?? green}" `),
  ).join('');
  return `${paper}<g filter="${softShadow(paint)}">${place(laurel(paint, green), { x: 300, y: 350, scale: 1.12 })}</g><g filter="${softShadow(paint, 22, 16)}">${place(winner, { x: 300, y: 320, scale: 1.06, turn: random.range(-6, 6) })}</g>${glint(300 + paint.light * 120, 150, 46)}${glint(300 - paint.light * 160, 330, 24)}`;
};
