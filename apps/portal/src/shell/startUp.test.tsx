import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderSite } from '../testing/renderSite.tsx';

it('shows a screen to try again when the start-up call fails, never a blank page (D6)', async () => {
  const broken = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  await renderSite('/', { fetch: broken });
  expect(await screen.findByRole('heading', { level: 1, name: 'We could not connect' })).toBeTruthy();
  expect(screen.getAllByRole('img', { name: 'Sample' })).not.toEqual([]);
  const startUps = () => broken.mock.calls.filter(([input]) => new Request(input).url.endsWith('/permission')).length;
  const before = startUps();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(startUps()).toBeGreaterThan(before));
});
