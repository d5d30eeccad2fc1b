import { expect, it } from 'vitest';
import { coverSizes } from './coverSizes.ts';

it('adds each width to the query that the address has already', () => {
  expect(coverSizes('/media/koi.avif')).toBe('/media/koi.avif?width=200 200w, /media/koi.avif?width=320 320w');
  expect(coverSizes('https://pictures.example/koi?v=2')).toContain('https://pictures.example/koi?v=2&width=320 320w');
});

it('is undefined without a cover', () => {
  expect(coverSizes('')).toBeUndefined();
});
