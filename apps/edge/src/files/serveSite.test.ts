import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptCases, ask, pathCases } from '@baize/assembler/testing';
import { startedEdge, type StartedEdge } from '../testing/startedEdge.ts';
import { byteRange, contentType, isText } from './serveSite.ts';

const HOST = 'alpha.localhost';
let edge: StartedEdge;

beforeAll(async () => {
  edge = await startedEdge(1, {}, ['alpha', 'beta']);
});
afterAll(() => edge.close());

const bytesOf = async (path: string, headers: Record<string, string>, port = edge.port) => {
  const options = { host: '127.0.0.1', port, path, headers: { host: HOST, ...headers } };
  const [answer] = (await once(request(options).end(), 'response')) as [IncomingMessage];
  return { headers: answer.headers, bytes: await buffer(answer) };
};

test('text goes out in the best form that is prepared and that the browser takes, whole and with its length', async () => {
  const plain = (await bytesOf('/assets/main-1.js', {})).bytes;
  const open = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [accept, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.1, gzip', 'gzip'],
  ] as const) {
    const { headers, bytes } = await bytesOf('/assets/main-1.js', { 'accept-encoding': accept });
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(bytes.length),
      vary: 'Accept-Encoding',
    });
    expect(open[encoding](bytes)).toEqual(plain);
  }
});

test('a page has no prepared form: it is compressed here, and its length told to HEAD too', async () => {
  const page = `<h1>${'alpha '.repeat(400)}</h1>`;
  const other = await startedEdge(1);
  await writeFile(join(other.sites, 'alpha/index.html'), page);
  for (const [encoding, opened] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const { headers, bytes } = await bytesOf('/', { 'accept-encoding': encoding }, other.port);
    expect(headers).toMatchObject({ 'content-encoding': encoding, 'content-length': String(bytes.length) });
    expect(opened(bytes).toString()).toBe(page);
    const head = await ask(other.port, HOST, '/', { method: 'HEAD', headers: { 'accept-encoding': encoding } });
    expect(head).toMatchObject({ body: '', headers: { 'content-length': headers['content-length'] } });
  }
  expect((await ask(other.port, HOST, '/')).body).toBe(page);
  await other.close();
});

test('what is small, or no text, goes out as it is, and says that it might have been another', async () => {
  for (const [path, accept] of [
    ['/assets/small-1.js', 'br, gzip'],
    ['/assets/main-1.js', 'identity'],
    ['/assets/main-1.js', 'br;q=0, gzip;q=0'],
    ['/assets/clip.mp4', 'br, gzip'],
  ] as const) {
    const { headers, bytes } = await bytesOf(path, { 'accept-encoding': accept });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-length']).toBe(String(bytes.length));
    expect(headers.vary).toBe(path.endsWith('.js') ? 'Accept-Encoding' : undefined);
  }
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])('files have no %s', async (method) => {
  for (const path of ['/', '/assets/main-1.js', '/promotions']) {
    const answer = await ask(edge.port, HOST, path, { method, headers: { accept: 'text/html' } });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(answer.body).toBe('There is no such method here.\n');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  }
});

test('a browser that has a file already is told so, by tag or by date', async () => {
  const { headers } = await ask(edge.port, HOST, '/assets/main-1.js');
  const tag = headers.etag ?? '';
  const date = headers['last-modified'] ?? '';
  const status = async (asked: Record<string, string>) =>
    (await ask(edge.port, HOST, '/assets/main-1.js', { headers: asked })).status;
  expect(await status({ 'if-none-match': tag })).toBe(304);
  expect(await status({ 'if-none-match': `W/"other", ${tag}` })).toBe(304);
  expect(await status({ 'if-none-match': '*' })).toBe(304);
  expect(await status({ 'if-none-match': 'W/"other", *' })).toBe(304);
  expect(await status({ 'if-none-match': 'W/"other"' })).toBe(200);
  expect(await status({ 'if-modified-since': date })).toBe(304);
  expect(await status({ 'if-modified-since': new Date(Date.parse(date) - 1000).toUTCString() })).toBe(200);
  expect(await status({ 'if-modified-since': 'yesterday' })).toBe(200);
  // The tag takes precedence over the date (RFC 9110, 13.2.2).
  expect(await status({ 'if-none-match': 'W/"other"', 'if-modified-since': date })).toBe(200);
});

test('a file that has changed has another tag', async () => {
  const before = await ask(edge.port, HOST, '/robots.txt');
  await writeFile(join(edge.sites, 'alpha/robots.txt'), 'User-agent: *\nDisallow: /');
  await writeFile(join(edge.sites, '.assembled.json'), '{"alpha":{},"beta":{"key":"2"}}');
  await expect
    .poll(async () => (await ask(edge.port, HOST, '/robots.txt')).headers.etag, { timeout: 10_000 })
    .not.toBe(before.headers.etag);
});

test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
  ['bytes=0-0', 206, '0', 'bytes 0-0/10'],
  ['bytes=9-9', 206, '9', 'bytes 9-9/10'],
  ['bytes=5-900', 206, '56789', 'bytes 5-9/10'],
  ['bytes=-900', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  ['bytes=4-2', 200, '0123456789', undefined],
  ['bytes=0-1,3-4', 200, '0123456789', undefined],
  ['bytes=-', 200, '0123456789', undefined],
  ['bytes=a-b', 200, '0123456789', undefined],
  ['lines=0-1', 200, '0123456789', undefined],
])('a range of %s is answered %i', async (range, status, body, contentRange) => {
  const answer = await ask(edge.port, HOST, '/assets/clip.mp4', { headers: { range } });
  expect([answer.status, answer.body, answer.headers['content-range']]).toEqual([status, body, contentRange]);
  expect(answer.headers['accept-ranges']).toBe('bytes');
  if (status !== 416) expect(answer.headers['content-length']).toBe(String(body.length));
  else expect(answer.headers['cache-control']).toBe('no-store');
});

test('a range that depends on a tag gets the whole file, as a weak tag promises no bytes; text is not served in parts', async () => {
  const { headers } = await ask(edge.port, HOST, '/assets/clip.mp4');
  const conditional = { range: 'bytes=2-4', 'if-range': headers.etag ?? '' };
  expect(await ask(edge.port, HOST, '/assets/clip.mp4', { headers: conditional })).toMatchObject({ status: 200 });
  expect((await ask(edge.port, HOST, '/assets/main-1.js', { headers: { range: 'bytes=0-1' } })).status).toBe(200);
});

test.each([
  '/headers.json',
  '/_headers',
  '/nginx.conf',
  '/nginx.maps.conf',
  '/nginx.server.conf',
  '/.assembled.json',
  '/../beta/index.html',
  '/../.assembled.json',
  '/%2e%2e/beta/index.html',
  '/..%2fbeta/index.html',
  '/assets/../../beta/index.html',
  '/assets/..%2f..%2fbeta/index.html',
  '/assets/%2e%2e/headers.json',
  '/assets/./main-1.js',
  '/..%5cbeta%5cindex.html',
  '/assets/main-1.js%00.png',
  '/%E0%A4%A',
  '/assets/main-1.js.br',
  '/assets/main-1.js.gz',
  '/index.html.br',
  '/assets',
  '/assets/',
  '/ASSETS/MAIN-1.JS',
])('nobody reads %s', async (path) => {
  const answer = await ask(edge.port, HOST, path);
  expect([400, 404]).toContain(answer.status);
  expect(answer.body).not.toMatch(/alpha|beta|secret|console/);
});

test('a page address that is no file gets the fallback page, whatever its form; a file’s folder does not', async () => {
  const page = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };
  for (const path of [
    '/promotions',
    '/promotions/',
    '/a/b/c?x=1',
    '/gone.html',
    '/%E4%BD%A0',
    '/wpsx',
    '/robots.txt/more',
    '//index.html',
    '/index.html/',
  ]) {
    expect(await ask(edge.port, HOST, path, page)).toMatchObject({ status: 200, body: '<main>alpha</main>' });
  }
  for (const path of ['/assets/gone', '/brand/gone.svg', '/banners/gone.avif', '/languages/XX.json']) {
    expect((await ask(edge.port, HOST, path, page)).status).toBe(404);
  }
});

test.each(acceptCases)('Accept: %s gets a page: %s, for GET and HEAD', async (accept, takesHtml) => {
  const headers = accept === undefined ? {} : { accept };
  const body = takesHtml ? '<main>alpha</main>' : 'Not found\n';
  for (const method of ['GET', 'HEAD']) {
    const answer = await ask(edge.port, HOST, '/promotions', { method, headers });
    expect(answer).toMatchObject({ status: takesHtml ? 200 : 404, body: method === 'GET' ? body : '' });
    if (takesHtml) expect(answer.headers.vary).toBe('Accept, Accept-Encoding');
  }
});

test.each(pathCases)('%s is answered by a page: %s', async (path, isPage) => {
  for (const accept of ['*/*', 'text/html'])
    expect((await ask(edge.port, HOST, path, { headers: { accept } })).status).toBe(isPage ? 200 : 404);
});

test('a page with a file of its own is answered by it at each of its paths', async () => {
  for (const path of ['/down', '/down/', '/App?x=1']) {
    const answer = await ask(edge.port, HOST, path);
    expect(answer).toMatchObject({ status: 200, body: '<main>alpha app</main>' });
    expect(answer.headers.vary).toBe('Accept, Accept-Encoding');
  }
  const other = await startedEdge(1);
  await rm(join(other.sites, 'alpha/down.html'));
  expect(await ask(other.port, HOST, '/down')).toMatchObject({ status: 200, body: '<main>alpha</main>' });
  await other.close();
});

test('a site without a fallback page has none', async () => {
  const other = await startedEdge(1);
  await rm(join(other.sites, 'alpha/200.html'));
  const page = { headers: { accept: 'text/html' } };
  expect((await ask(other.port, HOST, '/promotions', page)).status).toBe(404);
  await other.close();
});

test.each([
  [undefined, 'none'],
  ['', 'none'],
  ['bytes=', 'none'],
  ['bytes=-', 'none'],
  ['xbytes=0-1', 'none'],
  ['bytes=0-1x', 'none'],
  ['bytes=0-1,3-4', 'none'],
  ['bytes=3-2', 'none'],
  ['bytes=3-3', { start: 3, end: 3 }],
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=12-13', 'outside'],
  ['bytes=10-', 'outside'],
  ['bytes=9-', { start: 9, end: 9 }],
  ['bytes=00-10', { start: 0, end: 9 }],
  ['bytes=-0', 'outside'],
  ['bytes=-1', { start: 9, end: 9 }],
  ['bytes=-10', { start: 0, end: 9 }],
  ['bytes=-11', { start: 0, end: 9 }],
  ['bytes=0-99999999999999999999999', { start: 0, end: 9 }],
  ['bytes=99999999999999999999999-', 'outside'],
] as const)('of ten bytes, %s is %o', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});

test('every range of an empty file lies outside', () => {
  for (const header of ['bytes=0-', 'bytes=0-0', 'bytes=-1']) expect(byteRange(header, 0)).toBe('outside');
});

test.each([
  ['/index.html', 'text/html; charset=utf-8', true],
  ['/brand/LOGO.SVG', 'image/svg+xml', true],
  ['/banners/wide.1.avif', 'image/avif', false],
  ['/assets/clip.mp4', 'video/mp4', false],
  ['/.well-known/file', 'application/octet-stream', false],
  ['/html', 'application/octet-stream', false],
  ['/a.js.map', 'application/octet-stream', false],
])('%s is served as %s', (path, type, text) => {
  expect([contentType(path), isText(path)]).toEqual([type, text]);
});
