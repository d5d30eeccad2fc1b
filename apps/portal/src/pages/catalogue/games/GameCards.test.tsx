import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../../../testing/renderInSite.tsx';
import { GameFacts, type FactsProps } from './GameFacts.tsx';
import { sampleGame } from './testing/sampleGame.ts';
import { GameTile } from './GameTile.tsx';

const startUp = { merchant: { code: 'sample', currency: 'USD' }, timeZone: 'Asia/Tokyo', resources: [] };
const answer: typeof fetch = () => Promise.resolve(Response.json({ success: true, message: '', value: startUp }));

/** Renders a game's facts and returns a reader of their lines. Without `gateway` the currency stays unknown. */
const factsOf = async (facts: Partial<FactsProps['game']>, gateway?: typeof fetch) => {
  const told = <output>{<GameFacts game={{ ...sampleGame, ...facts }} />}</output>;
  await renderInSite(told, '/', { startsUp: true, ...(gateway && { fetch: gateway }) });
  return () => [...screen.getByRole('status').querySelectorAll('p')].map(({ textContent }) => textContent);
};

it('shows the smallest bet and the lines, and the last win with its time', async () => {
  const lastWin = { amount: '128000', at: '2026-03-01T12:30:00Z' };
  const told = await factsOf({ minBet: '100', lines: 40, lastWin }, answer);
  await waitFor(() =>
    expect(told()).toEqual([
      expect.stringMatching(/^From .*1\.00.? · 40 lines$/u),
      expect.stringMatching(/^Last win .*1,280\.00.?, Mar 1, 09:30\sPM GMT\+9$/u),
    ]),
  );
});

it('uses the singular for one line', async () => {
  expect((await factsOf({ lines: 1 }))()).toEqual(['1 line']);
});

it('renders nothing without facts', async () => {
  expect((await factsOf({}))()).toEqual([]);
});

it('leaves out amounts until the currency has loaded', async () => {
  const told = await factsOf({ minBet: '100', lines: 40, lastWin: { amount: '1', at: '2026-03-01T12:30:00Z' } });
  expect(told()).toEqual(['40 lines']);
});

const maker = { name: 'Northern Reels', status: 'open' } as const;

it('shows the end of a game’s maintenance', async () => {
  const closed = { ...sampleGame, status: 'maintenance', maintenanceUntil: '2026-03-01T10:30:00Z' } as const;
  await renderInSite(<GameTile game={closed} vendor={maker} />);
  const moment = await screen.findByText(/^Mar 1/);
  expect(moment.parentElement?.textContent).toMatch(/^Under maintenance/);
});

it('creates no date format for a game without a time', async () => {
  const formatters = vi.spyOn(Intl, 'DateTimeFormat');
  await renderInSite(<GameTile game={sampleGame} vendor={maker} />);
  expect(screen.getByRole('article', { name: 'Crystal Rain' })).toBeTruthy();
  expect(formatters).not.toHaveBeenCalled();
});

it('is closed with its vendor, and shows the vendor’s code until the name has loaded', async () => {
  const shown = await renderInSite(<GameTile game={sampleGame} vendor={{ ...maker, status: 'maintenance' }} />);
  expect(screen.getByText('Under maintenance')).toBeTruthy();
  expect(screen.getByText('Northern Reels')).toBeTruthy();
  shown.unmount();
  await renderInSite(<GameTile game={sampleGame} vendor={undefined} />);
  expect(screen.getByText(sampleGame.vendor)).toBeTruthy();
  expect(screen.queryByText('Under maintenance')).toBeNull();
});
