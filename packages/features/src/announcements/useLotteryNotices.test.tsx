// @vitest-environment jsdom
import { failed } from '@baize/gateway-sdk/testing';
import { expect, it } from 'vitest';
import { eventually, settled } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { useLotteryNotices } from './useLotteryNotices.ts';

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
