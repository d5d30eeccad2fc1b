import { expect, it } from 'vitest';
import { shelfRows } from './Lobby.tsx';

const shelves = (['LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS'] as const).map((category) => ({ category }));

const rowsWith = (...counts: (number | undefined)[]) =>
  shelfRows(shelves, new Map(shelves.map(({ category }, place) => [category, counts[place]]))).map((row) =>
    row.map(({ category }) => category).join(' '),
  );

it('two neighbours of up to four games share a row, and no third joins them', () => {
  expect(rowsWith(4, 1, 2, 9, 3)).toEqual(['LIVE FISH', 'PVP', 'SPORTS', 'ESPORTS']);
  expect(rowsWith(5, 4, 2, 1, 1)).toEqual(['LIVE', 'FISH PVP', 'SPORTS ESPORTS']);
});

it('a category without a known count has a row of its own', () => {
  expect(rowsWith(1, undefined, 2, 3, 9)).toEqual(['LIVE', 'FISH', 'PVP SPORTS', 'ESPORTS']);
});
