import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import type { Sharp } from 'sharp';

/** Puzzle size in CSS pixels, as sent to the browser; rendered at double resolution. */
export const PUZZLE = { width: 320, height: 160, pieceSize: 52 } as const;
const FINE = 2;

const { width, height, pieceSize } = PUZZLE;

/** Outline of the piece in a square of `pieceSize`, with a knob at the top and one at the right. */
const PIECE = 'M1 9H14A8 8 0 1 1 30 9H43V22A8 8 0 1 1 43 38V51H1Z';

const svg = (w: number, h: number, shapes: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w * FINE}" height="${h * FINE}" viewBox="0 0 ${w} ${h}">${shapes}</svg>`,
  );

const hill = (colour: string): string => {
  const [top, left, right] = [randomInt(60, 130), randomInt(60, 150), randomInt(60, 150)];
  return `<path d="M0 ${left}C${randomInt(40, 110)} ${top} ${randomInt(130, 190)} ${top + randomInt(-40, 40)} ${randomInt(200, 270)} ${randomInt(60, 140)}S${width} ${right} ${width} ${right}V${height}H0Z" fill="${colour}"/>`;
};

const star = (): string =>
  `<circle cx="${randomInt(width)}" cy="${randomInt(height)}" r="${randomInt(2, 17)}" fill="hsl(${randomInt(360)} ${randomInt(40, 80)}% ${randomInt(35, 80)}%)" fill-opacity=".${randomInt(15, 70)}"/>`;

/** A random landscape, different each time. */
const scene = (): string => {
  const hue = randomInt(360);
  const tone = (turn: number, light: number): string => `hsl(${(hue + turn) % 360} 46% ${light}%)`;
  const sky = `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${tone(0, 42)}"/><stop offset="1" stop-color="${tone(50, 74)}"/></linearGradient>`;
  const stars = Array.from({ length: 26 }, star).join('');
  const hills = [60, 48, 36, 26].map((light, index) => hill(tone(20 + index * 26, light))).join('');
  return `<defs>${sky}</defs><rect width="${width}" height="${height}" fill="url(#sky)"/>${stars}${hills}${Array.from({ length: 12 }, star).join('')}`;
};

const base64 = async (picture: Sharp): Promise<string> =>
  (await picture.png({ compressionLevel: 6, palette: true, effort: 4 }).toBuffer()).toString('base64');

/**
 * Renders the picture with its gap and the piece cut out of it, both as PNG in base64. Neither file contains the
 * position of the gap.
 */
export const drawPuzzle = async ({ x, y }: { x: number; y: number }): Promise<{ picture: string; piece: string }> => {
  const whole = await sharp(svg(width, height, scene()))
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  const gap = `<path transform="translate(${x} ${y})" d="${PIECE}" fill="#0b0d16" fill-opacity=".58" stroke="#fff" stroke-opacity=".85" stroke-width="1.5"/>`;
  const mask = svg(pieceSize, pieceSize, `<path d="${PIECE}" fill="#fff"/>`);
  const edge = svg(pieceSize, pieceSize, `<path d="${PIECE}" fill="none" stroke="#fff" stroke-width="1.5"/>`);
  const cut = { left: x * FINE, top: y * FINE, width: pieceSize * FINE, height: pieceSize * FINE };
  const [picture, piece] = await Promise.all([
    base64(sharp(whole).composite([{ input: svg(width, height, gap) }])),
    base64(
      sharp(whole)
        .extract(cut)
        .ensureAlpha()
        .composite([{ input: mask, blend: 'dest-in' }, { input: edge }]),
    ),
  ]);
  return { picture, piece };
};
