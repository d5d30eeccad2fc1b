import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../../../testing/renderInSite.tsx';
import { GameTile } from './GameTile.tsx';
import { sampleGame } from './testing/sampleGame.ts';

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
