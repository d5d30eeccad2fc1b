import type { Locator } from '@playwright/test';
import { pictureOf, type Box, type Picture } from './pictures.ts';

type Scheme = 'dark' | 'light';

/** Something that is seen against what lies behind it: lines of words, or the ring of what has the focus. */
interface Seen {
  readonly name: string;
  readonly scheme: Scheme;
  /** Its colour: red, green and blue in one number. */
  readonly color: number;
  readonly around: readonly Box[];
  /** What lies over the box and is not behind the thing. */
  readonly without?: Box | undefined;
  /** 3 where letters are large (at least 24 px, or bold and 18.66 px) and for a ring, else 4.5 (WCAG 1.4.3, 1.4.11). */
  readonly least: number;
}

/** The contrast of a thing to the worst of its surroundings. */
export interface Measured {
  readonly name: string;
  readonly scheme: Scheme;
  readonly least: number;
  readonly ratio: number;
}

/** What is measured over a picture, as selectors inside it. */
interface Over {
  readonly words: string;
  /** Measured by the room of their focus ring. */
  readonly controls: string;
}

/** So few pixels, the worst ones, may be below: single ones at an edge hide no letter. */
const IGNORED_PART = 0.02;

/**
 * Compares words over a picture with what the browser really painted behind them, in dark and in light: it makes the
 * words transparent, takes a screenshot, and compares each pixel behind a line with the colour of the words. It is an
 * error if there is nothing to measure.
 */
export async function measureOver(picture: Locator, over: Over): Promise<Measured[]> {
  const measured: Measured[] = [];
  const first = await picture.page().locator('html').getAttribute('data-scheme');
  // Changing the scheme repaints the whole page, so each measurement starts with the scheme that the last one ended
  // with.
  for (const scheme of first === 'light' ? (['light', 'dark'] as const) : (['dark', 'light'] as const)) {
    const { box, seen } = await picture.evaluate(readAndHideWords, { ...over, scheme });
    if (seen.length === 0) throw new Error(`Nothing is measured over the picture in ${scheme}.`);
    const painted = await pictureOf(picture.page(), box);
    await picture.evaluate(showWords, over);
    for (const thing of seen) {
      measured.push({ name: thing.name, scheme, least: thing.least, ratio: worstContrast(painted, thing) });
    }
  }
  return measured;
}

/** Runs in the page: sets the scheme, and reads the picture's place and the things over it before their words vanish. */
async function readAndHideWords(
  picture: Element,
  { words, controls, scheme }: Over & { scheme: Scheme },
): Promise<{ box: Box; seen: Seen[] }> {
  document.documentElement.dataset['scheme'] = scheme;
  await document.fonts.ready;
  for (const each of document.getAnimations()) if (each.effect?.getTiming().iterations !== Infinity) each.finish();

  const drawing = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (drawing === null) throw new Error('This browser has no canvas.');
  const painted = (color: string): number => {
    drawing.clearRect(0, 0, 1, 1);
    drawing.fillStyle = color;
    drawing.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = drawing.getImageData(0, 0, 1, 1).data;
    return (red << 16) | (green << 8) | blue;
  };
  // Around letters, for their edges; and a focus ring of 2 pixels at a distance of 2.
  const reach = { letters: 2, ring: 4, itself: 0 };
  const around = ({ x, y, width, height }: DOMRect, what: keyof typeof reach): Box => ({
    x: x - reach[what],
    y: y - reach[what],
    width: width + 2 * reach[what],
    height: height + 2 * reach[what],
  });

  const lines = [...picture.querySelectorAll(words)].map((each): Seen => {
    const { color, fontSize, fontWeight } = getComputedStyle(each);
    const range = document.createRange();
    range.selectNodeContents(each);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const name = each.textContent ?? '';
    const boxes = [...range.getClientRects()].map((rect) => around(rect, 'letters'));
    return { name, scheme, color: painted(color), around: boxes, least: isLarge ? 3 : 4.5 };
  });
  // A control keeps its own background: the ring is seen against what lies around it.
  const rings = [...picture.querySelectorAll(controls)].map((each): Seen => {
    const place = each.getBoundingClientRect();
    const color = painted(getComputedStyle(each).outlineColor);
    const name = `ring of ${each.textContent ?? ''}`;
    return { name, scheme, color, around: [around(place, 'ring')], without: around(place, 'itself'), least: 3 };
  });
  for (const each of picture.querySelectorAll<HTMLElement>(words)) each.style.setProperty('color', 'transparent');
  return { box: around(picture.getBoundingClientRect(), 'itself'), seen: [...lines, ...rings] };
}

function showWords(picture: Element, { words }: Over): void {
  for (const each of picture.querySelectorAll<HTMLElement>(words)) each.style.removeProperty('color');
}

function worstContrast(picture: Picture, { color, around, without }: Seen): number {
  const behind = new Map<number, number>();
  for (const box of around) picture.countColors(box, without, behind);
  const ratios = [...behind]
    .map(([other, pixels]) => ({ ratio: contrast(color, other), pixels }))
    .toSorted((one, other) => one.ratio - other.ratio);
  let ignored = IGNORED_PART * ratios.reduce((sum, { pixels }) => sum + pixels, 0);
  return ratios.find(({ pixels }) => (ignored -= pixels) < 0)?.ratio ?? 0;
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
