import sharp from 'sharp';
import type { Rewritten, SentPicture } from './pictures.types.ts';

/** Pixel limit: a small file can hold a picture that fills the memory. */
const MOST_PIXELS = 40_000_000;
/** Side limit: decoding one very long line is slow even with few pixels. */
const MOST_PIXELS_ACROSS = 8192;

/** Decodes and re-encodes a picture: upright, without metadata. */
export const rewritePicture = async ({ format, bytes }: SentPicture): Promise<Rewritten> => {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    // Reads the header only, no pixels.
    const { width, height } = await picture.metadata();
    if (Math.max(width, height) > MOST_PIXELS_ACROSS) return { ok: false };
    return { ok: true, content: await picture.rotate().toFormat(format).toBuffer() };
  } catch {
    return { ok: false };
  }
};
