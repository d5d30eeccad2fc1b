import { answersSheet } from '@baize/tooling/answers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createVendor } from './createVendor.ts';
import type { PageConfig } from './page/page.types.ts';
import { chatWords, words } from './page/words.ts';
import { openWalletDesk, SECRET, type WalletDesk } from './testing/walletDesk.ts';

let desk: WalletDesk;
let vendor: ReturnType<typeof createVendor>;

const open = async (launch: Parameters<typeof openWalletDesk>[0] = {}): Promise<void> => {
  desk = await openWalletDesk(launch);
  vendor = createVendor({ gateway: desk.address, secret: SECRET, publicPort: 8080, draw: () => 31 });
};
beforeEach(() => open());
afterEach(() => desk.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  vendor.fetch(new Request(`http://games.localhost${path}`, { headers }));

const configOf = (page: string): PageConfig => {
  const text = /data-config="([^"]*)"/u.exec(page)?.[1] ?? '';
  return JSON.parse(
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
      .replaceAll('&#39;', "'"),
  ) as PageConfig;
};

const holes = (sentence: string) => (sentence.match(/\{\w+\}/gu) ?? []).toSorted();

const send = (key: string, body: string) => {
  const headers = { Authorization: `Bearer ${key}` };
  return vendor.fetch(new Request('http://games.localhost/rounds', { method: 'POST', headers, body }));
};

const post = async (key: string, body: unknown): Promise<unknown> => (await send(key, JSON.stringify(body))).json();

test('a launch opens a page in its language that plays; its token opens no second one', async () => {
  const page = await (await get('/play?session=t1')).text();
  expect(page).toContain('<html lang="en" dir="ltr">');
  expect(page).toContain('Lucky &lt;Orchard&gt;');
  expect(page).toContain('<dt>Balance</dt>');
  const { table } = configOf(page);
  expect(table).toMatchObject({ kind: 'reels', balance: '10000', backUrl: 'http://shop.localhost:8080/' });
  expect(await post(table?.key ?? '', { round: table?.round, bet: '100' })).toMatchObject({ ok: true, win: '600' });
  const again = await get('/play?session=t1');
  expect(again.status).toBe(410);
  expect(configOf(await again.text()).problem).toBe('launchUsed');
});

test('no page holds script or style of its own, and the policy allows none', async () => {
  const scripts = { '/play?session=t1': 'game', '/play': 'game', '/chat': 'chat' };
  for (const [path, script] of Object.entries(scripts)) {
    const answer = await get(path);
    const page = await answer.text();
    expect(page.match(/<script[^>]*>/gu)).toEqual([`<script type="module" src="/assets/${script}.js">`]);
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/u);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-ancestors http://*.localhost:8080');
    expect(policy).not.toContain('unsafe');
  }
});

test('each kind of answer has the headers that were reviewed', async () => {
  const opened = await get('/play?session=t1');
  const { key = '', round } = configOf(await opened.clone().text()).table ?? {};
  const style = await get('/assets/game.css');
  const kinds = {
    'an opened game': opened,
    'a launch that was used': await get('/play?session=t1'),
    'a launch without its token': await get('/play'),
    'a live chat': await get('/chat'),
    'a round': await send(key, JSON.stringify({ round, bet: '100' })),
    'a round that cannot be read': await send(key, '{}'),
    'a round of nobody': await send('', '{}'),
    'a round that is too large': await send(key, 'a'.repeat(1025)),
    'a style sheet': style,
    'one that has not changed': await get('/assets/game.css', { 'If-None-Match': style.headers.get('etag') ?? '' }),
    'no file': await get('/assets/nothing.css'),
    'whether it is ready': await get('/ready'),
  };
  const seen = Object.entries(kinds).map(([kind, { status, headers }]) => ({ kind, status, headers }));
  await expect(answersSheet('What the vendor answers', seen)).toMatchFileSnapshot('answers.snapshot.txt');
});

test('all files that a page refers to exist', async () => {
  const page = (await Promise.all(['/play?session=t1', '/chat'].map(async (path) => (await get(path)).text()))).join(
    '',
  );
  for (const [, path = ''] of page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/gu)) {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect((await get(path, { 'If-None-Match': answer.headers.get('etag') ?? '' })).status).toBe(304);
  }
  expect((await get('/assets/..%2fpackage.json')).status).toBe(404);
});

test('a live chat opens in its language, and in English where there is no such', async () => {
  for (const [code, { title }] of Object.entries(chatWords))
    expect(await (await get(`/chat?language=${code}`)).text()).toContain(`<h1>${title}</h1>`);
  expect(await (await get('/chat?language=AR')).text()).toContain('<html lang="ar" dir="rtl">');
  for (const path of ['/chat', '/chat?language=toString'])
    expect(await (await get(path)).text()).toContain('<html lang="en" dir="ltr">');
});

test('a gateway that is away is told apart from a token that is spent', async () => {
  desk.trouble('redeem', 'silent before');
  const answer = await get('/play?session=t1', { 'Accept-Language': 'ar-SA,en;q=0.5' });
  expect(answer.status).toBe(503);
  const page = await answer.text();
  expect(page).toContain('dir="rtl"');
  expect(configOf(page).problem).toBe('away');
});

test.each(['expired', 'silent before'] as const)('a game whose balance is %s does not open', async (trouble) => {
  desk.trouble('balance', trouble);
  const answer = await get('/play?session=t1');
  expect(answer.status).toBe(503);
  expect(configOf(await answer.text())).toMatchObject({ problem: 'launchUsed' });
});

test('a round that cannot be read is refused as unknown', async () => {
  const key = configOf(await (await get('/play?session=t1')).text()).table?.key ?? '';
  for (const body of ['', '{', '[]', '{"round":1,"bet":"100"}']) {
    const answer = await send(key, body);
    expect([body, answer.status, await answer.json()]).toEqual([body, 400, { ok: false, code: 'roundUnknown' }]);
  }
  expect(desk.calls).not.toContain('debit');
});

test('a round with an unknown key is refused', async () => {
  expect(await post('guessed', { round: 'round-0001', bet: '100' })).toEqual({ ok: false, code: 'sessionExpired' });
});

test('a demo tells no wallet', async () => {
  desk.close();
  await open({ launch: { mode: 'demo', gameType: 'LOTT', currency: 'VND', currencyExponent: 0 } });
  const page = await (await get('/play?session=t1')).text();
  expect(page).toContain('<dt>Play money</dt>');
  const { table } = configOf(page);
  expect(table).toMatchObject({ kind: 'wheel', balance: '1000000', mode: 'demo' });
  expect(desk.calls).toEqual(['redeem']);
});

test.each([[true], [false], [undefined]])(
  'a launch with automatic play %s says so to its page [D58]',
  async (autoPlay) => {
    desk.close();
    await open({ launch: { autoPlay } });
    const { table } = configOf(await (await get('/play?session=t1')).text());
    expect(table?.autoPlay).toBe(autoPlay ?? false);
  },
);

test('every language has every word, and no other language speaks in it', () => {
  const { EN } = words;
  for (const [code, said] of Object.entries(words)) {
    expect(Object.keys(said)).toEqual(Object.keys(EN));
    for (const [word, text] of Object.entries(said)) {
      expect(text.trim(), `${code} ${word}`).not.toBe('');
      expect(holes(text), `${code} ${word}`).toEqual(holes(EN[word as keyof typeof EN]));
    }
  }
});
