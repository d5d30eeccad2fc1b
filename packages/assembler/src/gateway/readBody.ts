import type { IncomingMessage } from 'node:http';

/**
 * A request's whole body; `'tooLarge'` or `'noRoom'` as soon as that is known; `'brokenOff'` when the sender went away
 * before its end.
 */
export type Body = Buffer | 'tooLarge' | 'noRoom' | 'brokenOff';

/** Whether a request says that it brings a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Reads a body of at most `most` bytes, each part of which `take` has room for. What comes beyond is let go, so that the
 * sender can still be answered.
 */
export function readBody(request: IncomingMessage, most: number, take: (bytes: number) => boolean): Promise<Body> {
  const { promise, resolve } = Promise.withResolvers<Body>();
  const chunks: Buffer[] = [];
  let size = 0;
  let isRefused = false;
  const refuse = (reason: 'tooLarge' | 'noRoom'): void => {
    isRefused = true;
    chunks.length = 0;
    resolve(reason);
  };
  if (Number(request.headers['content-length'] ?? 0) > most) refuse('tooLarge');
  request.on('data', (chunk: Buffer) => {
    if (isRefused) return;
    size += chunk.length;
    if (size > most) refuse('tooLarge');
    else if (take(chunk.length)) chunks.push(chunk);
    else refuse('noRoom');
  });
  request.on('end', () => resolve(Buffer.concat(chunks)));
  request.on('close', () => resolve('brokenOff'));
  return promise;
}
