import { operations } from '@baize/gateway-contract';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announcements } from '../announcements/announcements.schema.ts';
import { countQueries } from '../testing/countQueries.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { visit } from '../testing/visitor.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ isAlone: true });
  // Some answers expire after a second, which may pass between two calls of a test.
  gateway.clock.stop();
});
afterAll(() => gateway.close());

const START = '/wps/system/permission';
const GAMES = '/wps/relay/GCSGAME_gameList?gameType=RNG';
const NOTICES = '/wps/relay/MCSFE_getListAnnouncements';

/** Required query strings, by path. */
const questions: Readonly<Record<string, string>> = {
  '/wps/relay/GCSGAME_getVassGameType': '?vassalage=BAIZE',
  '/lgw/games/board': '?vassalage=LOTT&gameCode=lucky-six',
};

const paths = operations.filter(({ sameForAll }) => sameForAll).map(({ path }) => `${path}${questions[path] ?? ''}`);

const ask = (path: string, headers: Record<string, string> = {}, host = 'alpha.localhost', method = 'GET') =>
  visit(gateway, host).request(path, { method, headers });
const tagOf = (response: Response): string => response.headers.get('ETag') ?? '';

describe('an answer that is the same for all', () => {
  it.each(paths)('%s asks the database once', async (path) => {
    const first = await ask(path);
    const text = await first.text();
    const { asked } = countQueries(gateway.database);
    const second = await ask(path);
    expect([second.status, await second.text()]).toEqual([200, text]);
    expect(second.headers.get('Content-Type')).toBe('application/json');
    expect(second.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(second.headers.get('X-Request-Id')).not.toBe(first.headers.get('X-Request-Id'));
    const again = await ask(path, { 'If-None-Match': `"other", ${tagOf(first)}` });
    expect([again.status, await again.text(), tagOf(again)]).toEqual([304, '', tagOf(first)]);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is compressed for a browser that takes brotli, and only for it', async () => {
    const plain = await ask(GAMES);
    const packed = await ask(GAMES, { 'Accept-Encoding': 'gzip, deflate, br' });
    const refused = await ask(GAMES, { 'Accept-Encoding': 'gzip, br;q=0' });
    const encodings = [plain, packed, refused].map(({ headers }) => headers.get('Content-Encoding'));
    expect(encodings).toEqual([null, 'br', null]);
    const [text, bytes] = [await plain.text(), new Uint8Array(await packed.arrayBuffer())];
    expect(brotliDecompressSync(bytes).toString()).toBe(text);
    expect(bytes.length).toBeLessThan(text.length / 2);
    expect(packed.headers.get('Vary')).toBe('X-Language, Accept-Encoding');
  });

  it('is made once for many at the same time', async () => {
    await ask(GAMES);
    const { asked } = countQueries(gateway.database);
    const path = `${GAMES}&pageNo=2`;
    const texts = await Promise.all(Array.from({ length: 20 }, async () => (await ask(path)).text()));
    expect(new Set(texts).size).toBe(1);
    // Two statements: one counts the rows, one reads the page.
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('is not that of another merchant, language or query, whatever tag is sent', async () => {
    const tag = tagOf(await ask(GAMES));
    const others = [
      await ask(GAMES, { 'If-None-Match': tag }, 'beta.localhost'),
      await ask(GAMES, { 'If-None-Match': tag, 'X-Language': 'CN' }),
      await ask(`${GAMES}&pageNo=2`, { 'If-None-Match': tag }),
    ];
    const texts = await Promise.all([ask(GAMES), ...others].map(async (each) => (await each).text()));
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(texts).size).toBe(4);
  });

  it('says each visitor their own address and no other, under a tag of their own', async () => {
    const from = (ip: string) => ask(START, { 'X-Forwarded-For': ip });
    const [first, second] = [await from('198.51.100.1'), await from('198.51.100.2')];
    expect(tagOf(first)).not.toBe(tagOf(second));
    for (const [answer, ip] of [
      [first, '198.51.100.1'],
      [second, '198.51.100.2'],
    ] as const)
      expect(((await answer.json()) as { value: unknown }).value).toMatchObject({ location: { ip } });
    const stolen = await ask(START, { 'X-Forwarded-For': '198.51.100.2', 'If-None-Match': tagOf(first) });
    expect(stolen.status).toBe(200);
  });

  it('has no body for HEAD, and the head that GET has', async () => {
    const get = await ask(GAMES);
    const head = await ask(GAMES, {}, 'alpha.localhost', 'HEAD');
    expect([head.status, await head.text(), tagOf(head)]).toEqual([200, '', tagOf(get)]);
  });

  it('belongs to no member, and a member is still told when the session has ended', async () => {
    const visitor = visit(gateway, 'alpha.localhost');
    const token = await visitor.tokenOf('player', 'Player2026');
    const asMember = await visitor.request(NOTICES, { token });
    expect(await asMember.text()).toBe(await (await ask(NOTICES)).text());
    expect((await visitor.call(NOTICES, { token: 'x'.repeat(43) })).status).toBe(401);
    const balance = await visitor.request('/wps/v2/wallets/balance', { token });
    expect([balance.headers.get('Cache-Control'), balance.headers.get('ETag')]).toEqual(['no-store', null]);
    for (const { sameForAll, access } of operations)
      expect(sameForAll && ['member', 'agent'].includes(access)).toBe(false);
  });

  it('is refused, late or broken as any other, and no refusal is kept', async () => {
    const world = await newWorldAt(gateway, 'alpha');
    const status = async (path = GAMES) => (await world.visitor.call(path)).status;
    expect(await status()).toBe(200);
    await world.change({ failures: { maintenance: true } });
    expect(await status()).toBe(503);
    expect((await world.visitor.call(START)).value).toMatchObject({ maintenance: true });
    await world.change({ failures: { errors: { getGameList: { status: 500 } } } });
    expect(await status()).toBe(500);
    await world.change({ failures: { limits: { getGameList: 2 } } });
    expect([await status(`${GAMES}&pageNo=0`), await status()]).toEqual([400, 429]);
    await world.change({ failures: {} });
    expect((await world.visitor.call(START)).value).toMatchObject({ maintenance: false });
  });

  it('ends when something in it does', async () => {
    const world = await newWorldAt(gateway, 'alpha');
    const ends_at = new Date(world.now().getTime() + 60_000);
    const row = {
      merchant: 'alpha',
      id: 'brief',
      kind: 'popup' as const,
      titles: { EN: 'Brief' },
      contents: { EN: 'Brief' },
    };
    await gateway.database.owner
      .insert(announcements)
      .values({ ...row, starts_at: new Date(0), ends_at, position: 99 });
    const shows = async () => JSON.stringify((await world.visitor.call(NOTICES)).value).includes('Brief');
    expect(await shows()).toBe(true);
    gateway.clock.advance(59_000);
    expect(await shows()).toBe(true);
    gateway.clock.advance(1001);
    expect(await shows()).toBe(false);
  });
});
