import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { KitWordsProvider } from '../KitWords/index.ts';
import { englishWords } from '../testing/words.tsx';
import type { CarouselOptions } from './carousel.ts';
import { Hero, type HeroProps } from './Hero.tsx';

const carousel = vi.hoisted(() => ({
  started: [] as unknown[],
  calls: { show: vi.fn(), play: vi.fn(), pause: vi.fn(), stop: vi.fn() },
}));
vi.mock('./carousel.ts', () => ({
  startCarousel: (options: unknown) => {
    carousel.started.push(options);
    return carousel.calls;
  },
}));

let idle: () => void;
let still: boolean;

beforeEach(() => {
  still = false;
  carousel.started.length = 0;
  vi.clearAllMocks();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    idle = work;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
});
const banner = (id: string) => ({ id, image: `/${id}.svg`, title: id, action: { label: 'Play now', href: `#${id}` } });

function renderHero(banners: HeroProps['banners']) {
  return render(
    <KitWordsProvider words={englishWords}>
      <Hero label="Highlights" banners={banners} />
    </KitWordsProvider>,
  );
}

function Banners({ mayMove }: { mayMove: boolean }) {
  return (
    <KitWordsProvider words={englishWords}>
      <Hero label="Highlights" banners={[banner('one'), banner('two')]} mayMove={mayMove} />
    </KitWordsProvider>
  );
}

async function whenIdle() {
  await act(async () => {
    idle();
    await vi.dynamicImportSettled();
  });
}

const lastStart = () => carousel.started.at(-1) as CarouselOptions;

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

test('a single banner never becomes a carousel', () => {
  const ask = vi.fn<typeof requestIdleCallback>();
  vi.stubGlobal('requestIdleCallback', ask);
  renderHero([banner('one')]);
  expect(ask).not.toHaveBeenCalled();
});

test('several banners become an endless row when the browser is idle', async () => {
  const { container } = renderHero([banner('one'), banner('two')]);
  await whenIdle();
  expect(lastStart()).toMatchObject({ start: 0, playing: true, still: false });
  expect(container.querySelectorAll('img')).toHaveLength(4);
});

test('while it may not move the carousel is not even fetched', () => {
  let asked = 0;
  vi.stubGlobal('requestIdleCallback', () => (asked += 1));
  const { rerender } = render(<Banners mayMove={false} />);
  expect(asked).toBe(0);
  rerender(<Banners mayMove />);
  expect(asked).toBe(1);
});

test('the row is paused and resumed by a button', async () => {
  renderHero([banner('one'), banner('two')]);
  await whenIdle();
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(carousel.calls.pause).toHaveBeenCalledTimes(1);
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

test('what is pressed as soon as the buttons are there is what the carousel starts with', async () => {
  const { container } = renderHero([banner('one'), banner('two')]);
  // As in a browser: what is rendered is seen before its effects have run.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const isPressed = new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      const second = screen.queryByRole('button', { name: /2 of 2$/ });
      if (second === null) return;
      observer.disconnect();
      second.click();
      screen.getByRole('button', { name: 'Pause' }).click();
      resolve();
    }).observe(container, { childList: true, subtree: true });
  });
  idle();
  await isPressed;
  await vi.waitFor(() => expect(carousel.started).toHaveLength(1));
  expect(lastStart()).toMatchObject({ start: 1, playing: false });
  expect(await screen.findByRole('button', { name: /2 of 2$/, current: true })).toBeTruthy();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
