import { expect, it } from 'vitest';
import { coverSizes } from './coverSizes.ts';

it('asks for a cover at each width, beside what its address asks already', () => {
  expect(coverSizes('/media/koi.avif')).toBe('/media/koi.avif?width=200 200w, /media/koi.avif?width=320 320w');
  expect(coverSizes('https://pictures.example/koi?v=2')).toContain('https://pictures.example/koi?v=2&width=320 320w');
});

it('asks for none where a game has none', () => {
  expect(coverSizes('')).toBeUndefined();
});
