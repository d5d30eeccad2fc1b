import { pinnedFonts } from '@baize/tooling/fonts';
import { projectRoot } from '@baize/tooling/project-root';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';

const UNITS_PER_INCH = 72;
const kept = join(projectRoot, '.baize/pictures');
// Drawing shares Node's few threads with the hashing of passwords, which must not wait for a shelf of covers.
const inTurn = pLimit(2);
let fonts: Promise<void> | undefined;

/** A drawing as a picture of so many pixels across: WebP, or PNG where the address promises one. Drawn once on this machine, and kept under `.baize/pictures`. */
export async function drawBitmap(
  svg: string,
  { width, format }: { width: number; format: 'webp' | 'png' },
): Promise<Uint8Array<ArrayBuffer>> {
  const key = createHash('sha256').update(`${width} ${svg}`).digest('hex').slice(0, 24);
  const file = join(kept, `${key}.${format}`);
  const before = await readFile(file).catch(() => undefined);
  if (before !== undefined) return new Uint8Array(before);
  const drawn = await inTurn(() => draw(svg, width, format));
  await keep(file, drawn);
  return drawn;
}

async function draw(svg: string, width: number, format: 'webp' | 'png'): Promise<Uint8Array<ArrayBuffer>> {
  fonts ??= useLetteringFonts();
  await fonts;
  const across = Number(/ width="(\d+)"/u.exec(svg)?.[1] ?? width);
  const picture = sharp(Buffer.from(svg), { density: (UNITS_PER_INCH * width) / across }).resize({ width });
  const encoded = format === 'png' ? picture.png() : picture.webp({ quality: 78, effort: 4 });
  return new Uint8Array(await encoded.toBuffer());
}

/** Titles are lettered in faces of our own, whatever the machine has: what draws letters reads this when it draws the first. */
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
