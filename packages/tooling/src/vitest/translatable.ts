import { afterEach, beforeEach, expect } from 'vitest';
import { type TextWatch, watchText } from '../translation/watchText.ts';

let watch: TextWatch | undefined;

beforeEach(() => {
  if (typeof window !== 'undefined') watch = watchText(window);
});

/** Fails tests whose rendered text breaks under a browser's translation. */
afterEach(() => {
  const bareTexts = watch?.take() ?? [];
  watch?.stop();
  watch = undefined;
  expect(bareTexts, 'Text beside something else breaks when a browser translates the page: give it an element').toEqual(
    [],
  );
});
