import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { KitWordsProvider } from '../KitWords/KitWords.tsx';
import { icons } from '../Icon/icons.ts';
import { englishWords } from '../testing/words.tsx';
import type { CarouselOptions } from './carousel.ts';
import { Hero, type HeroProps } from './Hero.tsx';

const carousel = vi.hoisted(() => ({
  started: [] as unknown[],
  calls: { show: vi.fn(), play: vi.fn(), pause: vi.fn(), stop: vi.fn() },
  isLost: false,
}));
vi.mock('./carousel.ts', () => ({
  get startCarousel() {
    if (carousel.isLost) throw new TypeError('Failed to fetch');
    return (options: unknown) => {
      carousel.started.push(options);
      return carousel.calls;
    };
  },
}));

let idle: () => void;
let longestWait: number | undefined;
let still: boolean;

beforeEach(() => {
  still = false;
  carousel.isLost = false;
  carousel.started.length = 0;
  vi.clearAllMocks();
  vi.stubGlobal('requestIdleCallback', (work: () => void, options: IdleRequestOptions) => {
    idle = work;
    longestWait = options.timeout;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', vi.fn());
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: still && query === '(prefers-reduced-motion: reduce)' }));
});
const banner = (id: string) => ({ id, image: `/${id}.svg`, title: id, action: { label: 'Play now', href: `#${id}` } });

const renderHero = (banners: HeroProps['banners']) =>
  render(
    <KitWordsProvider words={englishWords}>
      <Hero label="Highlights" banners={banners} />
    </KitWordsProvider>,
  );

function Banners({ ids, mayMove }: { ids: readonly string[]; mayMove?: boolean }) {
  return (
    <KitWordsProvider words={englishWords}>
      <Hero label="Highlights" banners={ids.map(banner)} mayMove={mayMove} />
    </KitWordsProvider>
  );
}

const whenIdle = async () => {
  await act(async () => {
    idle();
    await vi.dynamicImportSettled();
  });
};

const drawing = (name: string) => screen.getByRole('button', { name }).querySelector('path')?.getAttribute('d');
const lastStart = () => carousel.started.at(-1) as CarouselOptions;

test('in quiet mode nothing plays by itself', async () => {
  document.documentElement.setAttribute('data-quiet', '');
  renderHero([banner('one'), banner('two')]);
  await whenIdle();
  document.documentElement.removeAttribute('data-quiet');
  expect(carousel.started).toMatchObject([{ playing: false, still: false }]);
  expect(screen.getByRole('button', { name: 'Resume' })).toBeDefined();
});

test('code that the network has lost comes when it is back', async () => {
  carousel.isLost = true;
  renderHero([banner('one'), banner('two')]);
  await whenIdle();
  expect(screen.queryByRole('button', { name: 'Next slide' })).toBeNull();
  carousel.isLost = false;
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await vi.dynamicImportSettled();
  });
  expect(carousel.started).toHaveLength(1);
});

test('the first banner is a plain picture and the only one fetched with the page', () => {
  const { container } = renderHero([banner('one'), banner('two')]);
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(['/one.svg']);
  expect(screen.queryByRole('button')).toBeNull();
});

test('each banner is one link, a button that says where it leads', () => {
  const { container } = renderHero([banner('one'), { ...banner('two'), title: undefined }]);
  const [first, second] = container.querySelectorAll('a');
  expect(screen.getByRole('link', { name: /^Play now ?: one$/ })).toBe(first);
  expect(first?.getAttribute('href')).toBe('#one');
  expect(first?.dataset['variant']).toBe('main');
  expect(second?.textContent).toBe('Play now: 2 of 2');
  expect(second?.tabIndex).toBe(-1);
});

test('a single banner never becomes a carousel, whatever its id', () => {
  const ask = vi.fn<typeof requestIdleCallback>();
  vi.stubGlobal('requestIdleCallback', ask);
  renderHero([banner('one and only')]);
  expect(ask).not.toHaveBeenCalled();
});

test('several banners become a row that moves when the browser is idle', async () => {
  const { container } = renderHero([banner('one'), banner('two')]);
  await whenIdle();
  expect(lastStart()).toMatchObject({ start: 0, playing: true, still: false });
  expect(container.querySelectorAll('img')).toHaveLength(4);
  // A browser that is never idle loads it after this timeout.
  expect(longestWait).toBe(4000);
});

test('while it may not move the carousel is not even fetched', () => {
  let asked = 0;
  vi.stubGlobal('requestIdleCallback', () => (asked += 1));
  const { rerender } = render(<Banners ids={['one', 'two']} mayMove={false} />);
  expect(asked).toBe(0);
  rerender(<Banners ids={['one', 'two']} mayMove />);
  expect(asked).toBe(1);
});

test('the row is paused and resumed by a button', async () => {
  renderHero([banner('one'), banner('two')]);
  await whenIdle();
  expect(drawing('Pause')).toBe(icons.pause);
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(carousel.calls.pause).toHaveBeenCalledTimes(1);
  expect(drawing('Resume')).toBe(icons.play);
  await userEvent.click(screen.getByRole('button', { name: 'Resume' }));
  expect(carousel.calls.play).toHaveBeenCalledTimes(1);
});

test('under reduced motion nothing plays by itself', async () => {
  still = true;
  renderHero([banner('one'), banner('two')]);
  await whenIdle();
  expect(lastStart()).toMatchObject({ playing: false, still: true });
  expect(screen.getByRole('button', { name: 'Resume' })).toBeDefined();
});

test('only the banner in turn is in the keyboard’s way', async () => {
  renderHero([banner('one'), banner('two')]);
  await whenIdle();
  act(() => lastStart().onShow(1));
  expect(screen.getByRole('link').getAttribute('href')).toBe('#two');
  expect(screen.getByRole('button', { name: '2 of 2' }).getAttribute('aria-current')).toBe('true');
});

test('when unseen banners change the row starts anew where it was', async () => {
  const { rerender } = renderHero([banner('one'), banner('two')]);
  await whenIdle();
  act(() => lastStart().onShow(1));
  rerender(
    <KitWordsProvider words={englishWords}>
      <Hero label="Highlights" banners={[banner('one'), banner('two'), banner('three')]} />
    </KitWordsProvider>,
  );
  expect(carousel.calls.stop).toHaveBeenCalledTimes(1);
  expect(lastStart()).toMatchObject({ start: 1 });
});

test.each([
  ['Pause', false],
  ['Resume', true],
])(
  'a press on a bullet and on %s, as soon as they are there, is what the carousel starts with',
  async (name, plays) => {
    still = plays;
    const { container } = renderHero([banner('one'), banner('two')]);
    // Outside `act`, as in a browser, the rendered page is visible before its effects run.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const isPressed = new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        const second = screen.queryByRole('button', { name: /2 of 2$/ });
        if (second === null) return;
        observer.disconnect();
        second.click();
        screen.getByRole('button', { name }).click();
        resolve();
      }).observe(container, { childList: true, subtree: true });
    });
    idle();
    await isPressed;
    await vi.waitFor(() => expect(carousel.started).toHaveLength(1));
    expect(lastStart()).toMatchObject({ start: 1, playing: plays });
    expect(await screen.findByRole('button', { name: /2 of 2$/, current: true })).toBeTruthy();
    expect(screen.getByRole('button', { name: plays ? 'Pause' : 'Resume' })).toBeTruthy();
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  },
);

test('who leaves before the browser is idle fetches no carousel, and who leaves later ends it', async () => {
  const early = renderHero([banner('one'), banner('two')]);
  expect(cancelIdleCallback).not.toHaveBeenCalled();
  early.unmount();
  expect(cancelIdleCallback).toHaveBeenCalledExactlyOnceWith(1);
  const late = renderHero([banner('one'), banner('two')]);
  await whenIdle();
  expect(carousel.calls.stop).not.toHaveBeenCalled();
  late.unmount();
  expect(carousel.calls.stop).toHaveBeenCalledTimes(1);
});

test('who leaves while the carousel is fetched does not start it', async () => {
  const { unmount } = renderHero([banner('one'), banner('two')]);
  idle();
  unmount();
  await act(async () => vi.dynamicImportSettled());
  expect(carousel.started).toHaveLength(0);
});

test('when the banners may not move any more, the carousel that is under way does not start', async () => {
  const { rerender } = render(<Banners ids={['one', 'two']} />);
  idle();
  rerender(<Banners ids={['one', 'two']} mayMove={false} />);
  await act(async () => vi.dynamicImportSettled());
  expect(carousel.started).toHaveLength(0);
});

test('a row that may not move for a while goes on with its one carousel', async () => {
  const { rerender } = render(<Banners ids={['one', 'two']} />);
  await whenIdle();
  rerender(<Banners ids={['one', 'two']} mayMove={false} />);
  rerender(<Banners ids={['one', 'two']} mayMove />);
  await whenIdle();
  expect([carousel.started.length, carousel.calls.stop.mock.calls.length]).toEqual([1, 0]);
});

test('another banner in the place of one starts the row anew, and leaves the others’ slides to the player', async () => {
  const errors = vi.spyOn(console, 'error');
  const { container, rerender } = render(<Banners ids={['one', 'two']} />);
  const first = container.querySelector('[data-place]');
  await whenIdle();
  rerender(<Banners ids={['one', 'three']} />);
  expect(carousel.calls.stop).toHaveBeenCalledTimes(1);
  expect(carousel.started).toHaveLength(2);
  expect(container.querySelector('[data-place]')).toBe(first);
  // React would log an error for two slides with one key.
  expect(errors).not.toHaveBeenCalled();
});

test('when the banner in turn is gone, the row starts anew with one that is there', async () => {
  const { rerender } = render(<Banners ids={['one', 'two', 'three']} />);
  await whenIdle();
  act(() => lastStart().onShow(2));
  rerender(<Banners ids={['one', 'two']} />);
  expect(lastStart()).toMatchObject({ start: 0 });
});

test('when all banners but one are gone the row stands still, and moves again with the next', async () => {
  const { rerender } = render(<Banners ids={['one', 'two']} />);
  await whenIdle();
  rerender(<Banners ids={['one']} />);
  expect(carousel.calls.stop).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<Banners ids={[]} />);
  expect(screen.queryByRole('region')).toBeNull();
  rerender(<Banners ids={['one', 'two']} />);
  await whenIdle();
  expect(carousel.started).toHaveLength(2);
});

test('a bullet leads to its banner', async () => {
  renderHero([banner('one'), banner('two'), banner('three')]);
  await whenIdle();
  await userEvent.click(screen.getByRole('button', { name: '3 of 3' }));
  expect(carousel.calls.show).toHaveBeenCalledExactlyOnceWith(2);
});

test('a copy that fills up a short row bears its banner’s number, and with four banners there is none', async () => {
  const { container } = renderHero([banner('one'), banner('two'), banner('three')]);
  const labels = () => [...container.querySelectorAll('[data-place]')].map((slide) => slide.getAttribute('aria-label'));
  expect(labels()).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  await whenIdle();
  expect(labels()).toEqual(['1 of 3', '2 of 3', '3 of 3', '1 of 3', '2 of 3', '3 of 3']);
  act(() => lastStart().onShow(4));
  expect(screen.getByRole('button', { current: true }).textContent).toBe('2 of 3');
  const four = render(<Banners ids={['one', 'two', 'three', 'four']} />);
  await whenIdle();
  expect(four.container.querySelectorAll('[data-place]')).toHaveLength(4);
});

test('a banner shows what it says, and no empty words', () => {
  renderHero([{ ...banner('one'), line: 'A line of it' }]);
  expect(screen.getByRole('heading', { level: 2, name: 'one' })).toBeDefined();
  expect(screen.getByText('A line of it').tagName).toBe('P');
  const { container } = renderHero([{ ...banner('two'), title: undefined }]);
  expect(container.querySelectorAll('h2, p')).toHaveLength(0);
  expect(container.textContent).toBe('Play now');
});

test('a picture is turned round with the direction unless it may not be, and a single banner leaves no room for a next', () => {
  const { container } = renderHero([banner('one'), { ...banner('two'), mirrors: false }]);
  const slides = [...container.querySelectorAll('[data-place]')];
  expect(slides.map((slide) => slide.getAttribute('data-mirrors'))).toEqual(['true', null]);
  expect(container.querySelector('section')?.getAttribute('data-many')).toBe('true');
  const single = renderHero([banner('one')]);
  expect(single.container.querySelector('section')?.hasAttribute('data-many')).toBe(false);
});

test('slides out of turn are hidden from all, and a single banner is no group', () => {
  const { container } = renderHero([banner('one'), banner('two')]);
  const [first, second] = container.querySelectorAll('[data-place]');
  expect([first?.hasAttribute('aria-hidden'), second?.getAttribute('aria-hidden')]).toEqual([false, 'true']);
  expect(screen.getByRole('group', { name: '1 of 2' })).toBe(first);
  const single = renderHero([banner('one')]);
  expect(single.container.querySelector('[data-place]')?.hasAttribute('role')).toBe(false);
});

test('the first picture is drawn with the page, the others when there is time', async () => {
  const { container } = renderHero([{ ...banner('one'), imageNarrow: '/one-narrow.svg' }, banner('two')]);
  await whenIdle();
  const images = [...container.querySelectorAll('img')];
  expect(images.map((image) => image.getAttribute('fetchpriority'))).toEqual(['high', 'low', 'low', 'low']);
  expect(images.map((image) => image.getAttribute('decoding'))).toEqual(['sync', 'async', 'async', 'async']);
  // Dragging a picture with a mouse must move the row.
  expect(images.every((image) => !image.draggable)).toBe(true);
  const sources = [...container.querySelectorAll('picture')].map((picture) => picture.querySelector('source')?.srcset);
  expect(sources).toEqual(['/one-narrow.svg', undefined, '/one-narrow.svg', undefined]);
});
