import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGateway } from '../createGateway.ts';
import { readAnnouncement, readBanner, readPromotion } from './announcementsCalls.ts';

const banner = { id: '1', url: '/b.svg', linkageType: 'promotions', groupName: 'w_home', title: 'Hello' };
const notice = {
  id: '9',
  title: 'Hi',
  content: '<p>x</p>',
  startDate: '2026-01-01T00:00:00Z',
  endDate: '2026-02-01T00:00:00Z',
  noExpiry: 0,
  execution: 'B',
};

describe('announcements', () => {
  it('make one kind of banner of banners and promotions [REQ-207, REQ-234]', () => {
    expect(readBanner(banner)).toEqual({ id: '1', image: '/b.svg', to: 'promotions', group: 'w_home', title: 'Hello' });
    expect(
      readPromotion({ id: '3', title: 'First', announcementImages: [{ url: '/p.svg' }, { url: '/q.svg' }] }),
    ).toEqual({
      id: '3',
      image: '/p.svg',
      to: 'promotion:3',
      group: undefined,
      title: 'First',
    });
  });

  it('leave out what has no picture or no known place [REQ-207]', () => {
    expect([{ ...banner, url: '' }, { ...banner, groupName: 'w_moon' }, undefined].map(readBanner)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(readPromotion({ id: '3', title: 'x', announcementImages: [] })).toBeUndefined();
    expect(readBanner({ ...banner, linkageType: '' })?.to).toBeUndefined();
  });

  it('end when they say so, unless they never do [REQ-200]', () => {
    expect(readAnnouncement(notice)).toMatchObject({ endDate: '2026-02-01T00:00:00Z', execution: 'B' });
    expect(readAnnouncement({ ...notice, noExpiry: 1 })?.endDate).toBeUndefined();
    expect(readAnnouncement({ ...notice, execution: 'Z' })).toBeUndefined();
  });

  it('are asked for by type and execution [REQ-201]', async () => {
    const asked: string[] = [];
    const gateway = createGateway({
      baseUrl: 'https://site.example',
      fetch: async ({ url }) => {
        asked.push(decodeURIComponent(new URL(url).search));
        return Response.json({
          success: true,
          message: '',
          value: { banners: [banner], popup: [notice], promotion: null },
        });
      },
      token: () => undefined,
      language: () => 'EN',
      merchant: () => 'm1',
    });
    expect(await gateway.announcements.list()).toMatchObject({
      ok: true,
      value: { banners: [{ id: '1' }], notices: [], popups: [{ id: '9' }], promotions: [] },
    });
    await gateway.announcements.list({ types: ['B', 'PL', 'PU', 'PR'], execution: 'B' });
    expect(asked).toEqual(['?types=B,PL,PU,PR,H&platform=W', '?types=B,PL,PU,PR&platform=W&execution=B']);
  });

  it('never throw, whatever stands in them', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (first, second) => {
        readBanner({ ...banner, url: first, id: second });
        readPromotion({ id: '1', announcementImages: [first, second] });
        readAnnouncement({ ...notice, title: first, content: second });
      }),
    );
  });
});
