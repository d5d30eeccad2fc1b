import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import type { SentPicture } from './pictures.types.ts';
import { rewritePicture } from './rewritePicture.ts';

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
