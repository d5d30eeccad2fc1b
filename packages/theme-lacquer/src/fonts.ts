import type { FontFallback, ThemeFont } from '@baize/theme';

// Metrics of SemiBold relative to the bold system fonts, from the fonts' own tables.
const fallbacks: readonly FontFallback[] = [
  {
    family: 'Fraunces Georgia',
    local: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'],
    sizeAdjust: 0.9343,
    ascentOverride: 1.0467,
    descentOverride: 0.2729,
    lineGapOverride: 0,
  },
  {
    family: 'Fraunces Noto',
    local: ['Noto Serif Bold', 'NotoSerif-Bold'],
    sizeAdjust: 0.9463,
    ascentOverride: 1.0335,
    descentOverride: 0.2695,
    lineGapOverride: 0,
  },
];

const face = { family: 'Fraunces', weightRange: [100, 900], fallbacks } as const;

/**
 * Fraunces, weight axis only: Latin 36 KB, Vietnamese 12 KB, Latin Extended 33 KB, fetched as a page's letters need.
 */
export const fonts: readonly ThemeFont[] = [
  {
    ...face,
    file: new URL(
      '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
      import.meta.url,
    ).href,
    unicodeRange:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    preload: true,
  },
  {
    ...face,
    file: new URL(
      '../node_modules/@fontsource-variable/fraunces/files/fraunces-vietnamese-wght-normal.woff2',
      import.meta.url,
    ).href,
    unicodeRange:
      'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
    preload: false,
  },
  {
    ...face,
    file: new URL(
      '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2',
      import.meta.url,
    ).href,
    unicodeRange:
      'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    preload: false,
  },
];
