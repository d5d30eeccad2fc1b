import { shade, tint } from '../colour.ts';
import { glint } from '../forms.ts';
import type { Paint } from '../paint.ts';
import { softShadow } from '../paint.ts';
import { n, place, polygon } from '../svg.ts';
import type { Point } from '../svg.ts';

type Vector = readonly [number, number, number];

const GOLDEN = (1 + Math.sqrt(5)) / 2;
const VERTICES: readonly Vector[] = [-1, 1].flatMap((a) =>
  [-GOLDEN, GOLDEN].flatMap((b): Vector[] => [
    [0, a, b],
    [a, b, 0],
    [b, 0, a],
  ]),
);

const unit = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};

const spin = ([x, y, z]: Vector, yaw: number, pitch: number): Vector => {
  const [x1, z1] = [x * Math.cos(yaw) + z * Math.sin(yaw), z * Math.cos(yaw) - x * Math.sin(yaw)];
  return [x1, y * Math.cos(pitch) - z1 * Math.sin(pitch), y * Math.sin(pitch) + z1 * Math.cos(pitch)];
};

const lerp = (a: Vector, b: Vector, k: number): Vector =>
  unit([a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k]);

const lit = (paint: Paint, r: number, colour: string): string => {
  const { palette, light } = paint;
  const gloom = paint.radial(
    [
      [0, '#ffffff', 0.45],
      [0.4, '#ffffff', 0],
      [0.72, palette.ink, 0.18],
      [1, palette.ink, 0.78],
    ],
    0.5 + light * 0.17,
    0.3,
    0.78,
  );
  const bounce = paint.linear([
    [0, palette.glow, 0],
    [0.6, palette.glow, 0],
    [1, tint(palette.glow, 0.4), 0.9],
  ]);
  return `<circle r="${r}" fill="${gloom}" stroke="${shade(colour, 0.8)}" stroke-width="8"/><circle r="${n(r * 0.95)}" fill="none" stroke="${bounce}" stroke-width="${n(r * 0.05)}"/><ellipse cx="${n(light * r * 0.3)}" cy="${n(-r * 0.55)}" rx="${n(r * 0.36)}" ry="${n(r * 0.17)}" transform="rotate(${light * 22})" fill="#fff" fill-opacity=".6"/>`;
};

const football = (paint: Paint, patch: string): string => {
  const yaw = paint.random.range(0, 6);
  const pitch = paint.random.range(0.2, 0.9);
  const r = 200;
  const points = VERTICES.map((vertex) => spin(unit(vertex), yaw, pitch));
  let patches = '';
  let seams = '';
  points.forEach((centre, i) => {
    const near = points.filter(
      (other, k) => k !== i && Math.hypot(other[0] - centre[0], other[1] - centre[1], other[2] - centre[2]) < 1.2,
    );
    const corners = near.map((other) => lerp(centre, other, 0.36));
    if (centre[2] > -0.35) {
      const middle: Point = [centre[0], centre[1]];
      const ordered = corners
        .map(([x, y, z]): readonly [Point, number, number] => [
          [x * r, y * r],
          Math.atan2(y - middle[1], x - middle[0]),
          z,
        ])
        .sort((a, b) => a[1] - b[1]);
      if (ordered.filter(([, , z]) => z > 0).length >= 3)
        patches += polygon(
          ordered.map(([[x, y], , z]) =>
            z >= 0 ? [x, y] : [x * (r / Math.max(1, Math.hypot(x, y))), y * (r / Math.max(1, Math.hypot(x, y)))],
          ),
        );
    }
    near.forEach((other, k) => {
      const [a, b] = [corners[k] ?? centre, lerp(other, centre, 0.36)];
      if (a[2] > 0.02 && b[2] > 0.02) seams += `M${n(a[0] * r)} ${n(a[1] * r)}L${n(b[0] * r)} ${n(b[1] * r)}`;
    });
  });
  return `<circle r="${r}" fill="#fbf7ef"/><path d="${seams}" stroke="#8d8798" stroke-width="7"/><path d="${patches}" fill="${patch}" stroke="${shade(patch, 0.5)}" stroke-width="7" stroke-linejoin="round"/>${lit(paint, r, patch)}`;
};

const basketball = (paint: Paint): string => {
  const grain = paint.define(
    (id) =>
      `<pattern id="${id}" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(20)"><circle cx="5" cy="5" r="2.2" fill="#8a3208" fill-opacity=".55"/></pattern>`,
  );
  return `<g transform="rotate(${n(paint.random.range(-40, 40))})"><circle r="200" fill="#f2791d"/><circle r="200" fill="url(#${grain})"/><path d="M-200 0Q0 60 200 0M0 -200Q-56 0 0 200M-150 -132Q-30 0 -150 132M150 -132Q40 0 150 132" fill="none" stroke="#35120a" stroke-width="11"/></g>${lit(paint, 200, '#f2791d')}`;
};

const tennis = (paint: Paint): string => {
  const fuzz = paint.define(
    (id) =>
      `<pattern id="${id}" width="14" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><path d="M2 2l5 2M9 7l4 -2" stroke="#8fae12" stroke-width="2"/></pattern>`,
  );
  return `<g transform="rotate(${n(paint.random.range(-60, 60))})"><circle r="200" fill="#d3ec3a"/><circle r="200" fill="url(#${fuzz})"/><path d="M-176 -94Q-10 0 -176 94M176 -94Q10 0 176 94" fill="none" stroke="#9bb51a" stroke-width="22"/><path d="M-176 -94Q-10 0 -176 94M176 -94Q10 0 176 94" fill="none" stroke="#fffef2" stroke-width="13"/></g>${lit(paint, 200, '#9bb51a')}`;
};

const flames = (paint: Paint): string => {
  const { random, palette, light } = paint;
  const tongue = (spread: number, colour: string): string => {
    let d = `M${n(light * 60)} ${-spread}`;
    for (let i = 0; i < 5; i += 1) {
      const y = -spread + ((i + 0.5) * spread * 2) / 5;
      const x = -light * random.range(240, 420) * (spread / 190);
      d += `Q${n(x * 0.5)} ${n(y - 30)} ${n(x)} ${n(y + 90)}Q${n(x * 0.4)} ${n(y + 30)} ${n(-light * 110)} ${n(y + spread / 5)}`;
    }
    return `<path d="${d}Q0 ${spread} ${n(light * 60)} ${spread}Z" fill="${colour}"/>`;
  };
  return `<g transform="rotate(${-light * 14})">${tongue(205, palette.hues[2])}${tongue(170, '#ff8a1f')}${tongue(130, '#ffd84a')}</g>`;
};

const net = (paint: Paint): string => {
  let d = '';
  for (let i = -4; i < 14; i += 1)
    d += `M${i * 60} 0Q${i * 60 + 90} 200 ${i * 60 + 230} 560M${i * 60 + 230} 0Q${i * 60 + 120} 260 ${i * 60} 560`;
  return `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="4"/><path d="M14 580V26H586V580" fill="none" stroke="${paint.palette.ink}" stroke-width="24"/><path d="M14 580V26H586V580" fill="none" stroke="#f4f4fa" stroke-width="15"/>`;
};

/** A ball in flight in front of `behind`; fire is always drawn when `behind` is empty, otherwise half the time. */
const inFlight = (paint: Paint, ball: string, behind: string): string => {
  const { random, palette } = paint;
  const fire =
    behind === '' || random.chance(0.5)
      ? place(flames(paint), { x: 300, y: 320, scale: 1.1, turn: random.range(-16, 16) })
      : '';
  let turf = '';
  for (let i = 0; i < 26; i += 1) {
    const size = random.range(6, 18);
    turf += place(
      `<path d="M0 0l${n(size)} ${n(size * 0.4)}l${n(-size * 0.3)} ${n(size)}Z" fill="${random.pick([palette.glow, palette.hues[1], '#7ed957'])}" stroke="${palette.ink}" stroke-width="2"/>`,
      { x: random.range(20, 580), y: random.range(60, 600), turn: random.range(0, 360) },
    );
  }
  return `${behind}${fire}${turf}<g filter="${softShadow(paint, 24, 18)}">${place(ball, { x: 300 + paint.light * 18, y: 320, scale: random.range(1.06, 1.2) })}</g>${glint(300 + paint.light * 130, 180, 38)}`;
};

/** A football in flight, on fire or in the net. */
export const drawFootball = (paint: Paint): string => {
  const { random, palette } = paint;
  const ball = football(paint, random.pick(['#1d1b2c', palette.hues[2], palette.hues[3], '#123d8c']));
  return inFlight(paint, ball, random.chance(0.45) ? net(paint) : '');
};

/** A basketball in flight. */
export const drawBasketball = (paint: Paint): string => inFlight(paint, basketball(paint), '');

/** A tennis ball in flight. */
export const drawTennis = (paint: Paint): string => inFlight(paint, tennis(paint), '');
