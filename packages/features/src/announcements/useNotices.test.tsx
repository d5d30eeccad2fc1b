// @vitest-environment jsdom
import { examples } from '@baize/gateway-sdk/testing';
import { expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { useBanners } from './useBanners.ts';
import { useNotices } from './useNotices.ts';
import { usePromotionTiles } from './usePromotionTiles.ts';

const notice = {
  id: 'limits',
  title: 'Play within your limits',
  content: '<p>It is a game.</p>',
  startDate: '2026-01-01T00:00:00Z',
  noExpiry: 1,
  execution: 'B',
} as const;
const forMembers = { ...notice, id: 'payments', execution: 'A' } as const;
const stubs = { getAnnouncements: { ...examples.getAnnouncements, player: [notice, forMembers] } };
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

it('shows visitors the notices of the home variant [REQ-201]', async () => {
  const { result, gateway } = renderFeature(() => useNotices(), stubs);
  expect(result.current).toEqual([]);
  await eventually(() => expect(ids(result.current)).toEqual(['limits']));
  expect(gateway.asked.map(({ query }) => query)).toEqual([{ types: 'B,PL,PU,PR', platform: 'W', execution: 'B' }]);
});

it('shows members their notices, picked from all announcements [REQ-201]', async () => {
  const { result, gateway } = renderFeature(() => useNotices(), stubs, { token: 't1' });
  await eventually(() => expect(ids(result.current)).toEqual(['payments']));
  expect(gateway.asked.map(({ query }) => query)).toEqual([{ types: 'B,PL,PU,PR,H', platform: 'W' }]);
});

it('loads all announcements once for notices, banners and promotions together (D49)', async () => {
  const { result, gateway } = renderFeature(
    () => [useNotices(), useBanners('w_home', []), usePromotionTiles().isKnown] as const,
    stubs,
    { token: 't1' },
  );
  await eventually(() => expect(result.current[2]).toBe(true));
  expect(gateway.asked).toHaveLength(1);
});
