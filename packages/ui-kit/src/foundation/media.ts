/**
 * Breakpoints at 480, 640, 768, 1024, 1280 and 1600 px, mobile first. They are in `em`, so that text at twice the size
 * lays out the page as at half the width (WCAG 1.4.4). A further condition follows as text: `${from1280} and (…)`.
 */
export const from480 = '@media (min-width: 30em)';
export const from640 = '@media (min-width: 40em)';
export const below640 = '@media (width < 40em)';
export const from768 = '@media (min-width: 48em)';
export const from1024 = '@media (min-width: 64em)';
export const below1024 = '@media (width < 64em)';
export const from1280 = '@media (min-width: 80em)';
export const below1280 = '@media (width < 80em)';
export const from1600 = '@media (min-width: 100em)';
/** A phone in landscape, or a page at 400 %: sticky bars would cover the content. */
export const short = '@media (height < 30em)';
/** A pointer that can hover; touch screens would keep a hover style after a tap. */
export const canHover = '@media (hover: hover)';
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
/** The player's own palette, in which our backgrounds, shadows and gradients disappear. */
export const forcedColors = '@media (forced-colors: active)';
