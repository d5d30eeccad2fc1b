import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { moveCover } from './moveCover.ts';

type Turn = () => Promise<void>;

const media = { matches: false };
let turns: Turn[] = [];
let end: () => void;

beforeEach(() => {
  turns = [];
  media.matches = false;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('matchMedia', () => media);
  document.body.innerHTML = '<p id="cover"></p>';
  const { promise, resolve } = Promise.withResolvers<void>();
  end = resolve;
  Object.assign(document, {
    startViewTransition: (turn: Turn) => {
      turns.push(turn);
      return { ready: Promise.reject(new Error('passed over')), finished: promise };
    },
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'startViewTransition');
  document.documentElement.removeAttribute('data-quiet');
});

const byId = (id: string) => document.getElementById(id);
const named = () =>
  [...document.querySelectorAll<HTMLElement>('p')]
    .filter(({ style }) => style.viewTransitionName === 'game')
    .map(({ id }) => id)
    .join(' ');

/** Presses the cover; the other page appears only when the test renders it. */
const press = () => {
  const change = vi.fn<() => void>();
  moveCover({ from: byId('cover'), change, to: () => byId('stage') });
  return change;
};
const showStage = () => document.body.append(Object.assign(document.createElement('p'), { id: 'stage' }));

it('has one name for the cover and then for its counterpart, so that a browser moves the one to the other', async () => {
  const set = vi.spyOn(globalThis, 'setTimeout');
  const cleared = vi.spyOn(globalThis, 'clearTimeout');
  const change = press();
  expect([named(), change.mock.calls.length]).toEqual(['cover', 0]);
  const turned = turns[0]?.();
  expect([named(), change.mock.calls.length]).toEqual(['', 1]);
  showStage();
  await turned;
  expect(named()).toBe('stage');
  const limit = set.mock.results[set.mock.calls.findIndex(([, after]) => after === 300)];
  expect(cleared).toHaveBeenCalledWith(limit?.value);
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(named()).toBe('');
});

it('holds the page no longer than 300 ms for a counterpart that does not come', async () => {
  press();
  const turned = vi.fn<() => void>();
  void turns[0]?.().then(turned);
  await vi.advanceTimersByTimeAsync(299);
  expect(turned).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(turned).toHaveBeenCalledOnce();
  showStage();
  expect(named()).toBe('');
});

it.each([
  ['wants less motion', () => (media.matches = true)],
  ['has the site quiet', () => document.documentElement.setAttribute('data-quiet', '')],
  ['has a browser without it', () => Reflect.deleteProperty(document, 'startViewTransition')],
])('turns the page at once for who %s', (_who, prepare) => {
  prepare();
  expect([press().mock.calls.length, turns.length, named()]).toEqual([1, 0, '']);
});
