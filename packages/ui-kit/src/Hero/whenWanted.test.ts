import { beforeEach, expect, test, vi } from 'vitest';

const work = vi.fn();
let isPhone = true;

/** Imports a fresh module, as on a page without any interaction so far. */
const load = async () => {
  vi.resetModules();
  return (await import('./whenWanted.ts')).whenWanted;
};

beforeEach(() => {
  work.mockClear();
  isPhone = true;
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  return () => vi.unstubAllGlobals();
});

test('on a wide screen, work begins at once', async () => {
  isPhone = false;
  (await load())(work);
  expect(work).toHaveBeenCalledOnce();
});

test.each(['pointerdown', 'keydown', 'scroll'])('on a phone, work begins once, at the first %s', async (sign) => {
  const whenWanted = await load();
  whenWanted(work);
  expect(work).not.toHaveBeenCalled();
  dispatchEvent(new Event(sign));
  dispatchEvent(new Event(sign));
  expect(work).toHaveBeenCalledOnce();
  whenWanted(work);
  expect(work).toHaveBeenCalledTimes(2);
});

test('what is cancelled never begins', async () => {
  (await load())(work)();
  dispatchEvent(new Event('pointerdown'));
  expect(work).not.toHaveBeenCalled();
});
