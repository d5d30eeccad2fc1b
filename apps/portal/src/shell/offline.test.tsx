import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadFromCatalogs } from '../testing/catalogOf.ts';
import { gatewaySaying } from '../testing/siteGateway.ts';
import { renderSite } from '../testing/renderSite.tsx';

const TEXT = /^You are offline\./u;

const setOnline = (isOnline: boolean): Promise<void> => act(async () => onlineManager.setOnline(isOnline));

afterEach(() => setOnline(true));

const said = () => screen.queryAllByRole('status').filter(({ textContent }) => TEXT.test(textContent));

it('without a network a page says so, keeps what it has, and continues when the network is back (WCAG 4.1.3)', async () => {
  const answer = gatewaySaying({});
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  const asked = (path: string) => fetch.mock.calls.some(([input]) => new Request(input).url.includes(path));
  await renderSite('/', { fetch });
  await waitFor(() => expect(asked('/wps/system/permission')).toBe(true));
  await setOnline(false);
  await waitFor(() => expect(said()).toHaveLength(1));
  expect(document.querySelector('[data-offline] > main')).not.toBeNull();
  window.history.pushState(null, '', '/promotions');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  await screen.findByRole('heading', { level: 1, name: 'Promotions' });
  expect([said().length, asked('/promotion')]).toEqual([1, false]);
  await setOnline(true);
  await waitFor(() => expect(asked('/promotion')).toBe(true));
  expect(said()).toEqual([]);
  expect(document.querySelector('[data-offline]')).toBeNull();
});

it('drops the plain sentence that stands for the words of a note, once the network is back (D33)', async () => {
  await renderSite('/', {
    load: (language, area) =>
      area === 'general' ? Promise.reject(new TypeError('Failed to fetch')) : loadFromCatalogs(language, area),
  });
  await setOnline(false);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^There is a network problem/u);
  await setOnline(true);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
