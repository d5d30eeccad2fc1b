import { expect, describe, it } from 'vitest';
import { gatewayStub } from '../testing/index.ts';
import { getAnnouncements, getGameAnnouncements, getInbox, getUnreadCount, markAnnouncementsRead } from './index.ts';

const banner = { id: '1', url: '/b.svg', linkageType: 'promotions', groupName: 'w_home', title: 'Hello' };
const promotion = { id: '3', title: 'First', announcementImages: [{ url: '/p.svg' }, { url: '/q.svg' }] };
const notice = {
  id: '9',
  title: 'Hi',
  content: '<p>x</p>',
  startDate: '2026-01-01T00:00:00Z',
  endDate: '2026-02-01T00:00:00Z',
  noExpiry: 0,
  execution: 'B',
};

const read = async (value: object) => {
  const answer = await getAnnouncements(gatewayStub({ getAnnouncements: value as never }));
  if (!answer.ok) throw new Error(answer.error.kind);
  return answer.value;
};

describe('announcements', () => {
  it('convert banners and promotions into banners [REQ-207]', async () => {
    expect(await read({ banners: [banner], promotion: [promotion] })).toEqual({
      banners: [{ id: '1', image: '/b.svg', to: 'promotions', group: 'w_home', title: 'Hello' }],
      promotions: [{ id: '3', image: '/p.svg', to: 'promotion:3', group: undefined, title: 'First' }],
      notices: [],
      popups: [],
    });
  });

  it('leave out those without a picture or a known group [REQ-207]', async () => {
    const banners = [{ ...banner, url: '' }, { ...banner, groupName: 'w_moon' }, null, { ...banner, linkageType: '' }];
    const promotions = [{ ...promotion, announcementImages: [] }];
    expect(await read({ banners, promotion: promotions })).toMatchObject({
      banners: [{ id: '1', to: undefined }],
      promotions: [],
    });
  });

  it('have an end date unless `noExpiry` is set', async () => {
    const player = [notice, { ...notice, noExpiry: 1 }, { ...notice, execution: 'Z' }];
    expect((await read({ player })).notices.map(({ endDate }) => endDate)).toEqual(['2026-02-01T00:00:00Z', undefined]);
  });

  it('are asked for by type and execution [REQ-201]', async () => {
    const gateway = gatewayStub({ getAnnouncements: { banners: [banner], popup: [notice], promotion: null } as never });
    expect(await getAnnouncements(gateway)).toMatchObject({
      ok: true,
      value: { banners: [{ id: '1' }], notices: [], popups: [{ id: '9' }], promotions: [] },
    });
    await getAnnouncements(gateway, { types: ['B', 'PL', 'PU', 'PR'], execution: 'B' });
    expect(gateway.asked.map(({ query }) => query)).toEqual([
      { types: 'B,PL,PU,PR,H', platform: 'W' },
      { types: 'B,PL,PU,PR', platform: 'W', execution: 'B' },
    ]);
  });
});

describe('the inbox', () => {
  const member = { token: () => 't' };

  it('has announcements, each read or not, a page at a time', async () => {
    const page = { pageNum: 2, totalPages: 3, unread: 4 };
    const content = [
      { ...notice, read: true },
      { ...notice, id: '10', noExpiry: 1, groupName: 'x', read: false },
    ];
    const gateway = gatewayStub({ getInbox: { ...page, content } as never }, member);
    const { noExpiry: _, ...read } = notice;
    expect(await getInbox(gateway, { page: 2, size: 9 })).toEqual({
      ok: true,
      value: {
        page: 2,
        pages: 3,
        totals: { unread: 4 },
        next: '#3',
        count: undefined,
        items: [
          { ...read, group: undefined, read: true },
          { ...read, id: '10', endDate: undefined, group: 'x', read: false },
        ],
      },
    });
    expect(gateway.asked.map(({ query }) => query)).toEqual([{ pageNo: '2', pageSize: '9' }]);
  });

  it('counts unread announcements, and marks some as read', async () => {
    const gateway = gatewayStub(
      { getUnreadCount: { count: 3, messages: 2 }, markAnnouncementsRead: { count: 1 } },
      member,
    );
    expect(await getUnreadCount(gateway)).toEqual({ ok: true, value: { announcements: 3, messages: 2 } });
    expect(await markAnnouncementsRead(gateway, { ids: ['a', 'b'] })).toEqual({ ok: true, value: 1 });
    expect(gateway.asked).toMatchObject([{ id: 'getUnreadCount' }, { body: { ids: ['a', 'b'] } }]);
  });
});

describe('announcements about games', () => {
  it('are requested by category, and have an end date unless `noExpiry` is set [REQ-232]', async () => {
    const told = {
      id: 'tet',
      title: 'No draw',
      content: '<p>x</p>',
      startDate: notice.startDate,
      gameType: 'LOTT',
    } as const;
    const list = [
      { ...told, endDate: notice.endDate, noExpiry: 0 as const },
      { ...told, id: 'old', endDate: notice.endDate, noExpiry: 1 as const },
    ];
    const gateway = gatewayStub({ getGameAnnouncements: { list } });
    const { gameType: category, ...rest } = told;
    expect(await getGameAnnouncements(gateway, 'LOTT')).toEqual({
      ok: true,
      value: [
        { ...rest, category, endDate: notice.endDate },
        { ...rest, category, id: 'old', endDate: undefined },
      ],
    });
    expect(gateway.asked.map(({ query }) => query)).toEqual([{ gameType: 'LOTT' }]);
  });
});
