import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../../testing/renderInSite.tsx';
import { BlockedScreen, MaintenanceScreen, RetryScreen } from './SystemScreen.tsx';

it('says that the site is under maintenance, until when, and how to reach customer service [REQ-061]', async () => {
  await renderInSite(<MaintenanceScreen until="2026-11-21T06:30:00Z" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The site is under maintenance');
  expect(screen.getByText(/Your balance is safe/)).toBeTruthy();
  expect(screen.getByText('Expected back')).toBeTruthy();
  expect(screen.getByText(/Nov 21/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contact customer service' }).getAttribute('href')).toBe(
    'https://help.sample.example/',
  );
  expect(document.title).toContain('The site is under maintenance');
});

it('gives no time that nobody has given [REQ-061]', async () => {
  await renderInSite(<MaintenanceScreen />);
  expect(screen.queryByText('Expected back')).toBeNull();
});

it('says that the place is blocked, with the address to quote and customer service [REQ-062]', async () => {
  await renderInSite(<BlockedScreen ip="203.0.113.7" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Not available in your location');
  expect(screen.getByText(/Access is restricted by location or IP address/)).toBeTruthy();
  expect(screen.getByText('203.0.113.7')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contact customer service' })).toBeTruthy();
});

it('offers another try with the reference when the start failed (D6)', async () => {
  const handleRetry = vi.fn<() => void>();
  await renderInSite(<RetryScreen reference="MB7X" onRetry={handleRetry} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We could not connect');
  expect(screen.getByText('MB7X')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(handleRetry).toHaveBeenCalledOnce();
});
