import type { TokenNameOf } from '../tokens/tokenTypes.ts';

/** One token of a DTCG 2025.10 file; `$extensions['baize.wider']` gives a dimension another value from a width on. */
export interface TokenEntry {
  readonly $type?: string;
  readonly $value: unknown;
  readonly $description?: string;
  readonly $extensions?: Readonly<Record<string, unknown>>;
}

/** A flat DTCG 2025.10 file: name → token. */
export type TokenFile = Readonly<Record<string, TokenEntry>>;

export type Scheme = 'light' | 'dark';

export type ColorName = TokenNameOf<'color'>;

/** How a scheme takes up a merchant's brand colour. */
export interface BrandRecipe {
  /** The tokens that become the brand colour itself, as far as contrast allows; the first leads the family. */
  readonly base: readonly [ColorName, ...ColorName[]];
  /** Tokens that follow the first base token: they keep their distance from it in lightness, chroma and hue. */
  readonly family: readonly ColorName[];
  /** Tokens that keep their lightness and only turn their hue with the brand: surfaces and their words. */
  readonly undertone: readonly ColorName[];
  /** The token whose hue the undertones were drawn beside; the first base when left out. */
  readonly undertoneBeside?: ColorName;
}

/** A local font, scaled to take the same room as a webfont that is still loading. Figures are fractions of 1. */
export interface FontFallback {
  readonly family: string;
  readonly local: readonly string[];
  readonly sizeAdjust: number;
  readonly ascentOverride: number;
  readonly descentOverride: number;
  readonly lineGapOverride: number;
}

/** One file of a webfont. `file` is an absolute URL: `file:` in Node, an address of the dev server or the bundle in Vite. */
export interface ThemeFont {
  readonly family: string;
  readonly file: string;
  readonly weightRange: readonly [number, number];
  readonly unicodeRange: string;
  /** Whether the first screen of a Latin script uses it, so that it is worth a preload. */
  readonly preload: boolean;
  readonly fallbacks: readonly FontFallback[];
}

/** Font stacks for languages that the theme's own faces do not serve, by BCP-47 tag as in `<html lang>`. */
export interface ScriptFonts {
  readonly tags: readonly string[];
  readonly body: readonly string[];
  readonly display: readonly string[];
}

/** A theme package's whole content: values, no behaviour. */
export interface Theme {
  readonly id: string;
  readonly name: string;
  readonly light: TokenFile;
  readonly dark: TokenFile;
  readonly shared: TokenFile;
  readonly brand: Readonly<Record<Scheme, BrandRecipe>>;
  readonly fonts: readonly ThemeFont[];
  readonly scripts: readonly ScriptFonts[];
}
