import { expect, it } from 'vitest';
import { coverSizes } from './coverSizes.ts';

it('asks for a cover at each width, beside what its address asks already', () => {
  expect(coverSizes('/media/koi.webp')).toBe(
    '/media/koi.webp?width=200 200w, /media/koi.webp?width=400 400w, /media/koi.webp?width=600 600w',
  );
  expect(coverSizes('https://pictures.example/koi?v=2')).toContain('https://pictures.example/koi?v=2&width=400 400w');
});

it('asks for none where a game has none', () => {
  expect(coverSizes('')).toBeUndefined();
});
