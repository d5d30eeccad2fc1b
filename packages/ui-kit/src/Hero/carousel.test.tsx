import { act, cleanup, render, screen } from '@testing-library/react';
import type { Swiper } from 'swiper';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KitWordsProvider } from '../KitWords/index.ts';
import { englishWords } from '../testing/words.tsx';
import { Hero } from './Hero.tsx';

// The carousel itself, under the test's clock. jsdom lays nothing out, but a row knows whose turn it is.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(cleanup);

const banner = (id: string) => ({ id, image: `/${id}.svg`, title: id, action: { label: 'Play now', href: `#${id}` } });
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));

async function renderHero(...ids: string[]) {
  const { container } = render(
    <KitWordsProvider words={englishWords}>
      <Hero label="Highlights" banners={ids.map(banner)} />
    </KitWordsProvider>,
  );
  // By then the browser had nothing better to do, and has fetched the carousel.
  await pass(4000);
  await act(async () => vi.dynamicImportSettled());
  return container;
}

const inTurn = () => screen.getByRole('button', { current: true }).textContent;

test('[REQ-208] of several banners each stays five seconds, a change takes one, and the row has no end', async () => {
  const container = await renderHero('one', 'two');
  expect(inTurn()).toBe('1 of 2');
  await pass(4900);
  expect(inTurn()).toBe('1 of 2');
  await pass(200);
  expect(inTurn()).toBe('2 of 2');
  const viewport = container.querySelector('.swiper-wrapper')?.parentElement as unknown as { swiper: Swiper };
  const { speed, loop } = viewport.swiper.params;
  expect([speed, loop]).toEqual([1000, true]);
});

test('[REQ-208] a single banner has no carousel, however long it is looked at', async () => {
  await renderHero('one');
  await pass(6000);
  expect(screen.queryByRole('button')).toBeNull();
});
