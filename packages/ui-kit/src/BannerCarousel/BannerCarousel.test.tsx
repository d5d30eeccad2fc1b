import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { KitWordsProvider } from '../KitWords/KitWords.tsx';
import { englishWords } from '../testing/words.tsx';
import { BannerCarousel } from './BannerCarousel.tsx';

const carousel = vi.hoisted(() => ({
  started: [] as unknown[],
  calls: { show: vi.fn(), play: vi.fn(), pause: vi.fn(), stop: vi.fn() },
}));
vi.mock('../Hero/carousel.ts', () => ({
  startCarousel: (options: unknown) => {
    carousel.started.push(options);
    return carousel.calls;
  },
}));

let idle: (() => void) | undefined;
let still: boolean;

beforeEach(() => {
  still = false;
  idle = undefined;
  carousel.started.length = 0;
  vi.clearAllMocks();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    idle = work;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', vi.fn());
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: still && query === '(prefers-reduced-motion: reduce)' }));
});

const banner = (id: string) => ({ id, image: `/${id}.svg`, title: id, link: { href: `#${id}`, label: 'Help' } });

const show = (banners: readonly object[], wordless?: boolean) =>
  render(
    <KitWordsProvider words={englishWords}>
      <BannerCarousel label="What’s new" banners={banners as ReturnType<typeof banner>[]} wordless={wordless} />
    </KitWordsProvider>,
  );

const whenIdle = async () => {
  await act(async () => {
    idle?.();
    await vi.dynamicImportSettled();
  });
};

test('more than one take turns and can be paused; one stands alone, and no carousel is fetched for it', async () => {
  show([banner('one'), banner('two')]);
  expect(screen.getByRole('region', { name: 'What’s new' })).toBeDefined();
  await whenIdle();
  expect(carousel.started).toMatchObject([{ playing: true, still: false }]);
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(carousel.calls.pause).toHaveBeenCalledOnce();
  document.body.innerHTML = '';
  idle = undefined;
  show([banner('one')]);
  expect(idle).toBeUndefined();
  expect(screen.queryByRole('region')).toBeNull();
});

test('nothing moves by itself for who asked for less motion or for quiet (D35)', async () => {
  still = true;
  show([banner('one'), banner('two')]);
  await whenIdle();
  still = false;
  document.documentElement.setAttribute('data-quiet', '');
  show([banner('three'), banner('four')]);
  await whenIdle();
  document.documentElement.removeAttribute('data-quiet');
  expect(carousel.started).toMatchObject([
    { playing: false, still: true },
    { playing: false, still: false },
  ]);
});

test('only the first picture is fetched with the page', async () => {
  const { container } = show([banner('one'), banner('two')]);
  const sources = () => [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(sources()).toEqual(['/one.svg']);
  await whenIdle();
  expect(sources()).toEqual(['/one.svg', '/two.svg', '/one.svg', '/two.svg']);
});

test('all of a banner is a link named by its title, else by where it leads; out of turn it is in nobody’s way', () => {
  show([banner('one'), { ...banner('two'), title: undefined }]);
  const [first, second] = document.querySelectorAll('a');
  expect([first?.textContent, first?.getAttribute('href')]).toEqual(['one', '#one']);
  expect([second?.textContent, second?.tabIndex]).toEqual(['Help', -1]);
  expect(first?.hasAttribute('tabindex')).toBe(false);
});

test('one that leads nowhere is no link: its words are shown, or told of its picture where others stand on it', () => {
  const plain = { ...banner('one'), link: undefined, line: 'A line' };
  const { unmount } = show([plain]);
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.querySelector('img')?.alt).toBe('');
  expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['one', 'A line']);
  unmount();
  show([plain], true);
  expect(screen.getByRole('img', { name: 'one' })).toBeDefined();
  expect(document.querySelector('p')).toBeNull();
});

test('a picture that may hold something to read is not turned round', () => {
  const { container } = show([{ ...banner('one'), mirrors: true }, banner('two')]);
  const slides = [...container.querySelectorAll('[data-place]')];
  expect(slides.map((slide) => slide.getAttribute('data-mirrors'))).toEqual(['true', null]);
});

test('without banners there is nothing', () => {
  expect(show([]).container.textContent).toBe('');
});
