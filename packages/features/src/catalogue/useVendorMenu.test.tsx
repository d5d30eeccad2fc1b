// @vitest-environment jsdom
import { failed } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { useVendorMenu } from './useVendorMenu.ts';

const wire = (count: number) => ({
  data: {
    lanes: [
      {
        gameType: 'RNG' as const,
        vendors: Array.from({ length: count }, (_, index) => ({
          vassalage: `V${index}`,
          isNew: 0 as const,
          displayName: `Vendor ${index}`,
          smallIcon: '',
        })),
      },
    ],
  },
});

it.each([
  [14, 'RNG', 'ready', 14, false],
  [15, 'RNG', 'ready', 13, true],
  [15, 'FISH', 'empty', 0, false],
] as const)('of %i vendors of slots, the panel of %s is %s with %i', async (count, category, state, shown, hasMore) => {
  const { result } = renderFeature(() => useVendorMenu(category), { getGameVendors: wire(count) });
  expect(result.current.state).toBe('loading');
  await eventually(() => expect(result.current).toMatchObject({ state, hasMore }));
  expect(result.current.vendors).toHaveLength(shown);
});

it('says when they did not come, and asks again', async () => {
  let away = true;
  const { result } = renderFeature(() => useVendorMenu('RNG'), {
    getGameVendors: () => (away ? failed(404) : wire(2)),
  });
  await eventually(() => expect(result.current.state).toBe('failed'));
  away = false;
  act(() => result.current.retry());
  await eventually(() => expect(result.current.vendors).toHaveLength(2));
});
