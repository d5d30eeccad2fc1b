// In pixels. The wider covers a card at a density of 2; at 3, as on phones, a drawing looks the same.
const WIDTHS = [200, 320];

/** The `srcset` of a card's cover; undefined without a cover. The picture hosts scale to the `width` in the query. */
export const coverSizes = (cover: string): string | undefined => {
  if (cover === '') return undefined;
  return WIDTHS.map((width) => `${coverAt(cover, width)} ${width}w`).join(', ');
};

/** Returns the address of a cover that is about `width` pixels wide. */
export const coverAt = (cover: string, width: number): string =>
  `${cover}${cover.includes('?') ? '&' : '?'}width=${width}`;
