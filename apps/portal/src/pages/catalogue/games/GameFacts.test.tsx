import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../../../testing/renderInSite.tsx';
import { GameFacts, type FactsProps } from './GameFacts.tsx';

const site = vi.hoisted(() => ({ startUp: { currency: 'USD', timeZone: 'Asia/Tokyo' } as object | undefined }));
vi.mock(import('@baize/features/system'), async (original) => ({
  ...(await original()),
  useStartUp: () => site as never,
}));

const game: FactsProps['game'] = {
  id: 'REELS-1',
  vendor: 'REELS',
  code: '1',
  name: 'Crystal Rain',
  category: 'RNG',
  cover: '/cover.svg',
  trial: false,
  opensList: false,
  status: 'open',
};

const factsOf = async (facts: Partial<FactsProps['game']>) => {
  await renderInSite(<output>{<GameFacts game={{ ...game, ...facts }} />}</output>);
  return [...screen.getByRole('status').querySelectorAll('p')].map(({ textContent }) => textContent);
};

it('tells the smallest bet and the lines, and the last prize with its moment', async () => {
  const lastWin = { amount: '128000', at: '2026-03-01T12:30:00Z' };
  expect(await factsOf({ minBet: '100', lines: 40, lastWin })).toEqual([
    expect.stringMatching(/^From .*1\.00.? · 40 lines$/u),
    expect.stringMatching(/^Last win .*1,280\.00.?, Mar 1, 09:30\sPM GMT\+9$/u),
  ]);
});

it('says one line as one', async () => {
  expect(await factsOf({ lines: 1 })).toEqual(['1 line']);
});

it('invents nothing where the gateway knows nothing', async () => {
  expect(await factsOf({})).toEqual([]);
});

it('says no amount before its currency is known', async () => {
  site.startUp = undefined;
  expect(await factsOf({ minBet: '100', lines: 40, lastWin: { amount: '1', at: '2026-03-01T12:30:00Z' } })).toEqual([
    '40 lines',
  ]);
});
