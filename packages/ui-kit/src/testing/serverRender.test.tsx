// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { everyStory } from './everyStory.tsx';

test('there are stories to render', () => {
  expect(everyStory.length).toBeGreaterThan(100);
});

test.each(everyStory)('$title is rendered in Node, alike each time and without inline styles', ({ element }) => {
  const first = renderToString(element);
  expect(renderToString(element)).toBe(first);
  // Browsers ignore style attributes in prerendered HTML under our strict CSP.
  expect(first).not.toContain('style="');
});
