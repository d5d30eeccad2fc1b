import type { HomeShelf } from '@baize/features/catalogue';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../../../testing/renderInSite.tsx';
import { GameTile } from './GameTile.tsx';

type Game = HomeShelf['games'][number];

const game: Game = {
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

it('says until when a game is in maintenance', async () => {
  const closed: Game = { ...game, status: 'maintenance', maintenanceUntil: '2026-03-01T10:30:00Z' };
  await renderInSite(<GameTile game={closed} vendorName="Northern Reels" />);
  expect(screen.getByText(/Under maintenance/).parentElement?.textContent).toMatch(/Mar 1/);
});

it('makes nothing that writes moments for a game that names none', async () => {
  const formatters = vi.spyOn(Intl, 'DateTimeFormat');
  await renderInSite(<GameTile game={game} vendorName="Northern Reels" />);
  expect(screen.getByRole('article', { name: 'Crystal Rain' })).toBeTruthy();
  expect(formatters).not.toHaveBeenCalled();
});
