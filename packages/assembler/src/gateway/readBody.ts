import type { IncomingMessage } from 'node:http';

/** A request's whole body; `'tooLarge'` as soon as that is known; `'brokenOff'` when the sender went away before its end. */
export type Body = Buffer | 'tooLarge' | 'brokenOff';

/** Whether a request says that it brings a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Reads a body of at most `most` bytes. What comes beyond is let go, so that the sender can still be answered. */
export function readBody(request: IncomingMessage, most: number): Promise<Body> {
  const { promise, resolve } = Promise.withResolvers<Body>();
  const chunks: Buffer[] = [];
  let size = 0;
  if (Number(request.headers['content-length'] ?? 0) > most) resolve('tooLarge');
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
    else {
      chunks.length = 0;
      resolve('tooLarge');
    }
  });
  request.on('end', () => resolve(Buffer.concat(chunks)));
  request.on('close', () => resolve('brokenOff'));
  return promise;
}
