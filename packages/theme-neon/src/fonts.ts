import type { FontFallback, ThemeFont } from '@baize/theme';

// Metrics of Bold relative to the bold system fonts, from the fonts' own tables.
const fallbacks: readonly FontFallback[] = [
  {
    family: 'Outfit Arial',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    sizeAdjust: 0.9605,
    ascentOverride: 1.0412,
    descentOverride: 0.2707,
    lineGapOverride: 0,
  },
  {
    family: 'Outfit Roboto',
    local: ['Roboto Bold', 'Roboto-Bold'],
    sizeAdjust: 1.0196,
    ascentOverride: 0.9808,
    descentOverride: 0.255,
    lineGapOverride: 0,
  },
];

const face = { family: 'Outfit', weightRange: [100, 900], fallbacks } as const;

/** Outfit, weight axis: Latin 32 KB, Latin Extended 15 KB, fetched as a page's letters need. */
export const fonts: readonly ThemeFont[] = [
  {
    ...face,
    file: new URL('../node_modules/@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2', import.meta.url)
      .href,
    unicodeRange:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    preload: true,
  },
  {
    ...face,
    file: new URL(
      '../node_modules/@fontsource-variable/outfit/files/outfit-latin-ext-wght-normal.woff2',
      import.meta.url,
    ).href,
    unicodeRange:
      'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    preload: false,
  },
];
