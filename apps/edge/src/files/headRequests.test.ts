import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ask } from '@baize/assembler/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startedEdge } from '../testing/startedEdge.ts';
import type { StartedEdge } from '../testing/startedEdge.ts';

const HOST = 'alpha.localhost';
let edge: StartedEdge;

beforeAll(async () => {
  edge = await startedEdge(1);
});
afterAll(() => edge.close());

test('HEAD says what GET would send, and sends nothing', async () => {
  for (const path of ['/', '/assets/main-1.js', '/assets/clip.mp4', '/down', '/gone', '/gone.png']) {
    const got = await ask(edge.port, HOST, path, { headers: { 'accept-encoding': 'br' } });
    const asked = await ask(edge.port, HOST, path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    expect([asked.status, asked.body]).toEqual([got.status, '']);
    for (const name of ['content-length', 'content-encoding', 'content-type', 'etag', 'last-modified']) {
      if (got.status === 200) expect(asked.headers[name]).toBe(got.headers[name]);
    }
  }
});

test('HEAD reads no file: it is answered when the bytes are gone', async () => {
  for (const path of ['/assets/main-1.js', '/assets/clip.mp4']) {
    await rm(join(edge.sites, 'alpha', path));
    expect((await ask(edge.port, HOST, path, { method: 'HEAD' })).status).toBe(200);
  }
});
