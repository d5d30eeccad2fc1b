import { shade, tint } from '../../colour.ts';
import { coin, glint, metal, solid } from '../../forms.ts';
import type { Paint } from '../../paint.ts';
import { softShadow, stamp } from '../../paint.ts';
import { circlePath, ellipsePath, n, place, polar, starPath } from '../../svg.ts';

/** The same on both sides. */
export const twin = (markup: string): string => `${markup}<g transform="scale(-1 1)">${markup}</g>`;

export type Eyes = {
  x: number;
  y: number;
  size: number;
  iris: string;
  /** The colour of the lid; a slanted lid makes a fierce look, none a gentle one. */
  lid?: string;
};

/** A pair of eyes with a light in them. */
export const eyes = (paint: Paint, { x, y, size, iris, lid }: Eyes): string => {
  const ink = paint.palette.ink;
  const ball = `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${n(size * (lid === undefined ? 1.08 : 0.86))}" fill="#fffaf0" stroke="${ink}" stroke-width="7"/>`;
  const look = `<circle cx="${n(x - size * 0.12)}" cy="${y}" r="${n(size * 0.72)}" fill="${iris}"/><circle cx="${n(x - size * 0.12)}" cy="${y}" r="${n(size * 0.4)}" fill="#140a18"/>`;
  const light = `<circle cx="${n(x - size * 0.32)}" cy="${n(y - size * 0.32)}" r="${n(size * 0.24)}" fill="#fff"/>`;
  const brow =
    lid === undefined
      ? ''
      : `<path d="M${n(x - size * 1.3)} ${n(y + size * 0.1)}Q${x} ${n(y - size * 1.15)} ${n(x + size * 1.5)} ${n(y - size * 1.05)}L${n(x + size * 1.4)} ${n(y - size * 1.7)}Q${x} ${n(y - size * 1.8)} ${n(x - size * 1.3)} ${n(y + size * 0.1)}Z" fill="${lid}" stroke="${ink}" stroke-width="6" stroke-linejoin="round"/>`;
  return twin(ball + look + light + brow);
};

/** A nose, the line below it and the corners of a closed mouth. */
export const snout = (paint: Paint, y: number, width: number, colour: string): string => {
  const { ink } = paint.palette;
  const drop = width * 0.9;
  return (
    `<path d="M0 ${n(y + width * 0.5)}V${n(y + drop)}" stroke="${ink}" stroke-width="8"/>` +
    `<path d="M${n(-width * 1.5)} ${n(y + drop + 2)}Q${n(-width * 0.7)} ${n(y + drop + width * 0.7)} 0 ${n(y + drop)}Q${n(width * 0.7)} ${n(y + drop + width * 0.7)} ${n(width * 1.5)} ${n(y + drop + 2)}" fill="none" stroke="${ink}" stroke-width="8" stroke-linecap="round"/>` +
    solid(
      paint,
      `M${-width} ${n(y - width * 0.35)}Q0 ${n(y - width * 0.8)} ${width} ${n(y - width * 0.35)}Q${n(width * 0.8)} ${n(y + width * 0.4)} 0 ${n(y + width * 0.62)}Q${n(-width * 0.8)} ${n(y + width * 0.4)} ${-width} ${n(y - width * 0.35)}Z`,
      colour,
      { depth: 8, outline: 7 },
    )
  );
};

/** Strokes of fur round a head, `from` and `to` in degrees with 0 to the right. */
export const ruff = (paint: Paint, colours: readonly [string, string], radius: number, count: number): string => {
  const lock = (colour: string): string =>
    stamp(paint, solid(paint, 'M-34 20C-40 -30 -14 -62 0 -92C14 -62 40 -30 34 20Z', colour, { depth: 14, outline: 8 }));
  return Array.from({ length: count }, (_, i) => {
    const angle = (i * 360) / count + 90;
    const [x, y] = polar(angle, radius);
    return place(lock(colours[i % 2] ?? colours[0]), { x, y, turn: angle + 90, scale: i % 2 === 0 ? 1.1 : 0.9 });
  }).join('');
};

const medallion = (paint: Paint): string => {
  const { palette, random } = paint;
  const ring = `<circle r="252" fill="${shade(palette.sky[1], 0.35)}" fill-opacity=".75"/><circle r="252" fill="none" stroke="${palette.ink}" stroke-width="38"/><circle r="252" fill="none" stroke="${metal(paint, 60)}" stroke-width="28"/><circle r="228" fill="none" stroke="${palette.metal[0]}" stroke-width="4"/>`;
  const stud = stamp(
    paint,
    `<circle r="11" fill="${tint(palette.hues[2], 0.1)}" stroke="${palette.ink}" stroke-width="4"/>`,
  );
  const studs = Array.from({ length: 16 }, (_, i) => {
    const [x, y] = polar(i * 22.5, 252);
    return place(stud, { x, y });
  }).join('');
  return random.chance(0.5) ? ring + studs : ring;
};

const petals = (paint: Paint): string => {
  const { palette, random } = paint;
  const colour = random.pick([palette.hues[1], palette.hues[2], palette.hues[3]]);
  const petal = stamp(
    paint,
    solid(paint, 'M-44 0C-60 -70 -24 -120 0 -150C24 -120 60 -70 44 0Z', colour, { depth: 14 }),
  );
  return Array.from({ length: 12 }, (_, i) => {
    const [x, y] = polar(i * 30, 150);
    return place(petal, { x, y, turn: i * 30 + 90 });
  }).join('');
};

const sunburst = (paint: Paint): string => {
  const { palette } = paint;
  return `<path d="${starPath(22, 318, 236)}" fill="${metal(paint, 80)}" stroke="${palette.ink}" stroke-width="8" stroke-linejoin="round"/><circle r="226" fill="${shade(palette.sky[1], 0.3)}" stroke="${palette.ink}" stroke-width="8"/><path d="${circlePath(206)}" fill="none" stroke="${palette.metal[1]}" stroke-width="6" stroke-dasharray="4 16"/>`;
};

const loot = (paint: Paint): string => {
  const { random } = paint;
  const piece = stamp(paint, coin(paint, 46, ellipsePath(16, 22)));
  return [70, 160, 440, 530]
    .map((x) =>
      place(piece, {
        x: x + random.range(-12, 12),
        y: random.range(560, 600),
        turn: random.range(-30, 30),
        scale: random.range(0.8, 1.1),
      }),
    )
    .join('');
};

/** The head of an animal before an ornament, with sparks and a little gold at its feet. */
export const portrait = (paint: Paint, head: string, { scale = 1.2 } = {}): string => {
  const { random, palette } = paint;
  const ornament = random.pick([medallion, petals, sunburst])(paint);
  const sparks = Array.from(
    { length: 12 },
    () => `<circle cx="${n(random.range(20, 580))}" cy="${n(random.range(50, 620))}" r="${n(random.range(2, 6))}"/>`,
  ).join('');
  const gold = random.chance(0.55) ? loot(paint) : '';
  return `<g filter="${softShadow(paint)}">${place(ornament, { x: 300, y: 320, turn: random.range(-8, 8) })}</g>${gold}<g filter="${softShadow(paint, 22, 18)}">${place(head, { x: 300, y: 335, scale, turn: random.range(-6, 6) })}</g><g fill="${palette.glow}">${sparks}</g>${glint(300 + paint.light * 170, 130, 34)}`;
};
