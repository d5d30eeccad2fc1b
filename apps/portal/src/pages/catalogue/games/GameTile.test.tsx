import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../../../testing/renderInSite.tsx';
import { GameTile } from './GameTile.tsx';
import { sampleGame } from './testing/sampleGame.ts';

it('says until when a game is in maintenance', async () => {
  const closed = { ...sampleGame, status: 'maintenance', maintenanceUntil: '2026-03-01T10:30:00Z' } as const;
  await renderInSite(<GameTile game={closed} vendorName="Northern Reels" />);
  expect((await screen.findByText(/Mar 1/)).textContent).toMatch(/Under maintenance/);
});

it('makes nothing that writes moments for a game that names none', async () => {
  const formatters = vi.spyOn(Intl, 'DateTimeFormat');
  await renderInSite(<GameTile game={sampleGame} vendorName="Northern Reels" />);
  expect(screen.getByRole('article', { name: 'Crystal Rain' })).toBeTruthy();
  expect(formatters).not.toHaveBeenCalled();
});
