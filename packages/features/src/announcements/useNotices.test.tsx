// @vitest-environment jsdom
import { examples } from '@baize/gateway-sdk/testing';
import { expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { useNotices } from './useNotices.ts';

const notice = {
  id: 'limits',
  title: 'Play within your limits',
  content: '<p>It is a game.</p>',
  startDate: '2026-01-01T00:00:00Z',
  noExpiry: 1,
  execution: 'B',
} as const;
const stubs = { getAnnouncements: { ...examples.getAnnouncements, player: [notice] } };

it('asks for the notices of visitors [REQ-201]', async () => {
  const { result, gateway } = renderFeature(() => useNotices(), stubs);
  expect(result.current).toEqual([]);
  await eventually(() => expect(result.current).toMatchObject([{ id: 'limits', title: 'Play within your limits' }]));
  expect(gateway.asked).toMatchObject([{ query: { types: 'PL', execution: 'B' } }]);
});

it('asks for the notices of members, once somebody is one [REQ-201]', async () => {
  const { result, gateway } = renderFeature(() => useNotices(), stubs, { token: 't1' });
  await eventually(() => expect(result.current).toHaveLength(1));
  expect(gateway.asked).toMatchObject([{ query: { types: 'PL', execution: 'A' } }]);
});
