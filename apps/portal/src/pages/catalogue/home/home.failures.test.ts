import { screen } from '@testing-library/react';
import { describe, it } from 'vitest';
import { expectLeftOut, type LeftOutCall } from '../../../testing/expectLeftOut.ts';

/** The games of home must render whichever part of it fails. */
const home = { path: '/', stands: () => screen.findByRole('region', { name: 'Slots' }) };
const region = (name: string) => () => screen.queryByRole('region', { name });

/** Each call whose part of home is left out when it fails; the columns are the failures of `meetFailures`. */
const calls: Readonly<Record<string, LeftOutCall>> = {
  'the banners of the gateway': { call: 'getAnnouncements', ...home, part: region('What’s new') },
  'the promotions of home': {
    call: 'getAnnouncements',
    ...home,
    part: () => screen.queryByRole('list', { name: 'Promotions' }),
  },
  'who won lately': { call: 'getWinnerBoard', ...home, part: () => screen.queryByText('Latest wins') },
  'the games played most': { call: 'getHotGames', ...home, part: region('Most played') },
  'the vendors of home': {
    call: 'getGameVendors',
    ...home,
    part: () => screen.queryAllByText('Baize Originals')[0] ?? null,
  },
  'what was played last, on home': {
    call: 'getRecentGames',
    ...home,
    token: 't1',
    part: region('Continue playing'),
  },
};

describe('what home leaves out without a word when the gateway fails, and has once it is asked for again', () => {
  it.each(Object.entries(calls))('%s', { timeout: 30_000 }, async (_name, row) => expectLeftOut(row));
});
