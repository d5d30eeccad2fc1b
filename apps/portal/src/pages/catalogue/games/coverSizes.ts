// The wider is two screen pixels to one on a card: a phone has three, which no eye tells apart in a drawing.
const WIDTHS = [200, 320];

/** A cover at the widths that a card needs it in, as a `srcset`: pictures of games come as wide as `width` asks. */
export function coverSizes(cover: string): string | undefined {
  if (cover === '') return undefined;
  const joint = cover.includes('?') ? '&' : '?';
  return WIDTHS.map((width) => `${cover}${joint}width=${width} ${width}w`).join(', ');
}
