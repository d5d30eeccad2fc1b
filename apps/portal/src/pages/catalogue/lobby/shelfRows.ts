import type { CategoryCode } from '@baize/domain/categories';
import { FEW_GAMES } from '../games/fewGames.ts';

type Counts = ReadonlyMap<CategoryCode, number | undefined>;

/** Groups shelves into rows, in order: one to a row, or two neighbours that are both known to have few games. */
export const shelfRows = <Shelf extends { readonly category: CategoryCode }>(
  shelves: readonly Shelf[],
  counts: Counts = new Map(),
): readonly (readonly Shelf[])[] => {
  const isShort = ({ category }: Shelf) => (counts.get(category) ?? Infinity) <= FEW_GAMES;
  const rows: Shelf[][] = [];
  for (const shelf of shelves) {
    const before = rows.at(-1);
    if (before?.length === 1 && before.every(isShort) && isShort(shelf)) before.push(shelf);
    else rows.push([shelf]);
  }
  return rows;
};
