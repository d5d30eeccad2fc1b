import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderSite } from '../testing/renderSite.tsx';
import { sampleTenant } from '../testing/sampleTenant.ts';
import { createSiteWords } from '../site/words/createSiteWords.ts';
import type { LoadWords } from '../site/words/Vocabulary.ts';
import { fetchScreensWhenIdle } from '../site/lazyScreens.tsx';

// The chunk of the screens fails to load.
vi.mock('../site/screens/index.ts', () => {
  throw new TypeError('Failed to fetch');
});

it('says in plain words that the network is gone where the screens cannot be fetched (D33)', async () => {
  await renderSite('/no-such-page');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^There is a network problem\. Try again\./u);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('fetches the words of the screens two seconds into a visit, and bears that they do not come', async () => {
  const load = vi.fn<LoadWords>(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    fetchScreensWhenIdle(createSiteWords(sampleTenant, { language: 'EN', messages: {} }, load));
    vi.advanceTimersByTime(1999);
    expect(load).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await Promise.resolve();
    expect(load).toHaveBeenCalledWith('EN', 'general');
  } finally {
    vi.useRealTimers();
  }
});
