import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderSite } from '../testing/renderSite.tsx';

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ??
  (element.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

it.each(['/', '/login', '/no-such-page'])('names every list and region of %s (WCAG 1.3.1)', async (path) => {
  await renderSite(path);
  await screen.findByRole('heading', { level: 1 });
  for (const region of document.querySelectorAll<HTMLElement>('section, nav')) {
    expect(nameOf(region), region.outerHTML.slice(0, 120)).not.toBe('');
    // The only list of a navigation is labelled by the navigation.
    if (region.matches('nav')) expect(within(region).getAllByRole('list')).toHaveLength(1);
  }
  for (const list of document.querySelectorAll('ul:not(nav ul), ol:not(nav ol)'))
    expect(nameOf(list), list.outerHTML.slice(0, 120)).not.toBe('');
});

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
