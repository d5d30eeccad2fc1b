import type { ViewportMap } from 'storybook/viewport';

const sizes = [
  [320, 640, 'mobile'],
  [360, 780, 'mobile'],
  [768, 1024, 'tablet'],
  [1024, 768, 'desktop'],
  [1440, 900, 'desktop'],
] as const;

/**
 * The widths at which every screen is checked: the narrowest phone, an ordinary one, a tablet, a small and a wide
 * desktop.
 */
export const viewports: ViewportMap = Object.fromEntries(
  sizes.map(([width, height, type]) => [
    `w${width}`,
    { name: `${width} px`, type, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);
