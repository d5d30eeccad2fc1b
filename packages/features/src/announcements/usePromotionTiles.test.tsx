// @vitest-environment jsdom
import { examples, unreachable } from '@baize/gateway-sdk/testing';
import { expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { usePromotionTiles } from './usePromotionTiles.ts';

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
