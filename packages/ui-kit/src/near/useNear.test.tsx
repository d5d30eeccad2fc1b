import { act, render, renderHook } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useNear } from './useNear.ts';

/** A fake `IntersectionObserver`; `approach` reports elements as near. */
const fakeObserver = () => {
  const observed = new Set<Element>();
  const options: IntersectionObserverInit[] = [];
  let tell: IntersectionObserverCallback;
  class Observer {
    constructor(callback: IntersectionObserverCallback, init: IntersectionObserverInit) {
      tell = callback;
      options.push(init);
    }
    observe = (element: Element) => void observed.add(element);
    unobserve = (element: Element) => void observed.delete(element);
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const approach = (target: Element, isIntersecting: boolean) =>
    act(() => tell([{ target, isIntersecting } as unknown as IntersectionObserverEntry], undefined as never));
  return { observed, options, approach };
};

function Card({ name }: { name: string }) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} id={name}>
      {useNear(place) && <img alt={name} />}
    </div>
  );
}

afterEach(() => vi.unstubAllGlobals());

test('a picture is asked for when its card comes near, and stays when it goes away', () => {
  const { observed, options, approach } = fakeObserver();
  const { container, unmount } = render(
    <>
      <Card name="one" />
      <Card name="two" />
    </>,
  );
  const [one, two] = container.querySelectorAll('div');
  if (!one || !two) throw new Error('Two cards.');
  const shown = () => [...container.querySelectorAll('img')].map(({ alt }) => alt);
  approach(one, false);
  expect(shown()).toEqual([]);
  approach(two, true);
  expect(shown()).toEqual(['two']);
  expect([...observed]).toEqual([one]);
  // One shared observer: half a screen ahead on the page, a quarter along a row.
  expect(options).toEqual([{ rootMargin: '50%', scrollMargin: '0px 25%' }]);
  unmount();
  expect([...observed]).toEqual([]);
});

test('without IntersectionObserver every picture is requested', () => {
  const { container } = render(<Card name="one" />);
  expect(container.querySelector('img')).not.toBeNull();
});

test('on a phone it looks no further along a row than the screen', async () => {
  vi.resetModules();
  vi.stubGlobal('innerWidth', 390);
  const { options } = fakeObserver();
  const { useNear: useNearOfPhone } = await import('./useNear.ts');
  renderHook(() => useNearOfPhone({ current: document.body }));
  expect(options).toEqual([{ rootMargin: '50%', scrollMargin: '0px' }]);
});
