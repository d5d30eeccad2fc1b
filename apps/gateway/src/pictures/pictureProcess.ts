import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import type { SentPicture, Rewritten } from './pictures.types.ts';

/** Pixel limit: a small file can hold a picture that fills the memory. */
const MOST_PIXELS = 40_000_000;
/** Side limit: decoding one very long line is slow even with few pixels. */
const MOST_PIXELS_ACROSS = 8192;

/** Decodes and re-encodes a picture: upright, without metadata. */
const rewritePicture = async ({ format, bytes, side }: SentPicture): Promise<Rewritten> => {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    // Reads the header only, no pixels.
    const { width, height } = await picture.metadata();
    if (Math.max(width, height) > MOST_PIXELS_ACROSS) return { ok: false };
    const upright = picture.rotate();
    if (side === undefined) return { ok: true, content: await upright.toFormat(format).toBuffer() };
    const square = upright.resize(side, side, { fit: 'cover', position: 'attention' }).flatten({ background: '#fff' });
    return { ok: true, content: await square.jpeg({ quality: 82 }).toBuffer() };
  } catch {
    return { ok: false };
  }
};

// Decodes untrusted pictures. sharp uses libuv's thread pool, which a process shares with its worker threads: in the
// gateway it would block password hashing and JWE decryption.

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
sharp.cache(false);

process.on('message', (picture: SentPicture) => {
  void rewritePicture(picture).then((rewritten) => process.send?.(rewritten));
});
// The gateway has ended, or the process is idle: exit at once, as an orderly exit would wait for the picture.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
