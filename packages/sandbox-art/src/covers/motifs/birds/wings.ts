import { shade, tint } from '../../colour.ts';
import { solid } from '../../forms.ts';
import type { Paint } from '../../paint.ts';
import { place } from '../../svg.ts';

/** A spread wing to the right of its root, three rows of feathers deep. */
export const wing = (paint: Paint, colours: readonly [string, string, string]): string => {
  const row = (count: number, length: number, width: number, colour: string, from: number, to: number): string =>
    Array.from({ length: count }, (_, i) => {
      const turn = from + ((to - from) * i) / (count - 1);
      const reach = length * (0.78 + 0.22 * Math.sin((Math.PI * (i + 1)) / (count + 1)));
      const feather = `M0 ${-width}C${reach * 0.5} ${-width * 1.5} ${reach * 0.9} ${-width} ${reach} 0C${reach * 0.9} ${width} ${reach * 0.5} ${width * 1.3} 0 ${width}Z`;
      return place(solid(paint, feather, i % 2 === 0 ? colour : shade(colour, 0.12), { depth: 10, outline: 7 }), {
        turn,
      });
    }).join('');
  return (
    row(8, 300, 24, colours[0], 62, -66) +
    row(7, 210, 22, colours[1], 54, -62) +
    row(5, 126, 22, tint(colours[2], 0.1), 44, -56)
  );
};
