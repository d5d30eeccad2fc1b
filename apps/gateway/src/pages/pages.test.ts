import { createHash } from 'node:crypto';
import { operations } from '@baize/gateway-contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendMessage } from '../outbox/outbox.store.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { visit } from '../testing/visitor.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const open = (path: string) => visit(gateway, 'gateway.localhost:8080').request(path);

const bytes = async (path: string) => Buffer.from(await (await open(path)).arrayBuffer()).toString('base64');

describe("the gateway's own pages", () => {
  it('run no script but the one of the outbox, load nothing, and are framed by nobody', async () => {
    for (const path of ['/outbox', '/incidents', '/reference', '/operator']) {
      const response = await open(path);
      const policy = response.headers.get('Content-Security-Policy') ?? '';
      expect(policy).toContain("default-src 'none'; img-src data:; style-src 'sha256-");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      // Without a referrer, a browser would not name the origin of a form.
      expect(response.headers.get('Referrer-Policy')).toBe(path === '/operator' ? 'same-origin' : 'no-referrer');
      const [html = '', ...scripts] = (await response.text()).split(/<script>|<\/script>/u);
      expect([path, scripts.length]).toEqual([path, path === '/outbox' ? 2 : 0]);
      const hash = createHash('sha256')
        .update(scripts[0] ?? '')
        .digest('base64');
      expect(/script-src '(?<allowed>[^']+)'/u.exec(policy)?.groups?.['allowed']).toBe(
        path === '/outbox' ? `sha256-${hash}` : undefined,
      );
      expect(html).not.toMatch(/ on\w+=|style="|https?:\/\/(?!www\.w3\.org)[^"]*\.(?:js|css)/u);
    }
  });

  it('link to each other', async () => {
    const html = await (await open('/outbox')).text();
    const links = [...html.matchAll(/<header>.*<\/header>/gu)].flatMap(([head]) => [
      ...head.matchAll(/href="([^"]+)"/gu),
    ]);
    expect(links.map(([, href]) => href)).toEqual(['/reference', '/outbox', '/incidents', '/operator']);
    for (const [, href = ''] of links) expect((await open(href)).status).toBe(200);
  });

  it("open under the gateway's own name only", async () => {
    for (const host of ['alpha.localhost', 'www.alpha.example', 'nobody.example'])
      for (const path of ['/outbox', '/incidents', '/reference', '/operator'])
        expect((await visit(gateway, host).request(path)).status).toBe(404);
  });

  it('show the messages of one merchant or world, and read them as text', async () => {
    const { id } = await newWorldAt(gateway, 'alpha');
    const message = {
      channel: 'sms' as const,
      recipient: '+86 1',
      body: '<img src=x onerror=alert(1)> 424242',
      sentAt: new Date(),
    };
    await sendMessage(gateway.database.owner, id, message);
    const html = await (await open(`/outbox?merchant=${id}`)).text();
    expect(html).toContain('424242');
    expect(html).not.toContain('<img');
    expect(await (await open('/outbox?merchant=beta')).text()).not.toContain('424242');
    expect((await open('/outbox?merchant=%3Cb%3E')).status).toBe(200);
  });

  it('describe every operation of the contract', async () => {
    const html = await (await open('/reference')).text();
    // Without the generator's sample.
    for (const { operationId, path } of operations.filter(({ path }) => path !== '/wps/sample')) {
      expect(html).toContain(`id="${operationId}"`);
      expect(html).toContain(path);
    }
  });
});

describe('pictures [REQ-183]', () => {
  it('are drawn at the paths of the specification', async () => {
    const paths = [
      'VENDOR_ICON_SMALL/BAIZE-DEFAULT.png',
      'VENDOR_ICON_SMALL/BAIZE-ACTIVE.png',
      'RNG_LIST_VENDOR/KOI-WHITE.png',
      'RNG_LIST_VENDOR/KOI-COLOR2.png',
      'RNG_LIST_VENDOR/KOI-PURPLE.png',
      'RNG_LIST_VENDOR/KOI-GRAY.png',
      'SUBMENU_IMG/STYLE4/RNG-KOI.png',
      'COUNTRY_FLAG/VN.png',
    ];
    for (const path of paths) {
      const picture = await open(`/media/${path}`);
      expect([path, picture.status, picture.headers.get('Content-Type')]).toEqual([path, 200, 'image/png']);
      expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(150);
    }
  });

  it('show SB as SABA, and the lottery as ELOTT', async () => {
    const names = ['SABA', 'SB', 'ELOTT', 'NOBODY'];
    const [saba, sb, elott, nobody] = await Promise.all(
      names.map((name) => bytes(`/media/VENDOR_ICON_SMALL/${name}-DEFAULT.png`)),
    );
    expect(saba).toBe(sb);
    expect([saba, elott]).not.toContain(nobody);
  });

  it.each([
    ['?width=150', 200],
    ['?width=320', 320],
    ['?width=321', 480],
    ['?width=100000', 480],
    ['?width=wide', 480],
    ['', 480],
  ])('come with %j about as wide as asked', async (query, width) => {
    const cover = await open(`/media/GAME_COVER/BAIZE-dragon-gate.CN.avif${query}`);
    expect(await sharp(await cover.arrayBuffer()).metadata()).toMatchObject({ format: 'heif', width });
  });

  it('fall back to the default icon for an unknown vendor, and to nothing elsewhere', async () => {
    expect(await bytes('/media/SUBMENU_IMG/STYLE4/RNG-NOBODY.png')).toBe(await bytes('/media/default.png'));
    for (const path of [
      '/media/COUNTRY_FLAG/XX.png',
      '/media/../main.ts',
      '/media/%',
      '/media/GAME_COVER/BAIZE-nothing.EN.avif',
    ])
      expect((await open(path)).status).toBe(404);
  });
});

describe('an unexpected error', () => {
  it('is reported once, scrubbed, with the reference that the player sees', async () => {
    const failing = await openTestGateway();
    const token = await visit(failing, 'alpha.localhost').tokenOf('player', 'Player2026');
    await failing.database.run('alter table wallets rename to gone');
    const answer = await visit(failing, 'alpha.localhost').call('/wps/v2/wallets/balance?secret=hunter2', { token });
    expect(answer).toMatchObject({ status: 500, success: false, value: { code: 'internal' } });
    expect(failing.loggedErrors).toHaveLength(1);
    expect(failing.loggedErrors[0]).toMatchObject({
      operation: 'getBalance',
      merchant: 'alpha',
      reference: answer.headers.get('X-Request-Id'),
    });
    const told = JSON.stringify(failing.loggedErrors);
    for (const secret of [token, 'hunter2', 'Player2026']) expect(told).not.toContain(secret);
    expect(JSON.stringify(answer.value)).not.toContain('wallets');
    await failing.database.run('alter table gone rename to wallets');
    await failing.close();
  });
});
