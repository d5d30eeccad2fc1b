import type { Locator } from '@playwright/test';
import { pictureOf, type Box, type Picture } from './pictures.ts';

type Scheme = 'dark' | 'light';

/** A thing to measure against its background: lines of text or a focus ring. */
type Seen = {
  readonly name: string;
  readonly scheme: Scheme;
  /** Its colour as 0xRRGGBB. */
  readonly color: number;
  readonly around: readonly Box[];
  /** Area of the box that does not count as background. */
  readonly without?: Box | undefined;
  /**
   * Minimum contrast: 3 for large text (at least 24 px, or bold and 18.66 px) and for rings, else 4.5 (WCAG 1.4.3,
   * 1.4.11).
   */
  readonly least: number;
};

/** The measured contrast of a thing with the worst of its background. */
export type Measured = {
  readonly name: string;
  readonly scheme: Scheme;
  readonly least: number;
  readonly ratio: number;
};

/** Selectors of the things to measure, relative to the picture. */
type Over = {
  readonly words: string;
  /** Measured in the area of their focus ring. */
  readonly controls: string;
};

/** Share of worst pixels to ignore: single ones at an edge hide no letter. */
const IGNORED_PART = 0.02;

/**
 * Measures the contrast of words over a picture in both schemes, against the painted pixels: hides the words, takes a
 * screenshot, and compares each pixel behind a line with the words' colour. Throws if there is nothing to measure.
 */
export const measureOver = async (picture: Locator, over: Over): Promise<Measured[]> => {
  const measured: Measured[] = [];
  const first = await picture.page().locator('html').getAttribute('data-scheme');
  // Switching the scheme repaints the whole page, so measuring starts with the current one.
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
};

/**
 * Runs in the page: sets the scheme, reads the boxes of the picture and of the things over it, then hides the words.
 */
const readAndHideWords = async (
  picture: Element,
  { words, controls, scheme }: Over & { scheme: Scheme },
): Promise<{ box: Box; seen: Seen[] }> => {
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
  // Margin in pixels: around letters for their edges; a focus ring has an offset of 2 and a width of 2.
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
  // A ring contrasts with the area around its control, not with the control's own background.
  const rings = [...picture.querySelectorAll(controls)].map((each): Seen => {
    const place = each.getBoundingClientRect();
    const color = painted(getComputedStyle(each).outlineColor);
    const name = `ring of ${each.textContent ?? ''}`;
    return { name, scheme, color, around: [around(place, 'ring')], without: around(place, 'itself'), least: 3 };
  });
  for (const each of picture.querySelectorAll<HTMLElement>(words)) each.style.setProperty('color', 'transparent');
  return { box: around(picture.getBoundingClientRect(), 'itself'), seen: [...lines, ...rings] };
};

const showWords = (picture: Element, { words }: Over): void => {
  for (const each of picture.querySelectorAll<HTMLElement>(words)) each.style.removeProperty('color');
};

const worstContrast = (picture: Picture, { color, around, without }: Seen): number => {
  const behind = new Map<number, number>();
  for (const box of around) picture.countColors(box, without, behind);
  const ratios = [...behind]
    .map(([other, pixels]) => ({ ratio: contrast(color, other), pixels }))
    .toSorted((one, other) => one.ratio - other.ratio);
  let ignored = IGNORED_PART * ratios.reduce((sum, { pixels }) => sum + pixels, 0);
  return ratios.find(({ pixels }) => (ignored -= pixels) < 0)?.ratio ?? 0;
};

/** WCAG 2.2, "contrast ratio" of two colours. */
const contrast = (one: number, other: number): number => {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((first, second) => second - first);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
};

/** WCAG 2.2, "relative luminance". */
const luminance = (color: number): number => {
  const [red = 0, green = 0, blue = 0] = [color >> 16, (color >> 8) & 255, color & 255].map((part) =>
    part <= 0.04045 * 255 ? part / 255 / 12.92 : Math.pow((part / 255 + 0.055) / 1.055, 2.4),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
