import { htmlVectors } from '@baize/domain/testing';
import { expect, it } from 'vitest';
import { cleanFragment } from './cleanFragment.ts';

it.each(htmlVectors)('%s becomes %s [REQ-200]', (html, clean) => {
  const shown = document.createElement('div');
  shown.append(cleanFragment(html));
  expect(shown.innerHTML).toBe(clean);
});
