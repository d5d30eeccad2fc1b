import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import type { SentPicture } from './pictures.types.ts';
import { rewritePicture } from './rewritePicture.ts';

// The process that decodes what strangers sent. sharp works on libuv's threads, which a whole process shares: in the
// gateway itself, or on a worker thread of it, a picture would hold those that hash passwords and open sealed bodies.

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
sharp.cache(false);

process.on('message', (picture: SentPicture) => {
  void rewritePicture(picture).then((rewritten) => process.send?.(rewritten));
});
// The gateway has ended, or has no work any more.
// An orderly exit would wait for the picture.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
