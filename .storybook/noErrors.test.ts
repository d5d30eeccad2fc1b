import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenForErrors, refuseErrors } from './noErrors.ts';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const story =
  (act: () => void, isTestRun = true) =>
  () => {
    const context = { parameters: {}, globals: { isTestRun } };
    const stop = listenForErrors(context);
    act();
    stop();
    refuseErrors(context);
  };

it('lets a quiet story pass', () => {
  expect(story(() => undefined)).not.toThrow();
});

it('fails a story that writes an error to the console', () => {
  expect(story(() => console.error('Each child needs a key', 'GameShelf'))).toThrow('Each child needs a key GameShelf');
});

it('fails a story that throws or leaves a promise rejected', () => {
  const thrown = Object.assign(new Event('error'), { error: new Error('It broke') });
  expect(story(() => window.dispatchEvent(thrown))).toThrow('It broke');
  const rejected = Object.assign(new Event('unhandledrejection'), { reason: new Error('Nobody waited') });
  expect(story(() => window.dispatchEvent(rejected))).toThrow('Nobody waited');
});

it('does not report an error of one story in the next', () => {
  expect(story(() => console.error('The first'))).toThrow();
  expect(story(() => undefined)).not.toThrow();
});

it('stops listening when a story has ended', () => {
  const write = console.error;
  const parameters: Record<string, unknown> = {};
  const stop = listenForErrors({ parameters });
  stop();
  expect(console.error).toBe(write);
  const thrown = Object.assign(new Event('error'), { error: new Error('Of the next story') });
  window.dispatchEvent(thrown);
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'Of the next story, too' }));
  expect(() => refuseErrors({ parameters, globals: { isTestRun: true } })).not.toThrow();
});

it('does not fail a story in the UI, whatever its play function expected', () => {
  expect(story(() => console.error('No button is named Close'), false)).not.toThrow();
});
