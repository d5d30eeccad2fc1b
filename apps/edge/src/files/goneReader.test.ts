import type { ReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { rawAsk } from '../testing/rawAsk.ts';
import { startedEdge } from '../testing/startedEdge.ts';
import type { StartedEdge } from '../testing/startedEdge.ts';

const opened: ReadStream[] = vi.hoisted(() => []);
vi.mock(import('node:fs'), async (original) => {
  const fs = await original();
  const createReadStream: typeof fs.createReadStream = (...of) => {
    const stream = fs.createReadStream(...of);
    opened.push(stream);
    return stream;
  };
  return { ...fs, createReadStream };
});

/** Waits until each stream has been closed, for whatever reason. */
const closed = (streams: readonly ReadStream[]): Promise<ReadStream[]> =>
  Promise.all(
    streams.map(async (stream) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      stream.on('close', resolve);
      if (!stream.closed) await promise;
      return stream;
    }),
  );

let edge: StartedEdge | undefined;
afterEach(() => edge?.close());

test('a visitor who goes away in the middle of a film leaves no file open', async () => {
  edge = await startedEdge(1);
  await writeFile(join(edge.sites, 'alpha/film.mp4'), Buffer.alloc(32 * 1024 * 1024));
  const visitor = await rawAsk(edge.port, 'GET /film.mp4 HTTP/1.1\r\nHost: alpha.localhost\r\n\r\n');
  await visitor.answers(1);
  visitor.socket.destroy();
  const [film, ...others] = await closed(opened);
  expect([film?.destroyed, film?.readableEnded, others]).toEqual([true, false, []]);
});
