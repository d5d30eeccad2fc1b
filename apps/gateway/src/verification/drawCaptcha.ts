import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { captchaLetters, glyphs } from './glyphs.ts';

const WIDTH = 132;
const HEIGHT = 44;
const NOISE_LINES = 4;

const between = (low: number, high: number): number => low + randomInt(1000) * ((high - low) / 1000);

const ink = (): string => `hsl(${randomInt(360)} 55% ${randomInt(22, 40)}%)`;

const drawLetter = (letter: string, index: number, step: number): string => {
  const place = `translate(${(10 + index * step + between(-2, 2)).toFixed(1)} ${between(7, 12).toFixed(1)})`;
  const turn = `rotate(${between(-16, 16).toFixed(1)} 8 12) scale(${between(3.6, 4.3).toFixed(2)})`;
  return `<path transform="${place} ${turn}" d="${glyphs[letter] ?? ''}" stroke="${ink()}" stroke-width="${between(0.55, 0.8).toFixed(2)}"/>`;
};

const drawNoise = (): string =>
  `<path d="M${between(0, 12)} ${between(4, 40)}C${between(30, 50)} ${between(-6, 50)} ${between(70, 100)} ${between(-6, 50)} ${between(120, 132)} ${between(4, 40)}" stroke="${ink()}" stroke-width="1.1" stroke-opacity=".7"/>`;

/** A random text of letters and digits that are not confused with each other. */
export const newCaptchaText = (length = 4): string =>
  Array.from({ length }, () => captchaLetters[randomInt(captchaLetters.length)]).join('');

/** Renders a text as PNG in base64, from our own strokes, so that no font is needed. */
export const drawCaptcha = async (text: string): Promise<string> => {
  const step = (WIDTH - 16) / text.length;
  const letters = Array.from(text, (letter, index) => drawLetter(letter, index, step)).join('');
  const noise = Array.from({ length: NOISE_LINES }, drawNoise).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * 2}" height="${HEIGHT * 2}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#f4f1ea"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${letters}${noise}</g></svg>`;
  // Higher effort takes twice as long and saves nothing.
  const picture = sharp(Buffer.from(svg)).png({ compressionLevel: 6, palette: true, effort: 4 });
  return (await picture.toBuffer()).toString('base64');
};
