import { IMAGE_MAX_BYTES } from '@baize/gateway-contract';
import type { NoTurn } from '../load/lane.ts';
import type { Pictures } from './openPictures.ts';

type Read =
  | { readonly ok: true; readonly type: 'image/png' | 'image/jpeg'; readonly content: Uint8Array }
  | { readonly ok: false; readonly code: 'imageInvalid' | 'imageTooLarge' }
  | { readonly ok: false; readonly noTurn: NoTurn };

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, place) => bytes[place] === byte);

/**
 * Re-encodes an uploaded picture: PNG or JPEG by its content, upright, without metadata (REQ-210). With `side` it is cut
 * to a square JPEG of as many pixels across.
 */
export const readImage = async (
  { rewrite }: Pick<Pictures, 'rewrite'>,
  base64: string,
  signal: AbortSignal,
  side?: number,
): Promise<Read> => {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > IMAGE_MAX_BYTES) return { ok: false, code: 'imageTooLarge' };
  const format = startsWith(bytes, PNG) ? 'png' : startsWith(bytes, JPEG) ? 'jpeg' : undefined;
  if (format === undefined) return { ok: false, code: 'imageInvalid' };
  const rewritten = await rewrite({ format, bytes, ...(side === undefined ? {} : { side }) }, signal);
  if (typeof rewritten === 'string') return { ok: false, noTurn: rewritten };
  return rewritten.ok
    ? { ok: true, type: side === undefined ? `image/${format}` : 'image/jpeg', content: rewritten.content }
    : { ok: false, code: 'imageInvalid' };
};
