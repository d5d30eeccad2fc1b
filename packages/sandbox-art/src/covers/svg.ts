const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Escapes text for XML content and attributes and drops the characters that XML 1.0 forbids. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** Formats a coordinate with at most one decimal, to keep pictures small. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10 || 0);
}

export type Placing = {
  x?: number;
  y?: number;
  scale?: number;
  turn?: number;
  flip?: boolean;
  opacity?: number;
};

/** Wraps markup in a group moved, turned (degrees), scaled or mirrored. */
export function place(markup: string, at: Placing): string {
  const { x = 0, y = 0, scale = 1, turn = 0, flip = false, opacity = 1 } = at;
  const parts = [`translate(${n(x)} ${n(y)})`];
  if (turn !== 0) parts.push(`rotate(${n(turn)})`);
  if (scale !== 1 || flip) {
    const size = Math.round(scale * 1000) / 1000;
    parts.push(`scale(${flip ? -size : size} ${size})`);
  }
  const veil = opacity === 1 ? '' : ` opacity="${Math.round(opacity * 100) / 100}"`;
  return `<g transform="${parts.join(' ')}"${veil}>${markup}</g>`;
}

export type Point = readonly [number, number];

/** A closed path through the points. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

/** The point at an angle (degrees, 0 = right, clockwise) and distance from a centre. */
export function polar(angle: number, distance: number, cx = 0, cy = 0): Point {
  const radians = (angle * Math.PI) / 180;
  return [cx + Math.cos(radians) * distance, cy + Math.sin(radians) * distance];
}

/** A star path with `tips` points, the first one up. */
export function starPath(tips: number, outer: number, inner: number, cx = 0, cy = 0): string {
  return polygon(
    Array.from({ length: tips * 2 }, (_, i) => polar(-90 + (i * 180) / tips, i % 2 === 0 ? outer : inner, cx, cy)),
  );
}

/** A circle as a path, for places that take only paths. */
export function circlePath(r: number, cx = 0, cy = 0): string {
  return ellipsePath(r, r, cx, cy);
}

/** An ellipse as a path. */
export function ellipsePath(rx: number, ry: number, cx = 0, cy = 0): string {
  return `M${n(cx - rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(cx + rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(cx - rx)} ${n(cy)}Z`;
}

/** A rounded rectangle as a path. */
export function boxPath(x: number, y: number, width: number, height: number, r: number): string {
  return `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}q${n(r)} 0 ${n(r)} ${n(r)}v${n(height - 2 * r)}q0 ${n(r)} ${n(-r)} ${n(r)}h${n(2 * r - width)}q${n(-r)} 0 ${n(-r)} ${n(-r)}v${n(2 * r - height)}q0 ${n(-r)} ${n(r)} ${n(-r)}Z`;
}
