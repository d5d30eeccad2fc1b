import { shippedLanguages } from '@baize/domain/languages';
import { answersSheet } from '@baize/tooling/answers';
import { beforeEach, expect, test } from 'vitest';
import { words } from './page/payPage.ts';
import { deposit, openDesk, payout, type Desk } from './testing/desk.ts';

let desk: Desk;
beforeEach(() => {
  desk = openDesk();
});

const open = async (terms: object = {}): Promise<string> => {
  const { value } = await desk.post('/v1/deposits', { ...deposit, ...terms });
  return new URL(String(value.payUrl)).pathname;
};
const pageOf = async (terms: object = {}): Promise<string> => (await desk.send(await open(terms))).text();
/** The words of a page, without its markup. */
const textOf = (page: string): string => page.replaceAll(/<[^>]*>/gu, ' ').replaceAll(/\s+/gu, ' ');

test('the pay page names merchant, amount and account, and offers to pay, decline or let it expire', async () => {
  const page = await pageOf();
  expect(page).toContain('<html lang="en" dir="ltr">');
  expect(page).toContain('Lotus &lt;Casino&gt;');
  expect(textOf(page)).toMatch(/Amount €100\.00 Time left 30:00/u);
  for (const text of ['Sandbox Bank', 'Account holder', 'Account number', 'Reference'])
    expect(textOf(page)).toContain(text);
  expect([...page.matchAll(/name="action" value="(\w+)"/gu)].map(([, action]) => action)).toEqual([
    'pay',
    'decline',
    'lapse',
  ]);
  expect([...page.matchAll(/name="share" value="(\w+)"/gu)].map(([, share]) => share)).toEqual([
    'exact',
    'less',
    'more',
  ]);
  expect(page).toContain('href="http://lotus.localhost:8080/member/depositv2?order=1" target="_top"');
});

test('a payment by USDT shows network, address, what to send, and a QR code of the address', async () => {
  const tron = await pageOf({ method: 'usdt', network: 'TRC20' });
  const ether = await pageOf({ method: 'usdt', network: 'ERC20', order: 'deposit-0002' });
  expect(tron).toMatch(/<bdi>TSandboxDoNotSend[1-9A-HJ-NP-Za-km-z]{17}<\/bdi>/u);
  expect(ether).toMatch(/<bdi>0x0{24}[0-9a-f]{16}<\/bdi>/u);
  expect(textOf(tron)).toContain('108.695653 USDT');
  expect(tron).toContain('data-copies="108.695653"');
  expect(textOf(tron)).toContain('only on this network: TRC20');
  expect(tron).toContain('aria-label="QR code with the wallet address"');
  expect(await pageOf({ order: 'deposit-0003' })).not.toContain('<svg');
});

test.each([
  ['10050', 'EUR', 'EN', '€100.50'],
  ['1234567', 'KWD', 'EN', 'KWD 1,234.567'],
  ['250001', 'VND', 'VI', '250.001 ₫'],
  ['5001', 'JPY', 'EN', '¥5,001'],
  ['123450', 'USDT', 'EN', 'USDT 1,234.50'],
  ['10050', 'BRL', 'PT-BR', 'R$ 100,50'],
  ['10050', 'AED', 'AR', 'AED'],
])('%s of %s are shown in full in %s', async (amount, currency, language, shown) => {
  const text = textOf(await pageOf({ amount, currency, language, order: `money-${currency}` })).replaceAll(
    '\u{A0}',
    ' ',
  );
  expect(text).toContain(shown);
});

test('the smallest amount is not offered to be paid with nothing, the largest not with more', async () => {
  expect(await pageOf({ amount: '1' })).not.toContain('value="less"');
  expect(await pageOf({ amount: '9'.repeat(18), order: 'largest-1' })).not.toContain('value="more"');
});

test.each(shippedLanguages)('the pay page speaks %s, in its direction', async (code) => {
  const page = await pageOf({ language: code });
  expect(page).toContain(`dir="${code === 'AR' || code === 'UR' ? 'rtl' : 'ltr'}"`);
  expect(textOf(page)).toContain(words[code].bankText);
  expect(page).toContain('<bdi>Lotus &lt;Casino&gt;</bdi>');
});

test('the page tells how it went, and what the order was for when another amount came', async () => {
  const path = await open();
  await desk.choose(`http://pay.localhost${path}`, 'pay', 'less');
  expect(await (await desk.send(path)).text()).toContain('<title>Confirming your payment</title>');
  expect(await (await desk.send(`${path}/state`)).json()).toEqual({ state: 'confirming', sequence: 2 });
  await desk.clock.pass(2000);
  const paid = textOf(await (await desk.send(path)).text())
    .replaceAll(' . ', '. ')
    .replaceAll(/ (?=\.)/gu, '');
  expect(paid).toContain('€90.00 was received. The order was for €100.00.');
  expect(paid).not.toContain('Let it expire');
  for (const action of ['decline', 'lapse'] as const) {
    const other = await open({ order: `ends-by-${action}` });
    const answer = await desk.choose(`http://pay.localhost${other}`, action);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, other]);
    const { declinedTitle, lapsedTitle } = words.EN;
    expect(await (await desk.send(other)).text()).toContain(action === 'decline' ? declinedTitle : lapsedTitle);
  }
});

test('an address without a payment says so in the language of the browser', async () => {
  const headers = { 'Accept-Language': 'ar-SA,en;q=0.5' };
  const unknown = await desk.send('/pay/guessed', { headers });
  expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining(words.AR.unknownTitle)]);
  const home = await desk.send('/', { headers });
  expect([home.status, await home.text()]).toEqual([200, expect.stringContaining(words.AR.homeTitle)]);
  expect((await desk.send('/pay/guessed', { method: 'POST' })).status).toBe(404);
  expect((await desk.send('/pay/guessed/state')).status).toBe(404);
});

test('no page holds script or style of its own, and the policy allows none', async () => {
  const paths = [await open(), await open({ method: 'usdt', network: 'TRC20', order: 'deposit-0002' }), '/pay/guessed'];
  for (const path of paths) {
    const answer = await desk.send(path);
    const page = await answer.text();
    expect(page.match(/<script[^>]*>/gu)).toEqual(['<script type="module" src="/assets/pay.js">']);
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/u);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain('frame-ancestors http://*.localhost:8080');
    expect(policy).not.toContain('unsafe');
  }
});

test('all files that a page refers to exist', async () => {
  for (const [, path = ''] of (await pageOf()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/gu)) {
    const answer = await desk.send(path);
    expect(answer.status).toBe(200);
    const again = await desk.send(path, { headers: { 'If-None-Match': answer.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  }
  expect((await desk.send('/assets/..%2fpackage.json')).status).toBe(404);
});

test('each kind of answer has the headers that were reviewed', async () => {
  const path = await open();
  const style = await desk.send('/assets/pay.css');
  const call = (method: string, where: string, content?: unknown) => {
    const body = content === undefined ? '' : JSON.stringify(content);
    return desk.send(where, { method, headers: desk.signed(method, where, body), ...(body === '' ? {} : { body }) });
  };
  const kinds = {
    'a pay page': await desk.send(path),
    'no payment': await desk.send('/pay/guessed'),
    'the state of a payment': await desk.send(`${path}/state`),
    'a choice': await desk.choose(`http://pay.localhost${path}`, 'decline'),
    'a choice of nothing': await desk.choose(`http://pay.localhost${path}`, ''),
    'a choice from another site': await desk.choose(`http://pay.localhost${path}`, 'pay', '', {
      'Sec-Fetch-Site': 'cross-site',
    }),
    'an order': await call('POST', '/v1/payouts', payout),
    'an order that cannot be read': await call('POST', '/v1/payouts', {}),
    'an order of other terms': await call('POST', '/v1/payouts', { ...payout, amount: '1' }),
    'an order that is too large': await call('POST', '/v1/payouts', 'a'.repeat(8193)),
    'a query': await call('GET', '/v1/payouts/payout-00001'),
    'a query for nothing': await call('GET', '/v1/payouts/nothing'),
    'a list of events': await call('GET', '/v1/events'),
    'a call without a signature': await desk.send('/v1/events'),
    'a style sheet': style,
    'one that has not changed': await desk.send('/assets/pay.css', {
      headers: { 'If-None-Match': style.headers.get('etag') ?? '' },
    }),
    'no file': await desk.send('/assets/nothing.css'),
    'whether it is ready': await desk.send('/ready'),
  };
  const seen = Object.entries(kinds).map(([kind, { status, headers }]) => ({ kind, status, headers }));
  const sheet = answersSheet('What the payment provider answers', seen).replaceAll(/\/pay\/[\w-]{32}/gu, '/pay/…');
  await expect(sheet).toMatchFileSnapshot('answers.snapshot.txt');
});
