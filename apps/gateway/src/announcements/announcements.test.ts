import { bannerGroups } from '@baize/domain/banner-groups';
import { shippedLanguages } from '@baize/domain/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { visit } from '../testing/visitor.ts';

type Lists = {
  banners: unknown[];
  player: { execution: string }[];
  popup: { id: string; title: string; execution: string; noExpiry: number; promotionType?: string }[];
  promotion: { id: string; title: string; announcementImages: { url: string }[] }[];
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const listsOf = async (query: string, language = 'EN'): Promise<Lists> => {
  const visitor = visit(gateway, 'alpha.localhost');
  const path = `/wps/relay/MCSFE_getListAnnouncements?platform=W&${query}`;
  return (await visitor.call(path, { headers: { 'X-Language': language } })).value as Lists;
};

describe('announcements', () => {
  it('answer the lists whose types are asked for [REQ-201]', async () => {
    const all = await listsOf('types=B,PL,PU,PR,H');
    expect(all.popup.length).toBeGreaterThan(0);
    expect(all.promotion.length).toBe(4);
    const popups = await listsOf('types=PU');
    expect({ ...popups, popup: [] }).toEqual({ banners: [], player: [], popup: [], promotion: [] });
  });

  it('answer those of one execution', async () => {
    for (const execution of ['A', 'B', 'F']) {
      const { popup } = await listsOf(`types=PU&execution=${execution}`);
      expect(popup.length).toBeGreaterThan(0);
      expect(new Set(popup.map((item) => item.execution))).toEqual(new Set([execution]));
      expect(popup[0]?.noExpiry).toBe(1);
    }
  });

  it('are enough for a second page of each popup, and have words in every language of the sandbox', async () => {
    for (const language of shippedLanguages) {
      const { popup, player } = await listsOf('types=PL,PU&execution=A', language);
      expect([popup.length > 11, player.length > 9]).toEqual([true, true]);
      const english = await listsOf('types=PL,PU&execution=A');
      const same = popup.filter(({ title }, place) => title === english.popup[place]?.title);
      expect(same.length).toBe(language === 'EN' ? popup.length : 0);
    }
    const { popup } = await listsOf('types=PU');
    expect(popup.some(({ promotionType }) => promotionType !== undefined)).toBe(true);
  });

  it('send a banner of each group that a tenant does not draw for itself, as a picture that exists [REQ-207]', async () => {
    const banners = (await listsOf('types=B')).banners as { groupName: string; url: string }[];
    const own = new Set<string>(['w_home', 'w_login', 'w_reg', 'w_forget', 'w_footer']);
    const groups = new Set(banners.map(({ groupName }) => groupName));
    expect([...groups]).toEqual(bannerGroups.filter((group) => !own.has(group)));
    expect(new Set(banners.map(({ url }) => url)).size).toBe(banners.length);
    const picture = await visit(gateway, 'alpha.localhost').request(banners[1]?.url ?? '');
    expect(picture.headers.get('Content-Type')).toBe('image/avif');
  });

  it('carry promotions in the language of the call, with a picture that exists', async () => {
    const { promotion } = await listsOf('types=PR', 'CN');
    expect(promotion[0]).toMatchObject({ id: 'first-deposit', title: '首存红利' });
    const picture = await visit(gateway, 'alpha.localhost').request(promotion[0]?.announcementImages[0]?.url ?? '');
    expect(picture.headers.get('Content-Type')).toBe('image/avif');
  });
});

const row = (id: string, groupName: string, own: object = {}) => ({
  id,
  kind: 'game' as const,
  groupName,
  titles: { EN: id },
  contents: { EN: `<p>${id}</p><script>alert(1)</script>` },
  ...own,
});

describe('what is announced of games', () => {
  const PATH = '/wps/game/announcements';
  const now = { startsAt: '2026-01-01T00:00:00Z', endsAt: '2099-01-01T00:00:00Z' };

  it('is of the category that is asked for, or of all, in the language of the call [REQ-232]', async () => {
    const announcements = [
      row('a', 'LOTT', now),
      row('b', 'LIVE', now),
      row('odd', 'w_home'),
      { ...row('n', 'LOTT'), kind: 'player' as const },
    ];
    const { visitor } = await newWorldAt(gateway, 'alpha', { rows: { announcements } });
    const list = async (query: string) => ((await visitor.call(`${PATH}${query}`)).value as { list: object[] }).list;
    expect(await list('?gameType=LOTT')).toEqual([
      {
        id: 'a',
        title: 'a',
        content: '<p>a</p>',
        startDate: '2026-01-01T00:00:00.000Z',
        endDate: '2099-01-01T00:00:00.000Z',
        noExpiry: 0,
        gameType: 'LOTT',
      },
    ]);
    expect(await list('')).toMatchObject([{ id: 'a' }, { id: 'b', gameType: 'LIVE' }]);
    expect(await list('?gameType=FISH')).toEqual([]);
    expect(await visitor.call(`${PATH}?gameType=MOON`)).toMatchObject({ status: 400 });
  });

  it('is told from its beginning to its end, though the answer is kept for all [REQ-232]', async () => {
    const startsAt = '2026-03-01T12:01:00Z';
    const announcements = [row('later', 'LOTT', { startsAt, endsAt: '2026-03-01T12:02:00Z' })];
    const world = await newWorldAt(gateway, 'alpha', { clock: '2026-03-01T12:00:00Z', rows: { announcements } });
    const ids = async () =>
      ((await world.visitor.call(PATH)).value as { list: { id: string }[] }).list.map(({ id }) => id);
    const told = [await ids()];
    for (const _ of [1, 2]) {
      await world.advance(60_000);
      told.push(await ids());
    }
    expect(told).toEqual([[], ['later'], []]);
  });

  it('is the sandbox’s own in every language it has', async () => {
    const titles = new Set<string>();
    for (const language of shippedLanguages) {
      const visitor = visit(gateway, 'alpha.localhost');
      const { value } = await visitor.call(`${PATH}?gameType=LOTT`, { headers: { 'X-Language': language } });
      for (const { title } of (value as { list: { title: string }[] }).list) titles.add(title);
    }
    expect(titles.size).toBe(14);
  });
});
