import { pinnedFonts } from '@baize/tooling/fonts';
import { projectRoot } from '@baize/tooling/project-root';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { artVersion } from '../artVersion.ts';

const UNITS_PER_INCH = 72;
const SMALL_PIXELS = 200;
const kept = join(projectRoot, '.baize/pictures');
// Drawing shares Node's thread pool with password hashing, which must not queue behind a page of covers.
const inTurn = pLimit(2);
let fonts: Promise<void> | undefined;

// The lowest quality without visible loss, since a phone loads a dozen covers. AVIF effort 0: more effort takes six
// times as long to save a tenth. Small pictures need more quality: their single pixels show, while on a phone two or
// three pixels of a larger picture share a dot.
const encoders = {
  avif: (picture: Sharp, width: number) => picture.avif({ quality: width > SMALL_PIXELS ? 38 : 50, effort: 0 }),
  png: (picture: Sharp) => picture.png({ palette: true, compressionLevel: 9 }),
};

/** The encodings of a picture. */
export type BitmapFormat = keyof typeof encoders;

/** Renders an SVG as a bitmap, `width` pixels wide. Cached on disk under `.baize/pictures`. */
export const drawBitmap = async (
  svg: string,
  { width, format }: { readonly width: number; readonly format: BitmapFormat },
): Promise<Uint8Array<ArrayBuffer>> => {
  const key = createHash('sha256').update(`${artVersion} ${width} ${svg}`).digest('hex').slice(0, 24);
  const file = join(kept, `${key}.${format}`);
  const before = await readFile(file).catch(() => undefined);
  if (before !== undefined) return new Uint8Array(before);
  const drawn = await inTurn(() => draw(svg, width, format));
  await keep(file, drawn);
  return drawn;
};

const draw = async (svg: string, width: number, format: BitmapFormat): Promise<Uint8Array<ArrayBuffer>> => {
  fonts ??= useLetteringFonts();
  await fonts;
  const across = Number(/ width="(\d+)"/u.exec(svg)?.[1] ?? width);
  const picture = sharp(Buffer.from(svg), { density: (UNITS_PER_INCH * width) / across }).resize({ width });
  return new Uint8Array(await encoders[format](picture, width).toBuffer());
};

/**
 * Restricts the renderer to our own fonts, so that titles look the same on every machine. The renderer reads this
 * variable when it draws its first letter.
 */
const useLetteringFonts = async (): Promise<void> => {
  process.env['FONTCONFIG_FILE'] = await pinnedFonts('lettering');
};

/** Caches a picture by an atomic rename. Without write access the picture is drawn again on every request. */
const keep = async (file: string, bytes: Uint8Array): Promise<void> => {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await mkdir(kept, { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
  } catch {
    // The cache is optional.
  }
};
