import { shade, tint } from '../colour.ts';
import { glint, metal, solid, sphere } from '../forms.ts';
import type { Paint } from '../paint.ts';
import { softShadow, stamp } from '../paint.ts';
import { n, place, polar, polygon, starPath } from '../svg.ts';

/** A bevelled star of `tips` points, each half lit by where it faces. */
export const bevelledStar = (paint: Paint, tips: number, outer: number, inner: number, colour: string): string => {
  let facets = '';
  for (let i = 0; i < tips * 2; i += 1) {
    const tip = polar(-90 + Math.floor((i + 1) / 2) * (360 / tips), outer);
    const notch = polar(-90 + (Math.floor(i / 2) + 0.5) * (360 / tips), inner);
    const facing = polar(-90 + (i + 0.5) * (180 / tips) + (i % 2 === 0 ? 38 : -38), 1);
    const lit = facing[0] * paint.light * 0.5 - facing[1] * 0.55;
    facets += `<path d="${polygon([[0, 0], tip, notch])}" fill="${lit > 0 ? tint(colour, lit * 0.95) : shade(colour, -lit * 0.6)}"/>`;
  }
  const d = starPath(tips, outer, inner);
  return solid(paint, d, colour, { inner: facets, depth: outer * 0.1, outline: Math.max(6, outer * 0.06), rim: 0.9 });
};

const wings = (paint: Paint, colour: string): string => {
  let half = '';
  for (let i = 0; i < 5; i += 1) {
    const length = 250 - i * 30;
    half += `<g transform="translate(70 ${-20 + i * 30}) rotate(${-38 + i * 17})">${solid(paint, `M0 -26C${n(length * 0.4)} -50 ${n(length * 0.8)} -40 ${n(length)} -8C${n(length * 0.7)} 24 ${n(length * 0.3)} 30 0 26Z`, i % 2 === 0 ? colour : tint(colour, 0.3), { depth: 12, outline: 7 })}</g>`;
  }
  return `${half}<g transform="scale(-1 1)">${half}</g>`;
};

const orbit = (paint: Paint, turn: number, front: boolean): string => {
  const d = front ? 'M-270 0A270 78 0 0 0 270 0' : 'M-270 0A270 78 0 0 1 270 0';
  return `<g transform="rotate(${n(turn)})" fill="none" stroke-linecap="round"><path d="${d}" stroke="${paint.palette.ink}" stroke-width="32"/><path d="${d}" stroke="${metal(paint, 0)}" stroke-width="22"/><path d="${d}" transform="translate(0 -5)" stroke="#fff" stroke-opacity=".6" stroke-width="4"/></g>`;
};

const comet = (paint: Paint): string => {
  const { palette, light } = paint;
  const tail = (spread: number, reach: number, colour: string, opacity: number): string =>
    `<path d="M${n(-spread)} ${n(-spread * 0.4)}Q${n(-light * reach * 0.3)} ${n(reach * 0.5)} ${n(-light * reach * 0.85)} ${n(reach)}Q${n(-light * reach * 0.1 + spread)} ${n(reach * 0.62)} ${n(spread)} ${n(spread * 0.4)}Z" fill="${paint.linear(
      [
        [0, colour, opacity],
        [1, colour, 0],
      ],
    )}"/>`;
  return tail(150, 480, palette.hues[2], 0.95) + tail(105, 420, palette.hues[0], 0.95) + tail(56, 330, '#ffffff', 0.9);
};

/** A great star: winged, ringed by orbits, trailing fire or crowned by lesser stars. */
export const drawStars = (paint: Paint): string => {
  const { random, palette } = paint;
  const colour = random.pick([palette.hues[0], palette.hues[1], '#ffc62e']);
  const tips = random.pick([5, 5, 6, 8]);
  const hero = place(bevelledStar(paint, tips, 205, tips === 5 ? 92 : 118, colour), { turn: random.range(-12, 12) });
  const heart = random.chance(0.5)
    ? sphere(paint, 0, 6, 62, palette.hues[2])
    : place(bevelledStar(paint, tips, 84, 40, tint(colour, 0.45)), { y: 4 });
  const turn = random.range(-28, 28);
  const body = random.pick([
    () => `${wings(paint, random.pick([palette.hues[3], '#fff4df', palette.hues[1]]))}${hero}${heart}`,
    () =>
      `${orbit(paint, turn, false)}${hero}${heart}${orbit(paint, turn, true)}${sphere(paint, ...polar(turn + 18, 262), 34, palette.hues[3])}`,
    () => `${comet(paint)}${hero}${heart}`,
    () =>
      `${Array.from({ length: 10 }, (_, i) => place(stamp(paint, bevelledStar(paint, 5, 60, 27, i % 2 === 0 ? palette.hues[2] : palette.hues[1])), { x: polar(i * 36, 240)[0], y: polar(i * 36, 240)[1], turn: i * 36 + 90, scale: i % 2 === 0 ? 1 : 0.72 })).join('')}${hero}${heart}`,
  ])();
  const dust = Array.from({ length: 9 }, () =>
    place(stamp(paint, bevelledStar(paint, 5, 40, 18, palette.metal[1])), {
      x: random.range(30, 570),
      y: random.range(40, 560),
      scale: random.range(0.3, 0.8),
      turn: random.range(0, 72),
    }),
  ).join('');
  return `${dust}<g filter="${softShadow(paint, 20, 16)}">${place(body, { x: 300, y: 325, scale: 1.24 })}</g>${glint(300 + paint.light * 90, 190, 46)}${glint(300 - paint.light * 150, 400, 28)}`;
};
