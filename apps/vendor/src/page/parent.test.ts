import { afterEach, expect, test, vi } from 'vitest';
import { createParent } from '../../static/parent.js';

const SITE = 'http://shop.localhost:8080';

afterEach(() => vi.unstubAllGlobals());

/** A frame's window, whose listener a test calls. */
const framed = (around: object | undefined) => {
  const listeners: ((event: object) => void)[] = [];
  const self = { addEventListener: (_: string, listener: (event: object) => void) => listeners.push(listener) };
  vi.stubGlobal('window', { ...self, parent: around });
  const heard: boolean[] = [];
  createParent(`${SITE}/rng`).onPause((isPaused: boolean) => heard.push(isPaused));
  return { heard, tell: (event: object) => listeners.forEach((listener) => listener(event)) };
};

test('the site that launched the game pauses it and lets it go on', () => {
  const around = {};
  const { heard, tell } = framed(around);
  tell({ source: around, origin: SITE, data: { type: 'baize:pause' } });
  tell({ source: around, origin: SITE, data: { type: 'baize:resume' } });
  expect(heard).toEqual([true, false]);
});

test('nobody else pauses it, and no other message does', () => {
  const around = {};
  const { heard, tell } = framed(around);
  tell({ source: {}, origin: SITE, data: { type: 'baize:pause' } });
  tell({ source: around, origin: 'http://other.localhost:8080', data: { type: 'baize:pause' } });
  for (const data of [null, 'baize:pause', { type: 'baize:stop' }]) tell({ source: around, origin: SITE, data });
  expect(heard).toEqual([]);
});
