import type { IncomingMessage } from 'node:http';

/**
 * A request's complete body; `'tooLarge'` or `'noRoom'` as soon as that is known; `'brokenOff'` when the client
 * disconnected before its end.
 */
export type Body = Buffer | 'tooLarge' | 'noRoom' | 'brokenOff';

/** True when the headers announce a body (RFC 9112, 6). */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Reads a body of at most `most` bytes, reserving memory for each chunk with `take`. Discards the rest of a refused
 * body, so that the client can still read the response.
 */
export const readBody = (request: IncomingMessage, most: number, take: (bytes: number) => boolean): Promise<Body> => {
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
};
