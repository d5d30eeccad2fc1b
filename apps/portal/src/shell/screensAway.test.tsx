import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderSite } from '../testing/renderSite.tsx';
import { sampleTenant } from '../testing/sampleTenant.ts';
import { createSiteWords } from '../words/createSiteWords.ts';
import type { LoadWords } from '../words/Vocabulary.ts';

const handleAsked = vi.hoisted(() => vi.fn<() => void>());

// The chunk of the screens never comes here.
vi.mock('../screens/index.ts', () => {
  handleAsked();
  throw new TypeError('Failed to fetch');
});

afterEach(() => {
  vi.useRealTimers();
  handleAsked.mockReset();
});

it('says in plain words that the network is gone where the screens cannot be fetched (D33)', async () => {
  await renderSite('/no-such-page');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^There is a network problem\. Please try again\./u);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('fetches the screens and their words two seconds into a visit, and bears that they do not come', async () => {
  const load = vi.fn<LoadWords>(() => Promise.reject(new TypeError('Failed to fetch')));
  // What a test before this one asked for may still be on its way.
  vi.resetModules();
  const { fetchScreensWhenIdle } = await import('./lazyScreens.tsx');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  fetchScreensWhenIdle(createSiteWords(sampleTenant, { language: 'EN', messages: {} }, load));
  vi.advanceTimersByTime(1999);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await vi.waitFor(() => expect(handleAsked).toHaveBeenCalledOnce(), 10_000);
  expect(load).toHaveBeenCalledWith('EN', 'general');
});
