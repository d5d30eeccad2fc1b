import type { TokenNameOf } from '../tokens/tokenTypes.ts';

/** One token of a DTCG 2025.10 file; `$extensions['baize.wider']` has a dimension's values for wider viewports. */
export type TokenEntry = {
  readonly $type?: string;
  readonly $value: unknown;
  readonly $description?: string;
  readonly $extensions?: Readonly<Record<string, unknown>>;
};

/** A flat DTCG 2025.10 file: name → token. */
export type TokenFile = Readonly<Record<string, TokenEntry>>;

export type Scheme = 'light' | 'dark';

export type ColorName = TokenNameOf<'color'>;

/** The tokens of a scheme that change with a merchant's brand colour. */
export type BrandRecipe = {
  /** Tokens that take the brand colour itself, as far as contrast allows; the family follows the first. */
  readonly base: readonly [ColorName, ...ColorName[]];
  /** Tokens that follow the first base token at a constant distance in lightness, chroma and hue. */
  readonly family: readonly ColorName[];
  /** Tokens that keep their lightness and rotate in hue with the brand: surfaces and their texts. */
  readonly undertone: readonly ColorName[];
  /** The token whose hue is the start of that rotation; the first base token by default. */
  readonly undertoneBeside?: ColorName;
};

/** A local font scaled to the metrics of a webfont that is still loading; 1 is 100 %. */
export type FontFallback = {
  readonly family: string;
  readonly local: readonly string[];
  readonly sizeAdjust: number;
  readonly ascentOverride: number;
  readonly descentOverride: number;
  readonly lineGapOverride: number;
};

/** One file of a webfont. `file` is an absolute URL: `file:` in Node, an address of the dev server or the bundle in Vite. */
export type ThemeFont = {
  readonly family: string;
  readonly file: string;
  readonly weightRange: readonly [number, number];
  readonly unicodeRange: string;
  /** True when the first screen in a Latin-script language uses the file, so that a preload pays off. */
  readonly preload: boolean;
  readonly fallbacks: readonly FontFallback[];
};

/** Font stacks for languages that the theme's own faces do not cover, by BCP-47 tag as in `<html lang>`. */
export type ScriptFonts = {
  readonly tags: readonly string[];
  readonly body: readonly string[];
  readonly display: readonly string[];
};

/** The content of a theme package: data only. */
export type Theme = {
  readonly id: string;
  readonly name: string;
  readonly light: TokenFile;
  readonly dark: TokenFile;
  readonly shared: TokenFile;
  readonly brand: Readonly<Record<Scheme, BrandRecipe>>;
  readonly fonts: readonly ThemeFont[];
  readonly scripts: readonly ScriptFonts[];
};
