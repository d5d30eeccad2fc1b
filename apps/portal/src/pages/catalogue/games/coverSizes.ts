// The wider is two screen pixels to one on a card: a phone has three, which no eye tells apart in a drawing.
const WIDTHS = [200, 320];

/** A cover at the widths that a card needs it in, as a `srcset`: pictures of games come as wide as `width` asks. */
export function coverSizes(cover: string): string | undefined {
  if (cover === '') return undefined;
  return WIDTHS.map((width) => `${coverAt(cover, width)} ${width}w`).join(', ');
}

/** A cover, about as wide as asked. */
export function coverAt(cover: string, width: number): string {
  return `${cover}${cover.includes('?') ? '&' : '?'}width=${width}`;
}
