import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenTo } from '../events/testing/listenTo.ts';
import { fakeProvider } from '../payments/testing/fakeProvider.ts';
import { payingMember } from '../payments/testing/payingMember.ts';
import type { Order } from '../payments/testing/payingMember.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { messagesOf } from './testing/messagesOf.ts';

const { provider } = fakeProvider();
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ payments: provider });
});
afterAll(() => gateway.close());

const said = (title: string, own: object = {}) => ({
  account: 'player',
  kind: 'personal' as const,
  titles: { EN: title, CN: `${title}的标题` },
  contents: { EN: `<p>${title}</p>` },
  ...own,
});

const member = async (messages = [said('one', { hoursAgo: 2 }), said('two', { hoursAgo: 1, kind: 'system' })]) => {
  const world = await newWorldAt(gateway, 'alpha', { as: 'player', rows: { messages } });
  return { ...world, ...messagesOf(world.visitor, world.token) };
};

describe('the messages of a member', () => {
  it('come newest first in the language of the call, and stay', async () => {
    const { page } = await member();
    const { items, unread } = await page();
    expect(items).toMatchObject([
      { kind: 'system', title: 'two', content: '<p>two</p>', read: false },
      { kind: 'personal', title: 'one', read: false },
    ]);
    expect(unread).toBe(2);
    expect((await page('', 'CN')).items[0]?.title).toBe('two的标题');
    expect((await page('kind=personal')).items.map(({ title }) => title)).toEqual(['one']);
  });

  it('come by cursor, none twice and none skipped, when one is sent meanwhile', async () => {
    const { page, change } = await member(['a', 'b', 'c'].map((title, at) => said(title, { hoursAgo: at + 1 })));
    const first = await page('pageSize=2');
    await change({ rows: { messages: [said('new')] } });
    const second = await page(`pageSize=2&cursor=${first.next}`);
    expect([first, second].map(({ items }) => items.map(({ title }) => title))).toEqual([['a', 'b'], ['c']]);
    expect(second.next).toBeUndefined();
  });

  it('are counted until they are read, one by one or all at once [REQ-214]', async () => {
    const { page, count, read } = await member(['a', 'b', 'c'].map((title) => said(title)));
    const [first] = (await page()).items;
    expect(await count()).toMatchObject({ value: { messages: 3 } });
    expect((await read([first?.id ?? ''])).value).toEqual({ count: 2 });
    expect((await read([first?.id ?? ''])).value).toEqual({ count: 2 });
    expect((await read()).value).toEqual({ count: 0 });
    expect(await count()).toMatchObject({ value: { messages: 0 } });
  });

  it('are gone once they are deleted', async () => {
    const { page, remove } = await member();
    const [first] = (await page()).items;
    expect((await remove([first?.id ?? ''])).value).toEqual({ count: 1 });
    expect((await remove([first?.id ?? ''])).value).toEqual({ count: 1 });
    expect((await page()).items.map(({ title }) => title)).toEqual(['one']);
  });

  it('arrive as an event [D34]', async () => {
    const { visitor, token = '', change } = await member([]);
    const { next, nextEvent, leave } = await listenTo(visitor, token);
    await next();
    await change({ rows: { messages: [said('new')] } });
    expect(await nextEvent()).toMatchObject({ data: { type: 'messages' } });
    await leave();
  });

  it('are refused to a trial account', async () => {
    const { visitor, token } = await newWorldAt(gateway, 'alpha', { as: 'trial' });
    const { answer, read } = messagesOf(visitor, token);
    for (const answered of [await answer(), await read()])
      expect(answered).toMatchObject({ status: 403, value: { code: 'realAccountRequired' } });
  });
});

const titlesOf = async (player: Awaited<ReturnType<typeof payingMember>>) =>
  (await messagesOf(player.visitor, player.token).page()).items.map(({ title, content }) => `${title}: ${content}`);

describe('what a member is told of money', () => {
  it('is when a deposit arrived, once, with what was credited', async () => {
    const player = await payingMember(gateway, {
      rows: { deposits: [{ account: 'player', amount: '10000', status: 'credited' }] },
    });
    expect(await titlesOf(player)).toEqual([
      'Your deposit has arrived: <p><bdi>¥100.00</bdi> was added to your balance.</p>',
    ]);
  });

  it('is when a withdrawal was approved or rejected', async () => {
    const account = { account: 'player', kind: 'bank', bank: 'Harbour Bank', number: '6222020200112345' } as const;
    const end = async (status: 'rejected' | 'received') => {
      const withdrawals = [{ account: 'player', amount: '10000', status }];
      return titlesOf(await payingMember(gateway, { rows: { withdrawalAccounts: [account], withdrawals } }));
    };
    const [rejected] = await end('rejected');
    const approved = await end('received');
    expect(rejected).toContain('Your withdrawal was rejected');
    expect(approved).toEqual([expect.stringContaining('Your withdrawal was approved')]);
  });

  it('does not come for an order that is open', async () => {
    const player = await payingMember(gateway);
    expect(((await player.deposit()).value as Order).status).toBe('pending');
    expect(await titlesOf(player)).toEqual([]);
  });
});
