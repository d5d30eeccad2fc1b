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
// Drawing shares Node's few threads with the hashing of passwords, which must not wait for a shelf of covers.
const inTurn = pLimit(2);
let fonts: Promise<void> | undefined;

// As small as the eye allows, since a phone loads a dozen covers. AVIF effort 0, because more effort takes six times as
// long to save a tenth. A small picture gets more quality: its pixels are seen, while on a phone two or three pixels of
// a larger one share a dot.
const encoders = {
  avif: (picture: Sharp, width: number) => picture.avif({ quality: width > SMALL_PIXELS ? 38 : 50, effort: 0 }),
  png: (picture: Sharp) => picture.png({ palette: true, compressionLevel: 9 }),
};

/** What a picture is encoded as. */
export type BitmapFormat = keyof typeof encoders;

/** A drawing as a picture of so many pixels across: AVIF, or PNG where the address promises one. Drawn once on this machine, and kept under `.baize/pictures`. */
export async function drawBitmap(
  svg: string,
  { width, format }: { readonly width: number; readonly format: BitmapFormat },
): Promise<Uint8Array<ArrayBuffer>> {
  const key = createHash('sha256').update(`${artVersion} ${width} ${svg}`).digest('hex').slice(0, 24);
  const file = join(kept, `${key}.${format}`);
  const before = await readFile(file).catch(() => undefined);
  if (before !== undefined) return new Uint8Array(before);
  const drawn = await inTurn(() => draw(svg, width, format));
  await keep(file, drawn);
  return drawn;
}

async function draw(svg: string, width: number, format: BitmapFormat): Promise<Uint8Array<ArrayBuffer>> {
  fonts ??= useLetteringFonts();
  await fonts;
  const across = Number(/ width="(\d+)"/u.exec(svg)?.[1] ?? width);
  const picture = sharp(Buffer.from(svg), { density: (UNITS_PER_INCH * width) / across }).resize({ width });
  return new Uint8Array(await encoders[format](picture, width).toBuffer());
}

/**
 * Titles use our own fonts, whatever the machine has. The renderer reads this variable when it draws its first letter.
 */
async function useLetteringFonts(): Promise<void> {
  process.env['FONTCONFIG_FILE'] = await pinnedFonts('lettering');
}

/** Appears whole or not at all; a folder that can't be written costs time, and no picture. */
async function keep(file: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await mkdir(kept, { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
  } catch {
    // Drawn again the next time.
  }
}
