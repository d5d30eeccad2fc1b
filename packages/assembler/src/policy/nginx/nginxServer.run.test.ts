import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../../testing/ask.ts';
import { acceptCases, pathCases } from '../../testing/pageRequests.ts';
import { reviewedGateway } from '../../testing/reviewedGateway.ts';
import { guarding, reviewedAnswers, reviewedAway, reviewedSite } from '../../testing/reviewedHeaders.ts';
import type { ReviewedAnswer } from '../../testing/reviewedHeaders.ts';
import { findNginx, freePort, startNginx } from '../../testing/startNginx.ts';
import type { StartedNginx } from '../../testing/startNginx.ts';
import { nginxServer } from './nginxServer.ts';

const nginx = findNginx();
if (nginx === undefined) {
  process.stderr.write(
    'SKIPPED: no nginx on this machine, so that nginx.conf was only read, not run (apt-get install nginx-light, or NGINX_PATH).\n',
  );
}

const goingLive = readFileSync(join(import.meta.dirname, '../../../../../docs/going-live.md'), 'utf8');

/** The nginx code block of this name in docs on going live. */
const added = (name: string): string => goingLive.split(`\`\`\`nginx ${name}\n`)[1]?.split('```')[0] ?? '';

// The longest allowed id, with hyphens, which nginx variables cannot contain.
const SITE = 'jade-palace-of-the-eastern-seas';
const HOST = `${SITE}.example`;

describe.skipIf(nginx === undefined)('nginx runs the delivered file after its two edits', () => {
  let gateway: Server;
  let gatewayPort = 0;
  let started: StartedNginx;

  const startGateway = async () => {
    gateway = createServer(reviewedGateway);
    await once(gateway.listen(gatewayPort, '127.0.0.1'), 'listening');
  };
  const stopGateway = async () => {
    gateway.close();
    gateway.closeAllConnections();
    await once(gateway, 'close');
  };

  beforeAll(async () => {
    gatewayPort = await freePort();
    await startGateway();
    started = await startNginx(nginx ?? '', nginxServer(reviewedSite(SITE)), SITE, gatewayPort);
  });
  afterAll(async () => {
    await started.stop();
    await stopGateway();
  });

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask(started.port, HOST, path, { method, headers });

  const expectReviewed = async ({ path, method, accept, status, type, headers }: ReviewedAnswer) => {
    const answer = await get(path, accept === undefined ? {} : { accept }, method);
    expect(answer.status).toBe(status);
    expect(guarding(answer.headers)).toEqual(headers);
    if (type !== '') expect(answer.headers['content-type']).toBe(type);
  };

  test.each(reviewedAnswers)('$kind carries every header that guards it', (answer) => expectReviewed(answer));

  test('a file that has not changed keeps them', async () => {
    const { headers } = await get('/assets/main-1.js');
    const again = await get('/assets/main-1.js', { 'if-none-match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(guarding(again.headers)).toEqual(guarding(headers));
  });

  test.each([
    ['gzip, deflate, br', 'br', 'gzip'],
    ['gzip, br;q=0', 'gzip', 'gzip'],
    ['identity', undefined, undefined],
  ] as const)(
    'who takes %s gets the prepared form, and a page that is compressed on the way',
    async (accept, ofShared, ofPages) => {
      const endings = { br: '.br', gzip: '.gz' } as const;
      const asked = { 'accept-encoding': accept, accept: 'text/html' };
      const script = await get('/assets/main-1.js', asked);
      const size = await started.size(`/assets/main-1.js${ofShared ? endings[ofShared] : ''}`);
      expect(script.headers['content-encoding']).toBe(ofShared);
      expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(script.headers['content-length']).toBe(String(size));
      for (const path of ['/', '/promotions']) {
        const { headers, status } = await get(path, { ...asked, via: '1.1 a-network' });
        const vary = path === '/' ? 'Accept-Encoding' : 'Accept, Accept-Encoding';
        expect([status, headers['content-encoding'], headers.vary]).toEqual([200, ofPages, vary]);
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
      }
    },
  );

  test('what has no prepared form goes out as it is', async () => {
    const small = await get('/assets/small-1.js', { 'accept-encoding': 'br, gzip' });
    expect(small).toMatchObject({ status: 200, body: '0' });
    expect(small.headers['content-encoding']).toBeUndefined();
    expect((await get('/assets/clip.mp4', { range: 'bytes=2-4' })).body).toBe('234');
  });

  test.each([
    '/nginx.conf',
    '/nginx.maps.conf',
    '/nginx.server.conf',
    '/_headers',
    '/assets/main-1.js.br',
    '/.git/config',
    '/%2e%2e/x',
  ])('nobody reads %s', async (path) => {
    const answer = await get(path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.body).not.toMatch(/secret|console/);
  });

  test('a page address gets the fallback page, what a script asked for does not', async () => {
    expect(await get('/a/b?c', { accept: 'text/html' })).toMatchObject({ status: 200, body: `<main>${SITE}</main>` });
    expect((await get('/a/b?c', { accept: 'application/json' })).status).toBe(404);
    expect((await get('/languages/XX.json', { accept: 'text/html' })).status).toBe(404);
    expect((await get('/csp-report', {}, 'POST')).status).toBe(204);
  });

  test.each(acceptCases)('Accept: %s gets a page: %s', async (accept, takesHtml) => {
    const asked = accept === undefined ? {} : { accept };
    for (const method of ['GET', 'HEAD'])
      expect((await get('/promotions', asked, method)).status).toBe(takesHtml ? 200 : 404);
  });

  test.each(pathCases)('%s is answered by a page: %s', async (path, isPage) => {
    for (const accept of ['*/*', 'text/html'])
      expect([accept, (await get(path, { accept })).status]).toEqual([accept, isPage ? 200 : 404]);
  });

  test('a page with a file of its own is answered by it at each of its paths', async () => {
    for (const path of ['/down', '/down/', '/App?x=1'])
      expect(await get(path)).toMatchObject({ status: 200, body: `<main>${SITE} app</main>` });
  });

  test('the additions of the page on going live run: hidden files that are meant to be public, and IPv6', async () => {
    const wellKnown = await mkdtemp(join(tmpdir(), 'baize-well-known-'));
    await mkdir(join(wellKnown, '.well-known'));
    await writeFile(join(wellKnown, '.well-known/assetlinks.json'), '[]');
    const place = added('well-known').replace('/srv/well-known', wellKnown);
    const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));
    const listen = hasIpv6 ? added('ipv6').replace('[::]:80', `[::1]:${await freePort()}`) : '';
    const delivered = nginxServer(reviewedSite(SITE));
    const site = delivered.site.replace('  listen 80;', `  listen 80;\n${listen}\n${place}`);
    const other = await startNginx(nginx ?? '', { ...delivered, site }, SITE, gatewayPort);
    const asked = (path: string) => ask(other.port, HOST, path);
    const answer = await asked('/.well-known/assetlinks.json');
    expect(answer).toMatchObject({ status: 200, body: '[]' });
    expect(answer.headers['content-type']).toBe('application/json');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect((await asked('/.well-known/none')).status).toBe(404);
    expect((await asked('/.git/config')).status).toBe(404);
    await other.stop();
    await rm(wellKnown, { recursive: true });
  });

  test('a call goes to the gateway under its host, and what a visitor says of that is dropped', async () => {
    const lie = 'evil.example';
    const claims = {
      'x-forwarded-for': lie,
      'x-forwarded-host': lie,
      forwarded: lie,
      'x-real-ip': lie,
      'x-forwarded-port': lie,
    };
    const answer = await get('/lgw/a%2Fb?x=1', claims);
    const seen = JSON.parse(answer.body) as { path: string; headers: Record<string, string> };
    expect(seen.path).toBe('/lgw/a%2Fb?x=1');
    expect(seen.headers).toMatchObject({ 'x-forwarded-host': HOST, 'x-forwarded-for': '127.0.0.1' });
    expect(answer.body).not.toContain(lie);
    const large = await ask(started.port, HOST, '/wps/x', { method: 'POST', body: 'a'.repeat(1024 * 1024 + 1) });
    expect(large.status).toBe(413);
    expect(JSON.parse(large.body)).toMatchObject({ success: false, value: { code: 'tooLarge' } });
  });

  test('a picture of 5 MB arrives, and no other call is as large', async () => {
    const statuses = [];
    for (const path of ['/wps/promotions/images', '/wps/promotions/images?x', '/wps/promotions/images/', '/wps/x'])
      statuses.push((await ask(started.port, HOST, path, { method: 'POST', body: 'a'.repeat(6_667_000) })).status);
    expect(statuses).toEqual([200, 200, 413, 413]);
  });

  test('without a gateway a call is answered at once with the envelope, and works again as soon as there is one', async () => {
    await stopGateway();
    await expectReviewed(reviewedAway);
    expect(JSON.parse((await get('/wps/x')).body)).toMatchObject({
      success: false,
      value: { code: 'gatewayUnavailable' },
    });
    expect((await get('/')).status).toBe(200);
    await startGateway();
    expect((await get('/wps/x')).status).toBe(200);
  });
});
