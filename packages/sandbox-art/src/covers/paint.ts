import { hash, createRandom } from './random.ts';
import type { Random } from './random.ts';
import type { Palette } from './palettes.ts';
import { n } from './svg.ts';

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** The drawing context of one picture: its random source, colours, light and shared definitions. */
export type Paint = {
  random: Random;
  palette: Palette;
  /** The side the light comes from: -1 left, 1 right; always from above. */
  light: -1 | 1;
  /** Adds a definition once (equal ones share an id) and returns its id. */
  define: (write: (id: string) => string) => string;
  /** A linear gradient by bounding box, angle in degrees (90 = downwards). */
  linear: (stops: readonly Stop[], angle?: number) => string;
  /** A radial gradient by bounding box. */
  radial: (stops: readonly Stop[], cx?: number, cy?: number, r?: number) => string;
  definitions: () => string;
};

const writeStops = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** A fresh paint for one picture; `identity` seeds everything, ids included. */
export const createPaint = (identity: string, palette: Palette): Paint => {
  const random = createRandom(identity);
  const prefix = `a${hash(`ids ${identity}`).toString(36)}`;
  const ids = new Map<string, string>();
  const written: string[] = [];

  const define = (write: (id: string) => string): string => {
    const key = write('');
    const known = ids.get(key);
    if (known !== undefined) return known;
    const id = `${prefix}${ids.size.toString(36)}`;
    ids.set(key, id);
    written.push(write(id));
    return id;
  };

  return {
    random,
    palette,
    light: random.sign(),
    define,
    linear: (stops, angle = 90) => {
      const radians = (angle * Math.PI) / 180;
      const dx = Math.cos(radians) / 2;
      const dy = Math.sin(radians) / 2;
      return `url(#${define((id) => `<linearGradient id="${id}" x1="${at(0.5 - dx)}" y1="${at(0.5 - dy)}" x2="${at(0.5 + dx)}" y2="${at(0.5 + dy)}">${writeStops(stops)}</linearGradient>`)})`;
    },
    radial: (stops, cx = 0.5, cy = 0.5, r = 0.5) =>
      `url(#${define((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${writeStops(stops)}</radialGradient>`)})`,
    definitions: () => `<defs>${written.join('')}</defs>`,
  };
};

/** A soft shadow, as the value of a group's `filter` attribute. */
export const softShadow = (paint: Paint, drop = 14, blur = 12): string => {
  const id = paint.define(
    (id) =>
      `<filter id="${id}" x="-.2" y="-.2" width="1.4" height="1.4"><feDropShadow dx="${n(-paint.light * drop * 0.4)}" dy="${n(drop)}" stdDeviation="${n(blur)}" flood-color="${paint.palette.ink}" flood-opacity=".65"/></filter>`,
  );
  return `url(#${id})`;
};

/** Defines markup once and returns a reference to it, so that repeats cost few bytes. */
export const stamp = (paint: Paint, markup: string): string =>
  `<use href="#${paint.define((id) => `<g id="${id}">${markup}</g>`)}"/>`;

const at = (value: number): string => (Math.round(value * 100) / 100).toString();
