import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { atom, createStore } from 'jotai/vanilla';
import { describe, expect, it, onTestFinished } from 'vitest';
import { settled } from './eventually.ts';
import { watchLeftovers } from './leftovers.ts';
import { openTabs } from './openTabs.ts';

const heard = () => undefined;

const listen = (target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>) => {
  target.addEventListener('abort', heard);
  return () => target.removeEventListener('abort', heard);
};

const observe = (queryFn: () => Promise<null>) =>
  new QueryObserver(new QueryClient(), { queryKey: ['games'], queryFn }).subscribe(() => {});

/** Begins each kind of thing that must end, and returns the function that ends it. */
const begun = {
  'timers: 1': () => {
    const timer = setInterval(() => {}, 1000);
    return () => clearInterval(timer);
  },
  'listener: abort of AbortSignal': () => listen(new AbortController().signal),
  'listener: abort of EventTarget': () => listen(openTabs()()),
  'subscription: store': () => createStore().sub(atom(0), () => {}),
  'subscription: QueryCache': () => new QueryClient().getQueryCache().subscribe(() => {}),
  'subscription: QueryObserver': () => observe(async () => null),
} satisfies Record<string, () => () => void>;

const watch = () => {
  const leftovers = watchLeftovers();
  onTestFinished(leftovers.forget);
  return leftovers;
};

describe('what a test leaves behind', () => {
  it.each(Object.entries(begun))('is found until it has ended: %s', (what, begin) => {
    const { found } = watch();
    const end = begin();
    expect(found()).toContain(what);
    end();
    expect(found()).not.toContain(what);
  });

  it('is a call that nobody waits for any more, unless it was given up', async () => {
    const { found } = watch();
    const { promise, resolve } = Promise.withResolvers<null>();
    observe(() => promise)();
    expect(found()).toContain('call: ["games"]');
    resolve(null);
    await settled();
    expect(found()).toEqual([]);
  });

  it('is no listener that ends by itself', () => {
    const { found } = watch();
    const [target, over] = [new EventTarget(), new AbortController()];
    target.addEventListener('once', () => {}, { once: true });
    target.addEventListener('until', () => {}, { signal: over.signal });
    expect(found()).toEqual(['listener: once of EventTarget', 'listener: until of EventTarget']);
    target.dispatchEvent(new Event('once'));
    over.abort();
    expect(found()).toEqual([]);
  });
});
