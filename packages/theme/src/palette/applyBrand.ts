import { contrastPairs, minimumContrast, type ContrastPair } from '../contrast/contrastPairs.ts';
import { contrastRatio } from '../contrast/contrastRatio.ts';
import type { BrandRecipe, ColorName, Scheme } from '../theme/theme.types.ts';
import { type Oklch, type Paint, paint } from './color.ts';

/** The colours of one scheme: as defined (OKLCH), and as painted in sRGB. */
export type SchemeColors = {
  readonly given: ReadonlyMap<ColorName, Oklch>;
  readonly shown: ReadonlyMap<ColorName, Paint>;
};

/**
 * A brand colour (`wanted`) that was changed for contrast, with the pair of the contrast table that it failed worst.
 */
export type BrandCorrection = {
  readonly token: ColorName;
  readonly wanted: string;
  readonly shown: string;
  readonly pair: ContrastPair;
  readonly ratio: number;
};

/** The branded colours of a scheme, and the correction when the brand colour itself was changed. */
export type BrandedColors = {
  readonly correction?: BrandCorrection;
} & SchemeColors;

const LIGHTNESS_STEPS = 12;

// From this chroma upwards undertones take the brand's hue; below it they fade towards grey.
const HUED_CHROMA = 0.06;

const pairsOf = new Map<ColorName, readonly ContrastPair[]>();
for (const { foreground, background } of contrastPairs) {
  for (const name of [foreground, background]) {
    pairsOf.set(
      name,
      contrastPairs.filter((pair) => pair.foreground === name || pair.background === name),
    );
  }
}

/**
 * The palette of a scheme for a brand colour: surfaces take its hue, the base tokens the colour itself, and the family
 * follows. A token that fails its contrast changes only in lightness, away from the surfaces and as little as needed. A
 * brand colour that passes is kept exactly; a changed one is returned as `correction`.
 */
export const applyBrand = (scheme: Scheme, theme: SchemeColors, recipe: BrandRecipe, brand: Oklch): BrandedColors => {
  const given = new Map(theme.given);
  const shown = new Map(theme.shown);
  const settle = (name: ColorName, wanted: Oklch) => {
    const color = withContrast(scheme, name, wanted, shown);
    given.set(name, color);
    shown.set(name, paint(color));
    return color;
  };
  const [leading, ...others] = recipe.base;
  const anchor = read(theme.given, leading);
  const turn = brand.c === 0 ? 0 : brand.h - read(theme.given, recipe.undertoneBeside ?? leading).h;
  const strength = Math.min(1, brand.c / HUED_CHROMA);
  for (const name of recipe.undertone) {
    const own = read(theme.given, name);
    settle(name, { ...own, c: own.c * strength, h: own.h + turn });
  }
  const correction = correctionOf(leading, brand, shown);
  const base = settle(leading, { ...brand, alpha: anchor.alpha });
  for (const name of others) settle(name, { ...brand, alpha: read(theme.given, name).alpha });
  for (const name of recipe.family) {
    const own = read(theme.given, name);
    settle(name, {
      l: base.l + own.l - anchor.l,
      c: base.c * (own.c / anchor.c),
      h: base.h + own.h - anchor.h,
      alpha: own.alpha,
    });
  }
  return correction === undefined
    ? { given, shown }
    : { given, shown, correction: { ...correction, shown: read(shown, leading).hex } };
};

/** The pair that the unchanged brand colour fails worst; undefined when it passes all. */
const correctionOf = (
  token: ColorName,
  brand: Oklch,
  shown: ReadonlyMap<ColorName, Paint>,
): Omit<BrandCorrection, 'shown'> | undefined => {
  const wanted = paint(brand);
  const failed = measuresOf(token, wanted, shown)
    .filter(({ ratio, pair }) => ratio < minimumContrast[pair.use])
    .toSorted((a, b) => a.ratio / minimumContrast[a.pair.use] - b.ratio / minimumContrast[b.pair.use]);
  return failed[0] && { token, wanted: wanted.hex, ...failed[0] };
};

/** The ratio of each pair that a token is part of, with `own` as its colour. */
const measuresOf = (name: ColorName, own: Paint, shown: ReadonlyMap<ColorName, Paint>) =>
  (pairsOf.get(name) ?? []).map((pair) => {
    const figure = pair.foreground === name ? own : read(shown, pair.foreground);
    const ground = pair.background === name ? own : read(shown, pair.background);
    return { pair, ratio: contrastRatio(figure, ground, pair.beneath) };
  });

/** Changes the lightness of a colour (up in dark, down in light) until every contrast pair with it passes. */
const withContrast = (scheme: Scheme, name: ColorName, wanted: Oklch, shown: ReadonlyMap<ColorName, Paint>): Oklch => {
  const passes = (color: Oklch) =>
    measuresOf(name, paint(color), shown).every(({ ratio, pair }) => ratio >= minimumContrast[pair.use]);
  if (passes(wanted)) return wanted;
  let failing = wanted.l;
  let passing = scheme === 'dark' ? 1 : 0;
  for (let step = 0; step < LIGHTNESS_STEPS; step += 1) {
    const middle = (failing + passing) / 2;
    if (passes({ ...wanted, l: middle })) passing = middle;
    else failing = middle;
  }
  return { ...wanted, l: passing };
};

const read = <Value>(values: ReadonlyMap<ColorName, Value>, name: ColorName): Value => {
  const value = values.get(name);
  if (value === undefined)
    throw new Error(`The colour ${name} was never read. A theme gives every colour of the contract.`);
  return value;
};
