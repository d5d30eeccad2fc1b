import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { KitWordsProvider } from '../KitWords/KitWords.tsx';
import { englishWords } from '../testing/words.tsx';
import { Hero } from './Hero.tsx';

afterEach(cleanup);

test('[REQ-208] a single banner has no carousel, however long it is looked at', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  const banner = { id: 'one', image: '/one.svg', title: 'one', action: { label: 'Play now', href: '#one' } };
  render(
    <KitWordsProvider words={englishWords}>
      <Hero label="Highlights" banners={[banner]} />
    </KitWordsProvider>,
  );
  await act(async () => vi.advanceTimersByTimeAsync(10_000));
  await act(async () => vi.dynamicImportSettled());
  await act(async () => vi.advanceTimersByTimeAsync(1000));
  expect(screen.queryByRole('button')).toBeNull();
});
