import type { Locator, Page } from '@playwright/test';

/** A box of the page in CSS pixels, counted from the corner of a picture of it. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Something that is seen against what lies behind it: lines of words, or the ring of what has the focus. */
interface Seen {
  readonly name: string;
  /** Its colour, as `getComputedStyle` writes it. */
  readonly color: string;
  readonly around: readonly Box[];
  /** What lies over the box and is not behind the thing. */
  readonly without?: Box | undefined;
  /** 3 where letters are large (at least 24 px, or bold and 18.66 px) and for a ring, else 4.5 (WCAG 1.4.3, 1.4.11). */
  readonly least: number;
}

/** The contrast of a thing to the worst of its surroundings. */
export interface Measured {
  readonly name: string;
  readonly least: number;
  readonly ratio: number;
}

/** So few pixels, the worst ones, may be below: single ones at an edge hide no letter. */
const IGNORED_PART = 0.02;

/**
 * Words over a picture against what the browser really painted behind them: the words are made transparent, the picture is
 * taken, and each pixel of their lines is compared to their colour. `controls` are measured by the room of their focus ring.
 */
export async function measureOver(picture: Locator, words: Locator, controls: Locator): Promise<Measured[]> {
  const page = picture.page();
  const corner = await picture.boundingBox();
  if (corner === null) throw new Error('The picture is not on the page.');
  const seen = [
    ...(await words.evaluateAll(readWords, corner)),
    ...(await controls.evaluateAll(readRings, corner)),
  ] satisfies Seen[];
  await words.evaluateAll((all) => {
    for (const each of all) if (each instanceof HTMLElement) each.style.setProperty('color', 'transparent');
  });
  const shot = await page.screenshot({ clip: corner, animations: 'disabled' });
  await words.evaluateAll((all) => {
    for (const each of all) if (each instanceof HTMLElement) each.style.removeProperty('color');
  });
  return measure(page, shot.toString('base64'), seen);
}

/** The lines of words; each is its letters' room and two pixels around, for the edges of the letters. */
function readWords(all: Element[], corner: Box): Seen[] {
  const edge = 2;
  return all.map((each) => {
    const { color, fontSize, fontWeight } = getComputedStyle(each);
    const range = document.createRange();
    range.selectNodeContents(each);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const around = [...range.getClientRects()].map(({ x, y, width, height }) => ({
      x: x - corner.x - edge,
      y: y - corner.y - edge,
      width: width + 2 * edge,
      height: height + 2 * edge,
    }));
    return { name: each.textContent ?? '', color, around, least: isLarge ? 3 : 4.5 };
  });
}

/** The room of a focus ring, 2 pixels at a distance of 2, around a control that keeps its own background. */
function readRings(all: Element[], corner: Box): Seen[] {
  const reach = 4;
  return all.map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const without = { x: x - corner.x, y: y - corner.y, width, height };
    const ring = { x: without.x - reach, y: without.y - reach, width: width + 2 * reach, height: height + 2 * reach };
    const color = getComputedStyle(each).outlineColor;
    return { name: `ring of ${each.textContent ?? ''}`, color, around: [ring], without, least: 3 };
  });
}

/** How many pixels of each colour surround a thing; a colour is red, green and blue in one number. */
type Colors = [color: number, pixels: number][];

async function measure(page: Page, shot: string, seen: readonly Seen[]): Promise<Measured[]> {
  const painted = await page.evaluate(countColors, { png: shot, things: [...seen] });
  return seen.map(({ name, least }, index) => {
    const { own, behind } = painted[index] ?? { own: 0, behind: [] };
    const ratios = behind
      .map(([color, pixels]) => ({ ratio: contrast(own, color), pixels }))
      .toSorted((one, other) => one.ratio - other.ratio);
    let ignored = IGNORED_PART * behind.reduce((sum, [, pixels]) => sum + pixels, 0);
    const worst = ratios.find(({ pixels }) => (ignored -= pixels) < 0);
    return { name, least, ratio: worst?.ratio ?? 0 };
  });
}

/** Runs in the page, which can read a picture: the colour of each thing, and those behind it. */
async function countColors(given: { png: string; things: Seen[] }): Promise<{ own: number; behind: Colors }[]> {
  const bytes = Uint8Array.from(atob(given.png), (letter) => letter.codePointAt(0) ?? 0);
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
  if (drawing === null) throw new Error('This browser has no canvas.');
  return given.things.map(({ color, around, without }) => {
    drawing.fillStyle = color;
    drawing.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = drawing.getImageData(0, 0, 1, 1).data;
    drawing.drawImage(bitmap, 0, 0);
    const counts = new Map<number, number>();
    for (const box of around) {
      const left = Math.max(0, Math.floor(box.x));
      const top = Math.max(0, Math.floor(box.y));
      const width = Math.min(bitmap.width, Math.ceil(box.x + box.width)) - left;
      const height = Math.min(bitmap.height, Math.ceil(box.y + box.height)) - top;
      // Out of sight, as a box beside the picture is.
      if (width <= 0 || height <= 0) continue;
      const { data } = drawing.getImageData(left, top, width, height);
      for (let pixel = 0; pixel < width * height; pixel += 1) {
        const x = left + (pixel % width);
        const y = top + Math.floor(pixel / width);
        const isCovered =
          without !== undefined &&
          x >= Math.floor(without.x) &&
          x < without.x + without.width &&
          y >= Math.floor(without.y) &&
          y < without.y + without.height;
        if (isCovered) continue;
        const at = 4 * pixel;
        const found = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
        counts.set(found, (counts.get(found) ?? 0) + 1);
      }
    }
    return { own: (red << 16) | (green << 8) | blue, behind: [...counts] };
  });
}

/** WCAG 2.2, "contrast ratio" of two colours. */
function contrast(one: number, other: number): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((first, second) => second - first);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** WCAG 2.2, "relative luminance". */
function luminance(color: number): number {
  const [red = 0, green = 0, blue = 0] = [color >> 16, (color >> 8) & 255, color & 255].map((part) =>
    part <= 0.04045 * 255 ? part / 255 / 12.92 : Math.pow((part / 255 + 0.055) / 1.055, 2.4),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
