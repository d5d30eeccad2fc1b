import { IMAGE_MAX_BYTES } from '@baize/gateway-contract';
import sharp from 'sharp';

type Read =
  | { readonly ok: true; readonly type: 'image/png' | 'image/jpeg'; readonly content: Uint8Array }
  | { readonly ok: false; readonly code: 'imageInvalid' | 'imageTooLarge' };

/** A small file can hold a picture that fills the memory. */
const MOST_PIXELS = 40_000_000;
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, place) => bytes[place] === byte);

/**
 * A picture that somebody handed in, written anew: PNG or JPEG by its content, whatever it calls itself, upright, and
 * without anything else that was in the file (REQ-210).
 */
export const readImage = async (base64: string): Promise<Read> => {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > IMAGE_MAX_BYTES) return { ok: false, code: 'imageTooLarge' };
  const format = startsWith(bytes, PNG) ? 'png' : startsWith(bytes, JPEG) ? 'jpeg' : undefined;
  if (format === undefined) return { ok: false, code: 'imageInvalid' };
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate();
    const content = await picture.toFormat(format).toBuffer();
    return { ok: true, type: `image/${format}`, content };
  } catch {
    return { ok: false, code: 'imageInvalid' };
  }
};
