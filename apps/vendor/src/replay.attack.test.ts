import { afterEach, beforeEach, expect, test } from 'vitest';
import { createVendor } from './createVendor.ts';
import type { TableConfig } from './page/page.types.ts';
import { openWalletDesk, SECRET, type WalletDesk } from './testing/walletDesk.ts';

// Every draw wins six times the bet: a round paid twice creates money.

let desk: WalletDesk;
let vendor: ReturnType<typeof createVendor>;
beforeEach(async () => {
  desk = await openWalletDesk({ tokens: ['t1', 't2'] });
  vendor = createVendor({ gateway: desk.address, secret: SECRET, publicPort: 8080, draw: () => 31 });
});
afterEach(() => desk.close());

type Reply = {
  readonly ok: boolean;
  readonly code?: string;
  readonly round?: string;
  readonly next?: string;
};

const launch = async (token: string): Promise<TableConfig> => {
  const page = await (await vendor.fetch(new Request(`http://games.localhost/play?session=${token}`))).text();
  const config = (/data-config="([^"]*)"/u.exec(page)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&lt;', '<');
  return (JSON.parse(config.replaceAll('&gt;', '>').replaceAll('&#39;', "'")) as { table: TableConfig }).table;
};

const play = async (key: string, round: unknown, bet: unknown = '100'): Promise<Reply> => {
  const headers = { Authorization: `Bearer ${key}` };
  const body = JSON.stringify({ round, bet });
  const answer = await vendor.fetch(new Request('http://games.localhost/rounds', { method: 'POST', headers, body }));
  return (await answer.json()) as Reply;
};

const debits = () => desk.calls.filter((call) => call === 'debit').length;

test('a round sent 600 times at once is paid once, and each time answered alike', async () => {
  const { key, round } = await launch('t1');
  const answers = await Promise.all(Array.from({ length: 600 }, () => play(key, round)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ ok: true, round });
  expect(desk.balance()).toBe('10500');
});

test('a round is remembered after 200 others, and with another bet', async () => {
  const { key, round } = await launch('t1');
  const first = await play(key, round);
  let open = first.next;
  for (let n = 0; n < 200; n += 1) open = (await play(key, open)).next;
  const before = desk.balance();
  expect(await play(key, round)).toEqual(first);
  expect(await play(key, round, '500')).toEqual(first);
  expect(desk.balance()).toBe(before);
  expect(debits()).toBe(201);
});

test('rounds sent in any order, over and over, are played one after the other', async () => {
  const { key, round } = await launch('t1');
  const known = [round];
  for (let n = 0; n < 20; n += 1) {
    const answers = await Promise.all([...known.toReversed(), ...known].map((each) => play(key, each)));
    const newest = answers.find((answer) => answer.round === known.at(-1))?.next;
    if (newest !== undefined) known.push(newest);
  }
  expect(debits()).toBe(20);
  expect(desk.balance()).toBe(String(10_000 + 20 * 500));
});

test('no round id of the browser is played: not its own, not a guess, not what is no text', async () => {
  const { key, round } = await launch('t1');
  const own = ['round-0001', '', round.toLowerCase().slice(1), `${round}:credit`, '__proto__'];
  for (const id of own) expect(await play(key, id)).toMatchObject({ ok: false, code: 'roundUnknown', next: round });
  for (const id of [null, 1, [round], { id: round }]) expect((await play(key, id)).code).toBe('roundUnknown');
  expect(debits()).toBe(0);
});

test("another session can't play, repeat or return a round: it gets nothing for it", async () => {
  const mine = await launch('t1');
  const other = await launch('t2');
  expect(other.round).not.toBe(mine.round);
  expect(await play(other.key, mine.round)).toMatchObject({ ok: false, code: 'roundUnknown' });
  await play(mine.key, mine.round);
  const calls = desk.calls.length;
  expect(await play(other.key, mine.round)).toMatchObject({ ok: false, code: 'roundUnknown' });
  expect(desk.calls).toHaveLength(calls);
  expect(desk.balance()).toBe('10500');
});

test('a lost answer asked for again while the wallet is away takes and returns one bet', async () => {
  const { key, round } = await launch('t1');
  desk.trouble('debit', 'silent after');
  const answers = await Promise.all(Array.from({ length: 50 }, () => play(key, round)));
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['away']));
  expect(desk.calls.filter((call) => call === 'rollback')).toHaveLength(1);
  expect(desk.balance()).toBe('10000');
});
