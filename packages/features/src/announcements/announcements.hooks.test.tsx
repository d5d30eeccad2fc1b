// @vitest-environment jsdom
import { examples, failed, unreachable } from '@baize/gateway-sdk/testing';
import { describe, expect, it } from 'vitest';
import { renderFeature } from '../testing/renderFeature.tsx';
import { useAreBannersKnown } from './useAreBannersKnown.ts';
import { useBanners } from './useBanners.ts';
import { eventually, settled } from '../testing/eventually.ts';
import { useLotteryNotices } from './useLotteryNotices.ts';
import { usePromotionTiles } from './usePromotionTiles.ts';

const own = (id: string) => ({ id, group: 'w_home', image: `/${id}.svg` }) as const;
const banner = (id: string, groupName: 'w_home' | 'w_login') => ({ id, groupName, url: `/${id}.svg`, linkageType: '' });

describe('useBanners', () => {
  it('shows the tenant at once, then the gateway of that group behind the first slide [REQ-207]', async () => {
    const banners = [banner('g1', 'w_home'), banner('g2', 'w_login')];
    const { result, gateway } = renderFeature(() => useBanners('w_home', [own('own1'), own('own2')]), {
      getAnnouncements: { ...examples.getAnnouncements, banners },
    });
    expect(result.current.map(({ id }) => id)).toEqual(['own1', 'own2']);
    await eventually(() => expect(result.current.map(({ id }) => id)).toEqual(['own1', 'g1']));
    expect(gateway.asked).toMatchObject([{ query: { types: 'B,PL,PU,PR,H', platform: 'W' } }]);
  });

  it('leaves as many slides where they are as were seen', async () => {
    const stubs = { getAnnouncements: { ...examples.getAnnouncements, banners: [banner('g1', 'w_home')] } };
    const shown = (seen: number) => renderFeature(() => useBanners('w_home', [own('own1'), own('own2')], seen), stubs);
    const [none, both] = [shown(0), shown(2)].map(({ result }) => result);
    await eventually(() => expect(none?.current.map(({ id }) => id)).toEqual(['g1']));
    await eventually(() => expect(both?.current.map(({ id }) => id)).toEqual(['own1', 'own2', 'g1']));
  });
});

describe('useAreBannersKnown', () => {
  it('waits for the answer of the gateway', async () => {
    const { result } = renderFeature(useAreBannersKnown, {
      getAnnouncements: { ...examples.getAnnouncements, banners: [] },
    });
    expect(result.current).toBe(false);
    await eventually(() => expect(result.current).toBe(true));
  });
});

const notice = { id: 'tet', title: 'No draw at Tết', content: '<p>Back on the 4th.</p>', gameType: 'LOTT' } as const;

it('asks for what is announced of lotteries, of whatever house they are [REQ-232]', async () => {
  const { result, gateway } = renderFeature(useLotteryNotices, {
    getGameAnnouncements: { list: [{ ...notice, noExpiry: 1 }] },
  });
  expect(result.current).toEqual([]);
  await eventually(() => expect(result.current).toMatchObject([{ id: 'tet', category: 'LOTT' }]));
  expect(gateway.asked).toMatchObject([{ id: 'getGameAnnouncements', query: { gameType: 'LOTT' } }]);
});

it('is empty when they fail to load', async () => {
  const { result, gateway } = renderFeature(useLotteryNotices, { getGameAnnouncements: failed(500) });
  await eventually(() => expect(gateway.asked).toHaveLength(1));
  await settled();
  expect(result.current).toEqual([]);
});

const promotion = (id: string, ...urls: string[]) => ({
  id,
  title: `Title of ${id}`,
  announcementImages: urls.map((url) => ({ url })),
});

it('are the first two promotions that have a picture, each leading to its own place [REQ-234]', async () => {
  const promotions = [promotion('a'), promotion('b', '/b1', '/b2'), promotion('c', '/c'), promotion('d', '/d')];
  const { result, gateway } = renderFeature(usePromotionTiles, {
    getAnnouncements: { ...examples.getAnnouncements, promotion: promotions },
  });
  expect(result.current).toEqual({ tiles: [], isKnown: false });
  await eventually(() =>
    expect(result.current.tiles).toMatchObject([
      { id: 'b', image: '/b1', title: 'Title of b', to: 'promotion:b' },
      { id: 'c', image: '/c', title: 'Title of c', to: 'promotion:c' },
    ]),
  );
  expect(gateway.asked.map(({ query }) => query)).toEqual([{ types: 'B,PL,PU,PR,H', platform: 'W' }]);
});

it('are empty when loading fails', async () => {
  const { result } = renderFeature(usePromotionTiles, { getAnnouncements: unreachable });
  await eventually(() => expect(result.current).toEqual({ tiles: [], isKnown: true }));
});
