import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KitWordsProvider } from '../KitWords/KitWords.tsx';
import { englishWords } from '../testing/words.tsx';
import { type Carousel, type CarouselOptions, startCarousel } from './carousel.ts';
import { Hero } from './Hero.tsx';

const WIDTH = 1000;

let viewport: HTMLElement;
let carousel: Carousel | undefined;
let shown: number | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no layout: sets a width.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
});
afterEach(() => {
  cleanup();
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const noteQuiet = vi.fn<() => void>();
const noteShown = (place: number) => void (shown = place);

/** Four slides with a link each, as the hero renders them, and a carousel over them. */
const start = (options: Partial<CarouselOptions> = {}) => {
  document.body.innerHTML = `<section><div class="swiper-wrapper">${[0, 1, 2, 3]
    .map(
      (place) =>
        `<div class="swiper-slide" style="width: ${WIDTH}px" data-place="${place}"><a href="#${place}">Play</a></div>`,
    )
    .join('')}</div></section>`;
  viewport = document.querySelector('section') as HTMLElement;
  carousel = startCarousel({
    viewport,
    start: 0,
    playing: true,
    still: false,
    onShow: noteShown,
    onQuiet: noteQuiet,
    ...options,
  });
};

const stop = () => {
  carousel?.stop();
  carousel = undefined;
};

const track = () => viewport.querySelector<HTMLElement>('.swiper-wrapper') as HTMLElement;
const link = () => viewport.querySelector('a') as HTMLElement;
const places = () => [...track().children].map((slide) => Number((slide as HTMLElement).dataset['place']));

/** Simulates a browser: the track moves in the next frame and fires `transitionend`. */
const comeToRest = () => {
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1000);
  track().dispatchEvent(new Event('transitionend', { bubbles: true }));
};

test('[REQ-208] a slide stays 5,000 ms, a change takes 1,000 ms, and after the last comes the first', () => {
  start();
  expect(shown).toBe(0);
  vi.advanceTimersByTime(4999);
  expect(shown).toBe(0);
  vi.advanceTimersByTime(1);
  expect(shown).toBe(1);
  vi.advanceTimersToNextFrame();
  expect(track().style.transitionDuration).toBe('1000ms');
  for (const next of [2, 3, 0]) {
    comeToRest();
    vi.advanceTimersByTime(5000);
    expect(shown).toBe(next);
  }
});

test('[REQ-208] a single banner has no carousel, however long it is looked at', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const banner = { id: 'one', image: '/one.svg', action: { label: 'Play now', href: '#one' } };
  render(
    <KitWordsProvider words={englishWords}>
      <Hero label="Highlights" banners={[banner]} />
    </KitWordsProvider>,
  );
  await act(async () => vi.advanceTimersByTimeAsync(4000));
  await act(async () => vi.dynamicImportSettled());
  await act(async () => vi.advanceTimersByTimeAsync(6000));
  expect(screen.queryByRole('button')).toBeNull();
});

test('it begins with the slide it is given, and shows the one that is asked for', () => {
  start({ start: 2, playing: false });
  expect(shown).toBe(2);
  carousel?.show(3);
  vi.advanceTimersToNextFrame();
  expect(shown).toBe(3);
});

test('paused it stays where it is until it is resumed', () => {
  start({ playing: false });
  vi.advanceTimersByTime(20_000);
  expect(shown).toBe(0);
  carousel?.play();
  vi.advanceTimersByTime(5000);
  expect(shown).toBe(1);
  comeToRest();
  carousel?.pause();
  vi.advanceTimersByTime(20_000);
  expect(shown).toBe(1);
});

test('a slide that was asked for stays as long as any other, and the row goes on', () => {
  start();
  carousel?.show(2);
  comeToRest();
  expect(shown).toBe(2);
  vi.advanceTimersByTime(5000);
  expect(shown).toBe(3);
});

test('under reduced motion a change is a cut', () => {
  start({ playing: false, still: true });
  carousel?.show(1);
  vi.advanceTimersToNextFrame();
  expect(shown).toBe(1);
  expect(track().style.transitionDuration).toBe('0ms');
});

const mouse = (event: string) => () => viewport.dispatchEvent(new PointerEvent(event, { pointerType: 'mouse' }));

test.each([
  ['the keyboard is on it', () => link().focus(), () => link().blur()],
  ['a mouse rests over it', mouse('pointerenter'), mouse('pointerleave')],
])('while %s nothing slides away (WCAG 2.2.2)', (_, come, go) => {
  start();
  come();
  vi.advanceTimersByTime(20_000);
  expect(shown).toBe(0);
  go();
  vi.advanceTimersByTime(5000);
  expect(shown).toBe(1);
});

test('a change that the keyboard comes upon ends, and the next one waits', () => {
  start();
  vi.advanceTimersByTime(5000);
  vi.advanceTimersToNextFrame();
  link().focus();
  comeToRest();
  vi.advanceTimersByTime(20_000);
  expect(shown).toBe(1);
});

test('what was paused by its button does not move again when the keyboard comes and goes', () => {
  start();
  carousel?.pause();
  link().focus();
  link().blur();
  vi.advanceTimersByTime(20_000);
  expect(shown).toBe(0);
});

test('what its button set in motion again goes on when the keyboard has come and gone', () => {
  start({ playing: false });
  carousel?.play();
  link().focus();
  link().blur();
  vi.advanceTimersByTime(5000);
  expect(shown).toBe(1);
});

test('it turns round with the page’s direction', async () => {
  start();
  viewport.style.direction = 'rtl';
  document.documentElement.dir = 'rtl';
  await Promise.resolve();
  expect(viewport.classList.contains('swiper-rtl')).toBe(true);
  viewport.style.direction = 'ltr';
  document.documentElement.dir = 'ltr';
  await Promise.resolve();
  expect(viewport.classList.contains('swiper-rtl')).toBe(false);
});

test('when it ends, the slides stand as they were rendered and nothing of it is left', async () => {
  start({ start: 3 });
  expect(places()).not.toEqual([0, 1, 2, 3]);
  const removed = vi.spyOn(viewport, 'removeEventListener');
  stop();
  expect(places()).toEqual([0, 1, 2, 3]);
  expect(removed.mock.calls.map(([name]) => name)).toEqual(expect.arrayContaining(['focusin', 'focusout']));
  vi.advanceTimersByTime(20_000);
  expect([shown, vi.getTimerCount()]).toEqual([3, 0]);
  const measured = vi.spyOn(window, 'getComputedStyle');
  document.documentElement.dir = 'rtl';
  await Promise.resolve();
  expect(measured).not.toHaveBeenCalled();
});

const heroOf = (ids: string) => (
  <KitWordsProvider words={englishWords}>
    <style>{`.swiper-slide { width: ${WIDTH}px }`}</style>
    <Hero
      label="Highlights"
      banners={ids.split('').map((id) => ({ id, image: '/one.svg', title: id, action: { label: 'Go', href: '#' } }))}
    />
  </KitWordsProvider>
);

test.each([
  ['abcde', 'abcd', 'abcd'],
  ['abcd', 'axcdef', 'axcdef'],
  ['abcdef', 'acfb', 'acfb'],
  ['abcd', 'abc', 'abcabc'],
  ['abcd', 'ab', 'abab'],
  ['abcd', 'a', 'a'],
])('while the row %s moves, the banners become %s: the slides stand as %s', async (before, after, slides) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { container, rerender } = render(heroOf(before));
  await act(async () => vi.advanceTimersByTimeAsync(4000));
  await act(async () => vi.dynamicImportSettled());
  const titles = () => [...container.querySelectorAll('h2')].map(({ textContent }) => textContent).join('');
  const asRendered = titles();
  // Past the end of the row: the loop has moved slides from its beginning to its end.
  viewport = container;
  act(() => screen.getByRole('button', { name: new RegExp(`${before.length} of`, 'u') }).click());
  act(comeToRest);
  act(() => void vi.advanceTimersByTime(5000));
  expect(titles()).not.toBe(asRendered);
  rerender(heroOf(after));
  expect(titles()).toBe(slides);
});

test('one that runs stops when somebody asks for quiet, and says so', async () => {
  start();
  document.documentElement.setAttribute('data-quiet', '');
  await Promise.resolve();
  document.documentElement.removeAttribute('data-quiet');
  expect(noteQuiet).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(shown).toBe(0);
});
