import type { FontFallback, ThemeFont } from '../theme/theme.types.ts';
import { familyCss } from './readValue.ts';

/**
 * `@font-face` rules for a theme's faces and for local fallbacks with the same metrics, so that the layout does not
 * shift when a face has loaded (`font-display: swap`). `addressOf` returns the URL of a font file on the site.
 */
export const fontFaces = (fonts: readonly ThemeFont[], addressOf: (font: ThemeFont) => string): string => {
  const fallbacks = new Map(fonts.flatMap((font) => font.fallbacks).map((fallback) => [fallback.family, fallback]));
  return [...fonts.map((font) => webFace(font, addressOf(font))), ...[...fallbacks.values()].map(localFace)].join('');
};

const webFace = (font: ThemeFont, address: string): string => {
  const weights = font.weightRange.join(' ');
  return `@font-face{font-family:${familyCss(font.family)};src:url('${address}') format('woff2');font-weight:${weights};font-display:swap;unicode-range:${font.unicodeRange}}`;
};

const localFace = (fallback: FontFallback): string => {
  const sources = fallback.local.map((name) => `local(${familyCss(name)})`).join(',');
  return `@font-face{font-family:${familyCss(fallback.family)};src:${sources};size-adjust:${percent(fallback.sizeAdjust)};ascent-override:${percent(fallback.ascentOverride)};descent-override:${percent(fallback.descentOverride)};line-gap-override:${percent(fallback.lineGapOverride)}}`;
};

const percent = (fraction: number): string => `${Math.round(fraction * 10_000) / 100}%`;
