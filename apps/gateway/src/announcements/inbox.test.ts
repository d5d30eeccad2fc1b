import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { announcements } from './announcements.schema.ts';
import { inboxOf } from './testing/inboxOf.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const announced = (id: string, own: object = {}) => ({
  id,
  kind: 'popup' as const,
  titles: { EN: `Title of ${id}`, CN: `${id}的标题` },
  ...own,
});
const rows = {
  announcements: [
    announced('all'),
    announced('members', { execution: 'A', kind: 'player' }),
    announced('first', { execution: 'F' }),
    announced('visitors', { execution: 'B' }),
    announced('banner', { kind: 'banner' }),
  ],
};
const member = async (as = 'player', own: Partial<typeof rows> & object = rows) => {
  const world = await newWorldAt(gateway, 'alpha', { as, rows: own });
  return { ...world, ...inboxOf(world.visitor, world.token) };
};

describe('the inbox of a member', () => {
  it('has what is announced to members, not what is for visitors, in the language of the call', async () => {
    const { page } = await member();
    const { content, ...rest } = await page('', 'CN');
    expect(content.map(({ id, title, read }) => [id, title, read])).toEqual([
      ['all', 'all的标题', false],
      ['members', 'members的标题', false],
      ['first', 'first的标题', false],
    ]);
    expect(rest).toEqual({ pageNum: 1, totalPages: 1, unread: 3 });
  });

  it('says how many are not read, which each reading makes fewer, once [REQ-214]', async () => {
    const { count, read, page } = await member();
    expect(await count()).toMatchObject({ value: { count: 3 } });
    expect(await read('all', 'all', 'first')).toMatchObject({ success: true, value: { count: 1 } });
    expect(await read('first')).toMatchObject({ success: true, value: { count: 1 } });
    expect(await count()).toMatchObject({ value: { count: 1 } });
    expect((await page()).content.map((item) => item.read)).toEqual([true, false, true]);
  });

  it('comes in pages, the newest first', async () => {
    const { page } = await member('player', {
      announcements: [
        announced('old', { startsAt: '2020-01-01T00:00:00Z' }),
        announced('new', { startsAt: '2021-01-01T00:00:00Z' }),
        announced('middle', { startsAt: '2020-06-01T00:00:00Z' }),
      ],
    });
    expect((await page('pageSize=2')).content.map(({ id }) => id)).toEqual(['new', 'middle']);
    const last = await page('pageSize=2&pageNo=2');
    expect([last.content.map(({ id }) => id), last.totalPages, last.unread]).toEqual([['old'], 2, 3]);
  });

  it('comes by cursor, none twice and none skipped, when one is announced and one is over meanwhile', async () => {
    const { page, now, read } = await member('player', {
      announcements: ['a', 'b', 'c', 'd', 'e'].map((id) => announced(id, { startsAt: '2021-01-01T00:00:00Z' })),
    });
    const first = await page('pageSize=2');
    expect([first.content.map(({ id }) => id), first.totalPages]).toEqual([['a', 'b'], 3]);
    const { owner } = gateway.database;
    const [old] = await owner.select().from(announcements).where(eq(announcements.id, 'e'));
    if (old === undefined) throw new Error('The world has announcements.');
    await owner.insert(announcements).values({ ...old, id: 'new', position: 9, starts_at: now() });
    const isA = and(eq(announcements.merchant, old.merchant), eq(announcements.id, 'a'));
    await owner.update(announcements).set({ ends_at: now() }).where(isA);
    await read('c');
    const second = await page(`pageSize=2&cursor=${first.next}`);
    expect(second.content.map(({ id, read: isRead }) => [id, isRead])).toEqual([
      ['c', true],
      ['d', false],
    ]);
    const { content, ...rest } = await page(`pageSize=2&cursor=${second.next}`);
    expect([content.map(({ id }) => id), rest]).toEqual([['e'], { unread: 4 }]);
    expect((await page('pageSize=2')).content.map(({ id }) => id)).toEqual(['new', 'b']);
  });

  it('has nothing before its time, and nothing after it', async () => {
    const { page, advance, count, visitor, now } = await member('player', { announcements: [] });
    const at = (minutes: number) => new Date(now().getTime() + minutes * 60_000).toISOString();
    const soon = await member('player', {
      announcements: [announced('soon', { startsAt: at(10), endsAt: at(20) })],
    });
    const listed = async () => {
      const path = '/wps/relay/MCSFE_getListAnnouncements?types=PU';
      const { popup } = (await soon.visitor.call(path)).value as { popup: { id: string }[] };
      return [popup.length, (await soon.page()).content.length];
    };
    expect(await listed()).toEqual([0, 0]);
    await soon.advance(11 * 60_000);
    expect(await listed()).toEqual([1, 1]);
    await soon.advance(10 * 60_000);
    expect(await listed()).toEqual([0, 0]);
    await advance(1);
    expect([await page(), (await count()).value, visitor === soon.visitor]).toMatchObject([
      { content: [], totalPages: 0 },
      { count: 0 },
      false,
    ]);
  });

  it('tells when each ends and what it promotes [REQ-200]', async () => {
    const { page } = await member('player', {
      announcements: [
        announced('a', {
          execution: 'A',
          groupName: 'w_home',
          promotionType: 'CASHBACK',
          startsAt: '2020-01-01T00:00:00Z',
          endsAt: '2999-01-01T00:00:00Z',
          contents: { EN: '<p>Back</p>' },
        }),
        announced('b', { execution: 'F', startsAt: '2019-01-01T00:00:00Z' }),
      ],
    });
    expect((await page()).content).toEqual([
      {
        id: 'a',
        title: 'Title of a',
        content: '<p>Back</p>',
        startDate: '2020-01-01T00:00:00.000Z',
        endDate: '2999-01-01T00:00:00.000Z',
        noExpiry: 0,
        promotionType: 'CASHBACK',
        execution: 'A',
        groupName: 'w_home',
        read: false,
      },
      {
        id: 'b',
        title: 'Title of b',
        content: '',
        startDate: '2019-01-01T00:00:00.000Z',
        noExpiry: 1,
        execution: 'F',
        read: false,
      },
    ]);
  });

  it('is refused to a trial account', async () => {
    const { count, answer, read } = await member('trial');
    for (const answered of [await count(), await answer(), await read('all')])
      expect(answered).toMatchObject({ status: 403, value: { code: 'realAccountRequired' } });
  });
});
