import type { ColorName, Scheme } from '../theme/theme.types.ts';
import type { Paint } from '../palette/color.ts';
import { type ContrastPair, contrastPairs, minimumContrast } from './contrastPairs.ts';
import { contrastRatio } from './contrastRatio.ts';

/** One pair in one scheme: its colours as hex, its ratio (truncated to two decimals) and its minimum. */
export type ContrastMeasure = {
  readonly pair: ContrastPair;
  readonly scheme: Scheme;
  readonly foregroundColor: string;
  readonly backgroundColor: string;
  readonly ratio: number;
  readonly minimum: number;
  readonly passes: boolean;
};

/** Measures every pair of the table in one scheme. */
export const measureContrast = (scheme: Scheme, colors: ReadonlyMap<ColorName, Paint>): readonly ContrastMeasure[] =>
  contrastPairs.map((pair) => {
    const foreground = paintOf(colors, pair.foreground);
    const background = paintOf(colors, pair.background);
    const ratio = contrastRatio(foreground, background, pair.beneath);
    const minimum = minimumContrast[pair.use];
    return {
      pair,
      scheme,
      foregroundColor: foreground.hex,
      backgroundColor: background.hex,
      ratio: Math.floor(ratio * 100) / 100,
      minimum,
      passes: ratio >= minimum,
    };
  });

const paintOf = (colors: ReadonlyMap<ColorName, Paint>, name: ColorName): Paint => {
  const found = colors.get(name);
  if (found === undefined)
    throw new Error(`The colour ${name} was never read. A theme gives every colour of the contract.`);
  return found;
};
