import { measureContrast, type ContrastMeasure } from '../contrast/measureContrast.ts';
import { applyBrand, type BrandCorrection, type BrandedColors, type SchemeColors } from '../palette/applyBrand.ts';
import { fromHex, paint } from '../palette/color.ts';
import type { ColorName, Scheme, Theme } from '../theme/theme.types.ts';
import type { TokenName } from '../tokens/tokenTypes.ts';
import { type OverrideProblem, type Overrides, readOverrides } from './overrides.ts';
import { isColorName, parseTheme } from './parseTheme.ts';
import type { ShadowLayer } from './readValue.ts';
import { writeCss } from './writeCss.ts';

/** A pair of the contrast table that fails in a composed theme. */
export type ContrastFinding = ContrastMeasure & { readonly passes: false };

/** All values of one composed theme as CSS text, by scheme. */
export type ThemeValues = Readonly<Record<Scheme, Readonly<Record<string, string>>>>;

export type ComposedTheme = {
  /** A style sheet of custom properties: every token once, colours as `light-dark(…)`. */
  readonly css: string;
  readonly values: ThemeValues;
  /** Pairs that fail; empty without overrides. */
  readonly contrast: readonly ContrastFinding[];
  /** Every pair of the table as measured, for a page that shows them. */
  readonly measures: readonly ContrastMeasure[];
  /**
   * Changes of the brand colour for the sake of contrast, by scheme; tokens that the merchant overrides are left out.
   */
  readonly corrections: readonly (BrandCorrection & { readonly scheme: Scheme })[];
  /** Mistakes in the brand colour or the overrides. */
  readonly problems: readonly OverrideProblem[];
};

const schemes = ['light', 'dark'] as const;

/**
 * Layers theme values, a palette from the brand colour (`#rrggbb`), and the merchant's overrides (a parsed
 * `tokens.json`). Contrast is corrected in the palette and only reported for overrides. The attribute
 * `data-scheme="dark|light"` sets the scheme of any subtree. `scripts` limits the font stacks to a site's languages; by
 * default all of the theme's are written.
 */
export const composeTheme = (options: {
  readonly theme: Theme;
  readonly scripts?: Theme['scripts'];
  readonly brandColor?: string | undefined;
  readonly overrides?: unknown;
}): ComposedTheme => {
  const theme = parseTheme(options.theme);
  const overrides = options.overrides === undefined ? undefined : readOverrides(options.overrides);
  const problems = [...(overrides?.problems ?? [])];
  const brand = options.brandColor === undefined ? undefined : fromHex(options.brandColor);
  if (options.brandColor !== undefined && brand === undefined) {
    problems.unshift({
      code: 'wrongValue',
      path: ['brandColor'],
      message: 'The brand colour is not of the form "#rrggbb".',
    });
  }
  const composeScheme = (scheme: Scheme) => {
    const own = theme.colors[scheme];
    const branded: BrandedColors =
      brand === undefined ? own : applyBrand(scheme, own, options.theme.brand[scheme], brand);
    return {
      colors: overrideColors(branded, overrides?.[scheme]).shown,
      shadows: overrideShadows(theme.shadows[scheme], overrides?.[scheme]),
      corrections: branded.correction === undefined ? [] : [{ scheme, ...branded.correction }],
    };
  };
  const light = composeScheme('light');
  const dark = composeScheme('dark');
  const shared = new Map(theme.shared);
  const wider = new Map(theme.wider);
  for (const [name, value] of overrides?.shared ?? []) {
    if (value.kind === 'text') shared.set(name, value.css);
    wider.delete(name);
  }
  const { css, values } = writeCss({ light, dark, shared, wider, scripts: options.scripts ?? options.theme.scripts });
  const measures = schemes.flatMap((scheme) => measureContrast(scheme, (scheme === 'light' ? light : dark).colors));
  const corrections = [...light.corrections, ...dark.corrections].filter(
    ({ scheme, token }) => overrides?.[scheme].has(token) !== true,
  );
  return { css, values, contrast: measures.filter(isFinding), measures, corrections, problems };
};

const isFinding = (measure: ContrastMeasure): measure is ContrastFinding => !measure.passes;

const overrideColors = (colors: SchemeColors, overrides: Overrides[Scheme] | undefined): SchemeColors => {
  if (overrides === undefined || overrides.size === 0) return colors;
  const shown = new Map(colors.shown);
  for (const [name, value] of overrides) {
    if (value.kind === 'color' && isColorName(name)) shown.set(name satisfies ColorName, paint(value.color));
  }
  return { ...colors, shown };
};

const overrideShadows = (
  shadows: ReadonlyMap<TokenName, readonly ShadowLayer[]>,
  overrides: Overrides[Scheme] | undefined,
): ReadonlyMap<TokenName, readonly ShadowLayer[]> => {
  const changed = [...(overrides ?? [])].flatMap(([name, value]) =>
    value.kind === 'shadow' ? [[name, value.layers] as const] : [],
  );
  return changed.length === 0 ? shadows : new Map([...shadows, ...changed]);
};
