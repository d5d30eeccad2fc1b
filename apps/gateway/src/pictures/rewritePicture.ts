import sharp from 'sharp';
import type { Rewritten, SentPicture } from './pictures.types.ts';

/** A small file can hold a picture that fills the memory, */
const MOST_PIXELS = 40_000_000;
/** and few pixels in one long line take a decoder as long as a large picture. No camera writes such a side. */
const MOST_PIXELS_ACROSS = 8192;

/** Decodes a picture and encodes it anew: upright, and without anything else that was in the file. */
export const rewritePicture = async ({ format, bytes }: SentPicture): Promise<Rewritten> => {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    // The head of the file is read, and no pixel.
    const { width, height } = await picture.metadata();
    if (Math.max(width, height) > MOST_PIXELS_ACROSS) return { ok: false };
    return { ok: true, content: await picture.rotate().toFormat(format).toBuffer() };
  } catch {
    return { ok: false };
  }
};
