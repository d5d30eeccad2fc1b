const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Escapes text for XML content and attributes and drops the characters that XML 1.0 forbids. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** Formats a coordinate with at most one decimal, to keep pictures small. */
export const n = (value: number): string => String(Math.round(value * 10) / 10 || 0);

export type Placing = {
  x?: number;
  y?: number;
  scale?: number;
  turn?: number;
  flip?: boolean;
  opacity?: number;
};

/** Wraps markup in a group moved, turned (degrees), scaled or mirrored. */
export const place = (markup: string, at: Placing): string => {
  const { x = 0, y = 0, scale = 1, turn = 0, flip = false, opacity = 1 } = at;
  const parts = [`translate(${n(x)} ${n(y)})`];
  if (turn !== 0) parts.push(`rotate(${n(turn)})`);
  if (scale !== 1 || flip) {
    const size = Math.round(scale * 1000) / 1000;
    parts.push(`scale(${flip ? -size : size} ${size})`);
  }
  const veil = opacity === 1 ? '' : ` opacity="${Math.round(opacity * 100) / 100}"`;
  return `<g transform="${parts.join(' ')}"${veil}>${markup}</g>`;
};

export type Point = readonly [number, number];

/** A closed path through the points. */
export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

/** The point at an angle (degrees, 0 = right, clockwise) and distance from a centre. */
export const polar = (angle: number, distance: number, cx = 0, cy = 0): Point => {
  const radians = (angle * Math.PI) / 180;
  return [cx + Math.cos(radians) * distance, cy + Math.sin(radians) * distance];
};

/** A star path with `tips` points, the first one up. */
export const starPath = (tips: number, outer: number, inner: number, cx = 0, cy = 0): string =>
  polygon(
    Array.from({ length: tips * 2 }, (_, i) => polar(-90 + (i * 180) / tips, i % 2 === 0 ? outer : inner, cx, cy)),
  );

/** A circle as a path, for places that take only paths. */
export const circlePath = (r: number, cx = 0, cy = 0): string => ellipsePath(r, r, cx, cy);

/** An ellipse as a path. */
export const ellipsePath = (rx: number, ry: number, cx = 0, cy = 0): string =>
  `M${n(cx - rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(cx + rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(cx - rx)} ${n(cy)}Z`;

/** A rounded rectangle as a path. */
export const boxPath = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}q${n(r)} 0 ${n(r)} ${n(r)}v${n(height - 2 * r)}q0 ${n(r)} ${n(-r)} ${n(r)}h${n(2 * r - width)}q${n(-r)} 0 ${n(-r)} ${n(-r)}v${n(2 * r - height)}q0 ${n(-r)} ${n(r)} ${n(-r)}Z`;
