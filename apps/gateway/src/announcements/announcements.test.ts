import { bannerGroups } from '@baize/domain/banner-groups';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
    for (const language of ['EN', 'CN', 'VI', 'ES', 'PT-BR', 'AR', 'UR']) {
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
    const own = new Set<string>(['w_home', 'w_login', 'w_footer']);
    expect(banners.map(({ groupName }) => groupName)).toEqual(bannerGroups.filter((group) => !own.has(group)));
    const picture = await visit(gateway, 'alpha.localhost').request(banners[1]?.url ?? '');
    expect(picture.headers.get('Content-Type')).toBe('image/avif');
  });

  it('carry promotions in the language of the call, with a picture that exists', async () => {
    const { promotion } = await listsOf('types=PR', 'CN');
    expect(promotion[0]).toMatchObject({ id: 'first-deposit', title: '首存有礼' });
    const picture = await visit(gateway, 'alpha.localhost').request(promotion[0]?.announcementImages[0]?.url ?? '');
    expect(picture.headers.get('Content-Type')).toBe('image/avif');
  });
});
