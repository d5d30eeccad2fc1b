import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below a packet's worth nothing is gained by sending less. */
export const SMALL_BYTES = 1024;

/**
 * Compresses with brotli. Quality 5 takes a millisecond for a page, 11 would take fifty. The window is as large as the
 * text, because the default one would take megabytes of memory for each of a thousand small files.
 */
export async function brotliText(content: string | Uint8Array, quality: number): Promise<Buffer> {
  const size = Buffer.byteLength(content);
  const window = Math.min(22, Math.max(10, Math.ceil(Math.log2(size + 16))));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    [constants.BROTLI_PARAM_LGWIN]: window,
  };
  return brotli(content, { params, chunkSize: 16 * 1024 });
}

/** Compresses with gzip, for the few who do not take brotli. The same content always gives the same bytes. */
export async function gzipText(content: string | Uint8Array, level: number): Promise<Buffer> {
  return zip(content, { level });
}
