/**
 * Breakpoints: 640, 768, 1024, 1280 and 1600 px, mobile first. They are in `em`: for a reader with text at twice the size,
 * the page is laid out as if it were half as wide (WCAG 1.4.4).
 */
export const from640 = '@media (min-width: 40em)';
export const below640 = '@media (width < 40em)';
export const from768 = '@media (min-width: 48em)';
export const from1024 = '@media (min-width: 64em)';
export const from1280 = '@media (min-width: 80em)';
export const from1600 = '@media (min-width: 100em)';
/** A phone on its side, or a page at 400 %: bars that stay in sight would hide what is read. */
export const short = '@media (height < 30em)';
/** A pointer that can rest over a control; touch screens keep a hover style after the finger has left. */
export const canHover = '@media (hover: hover)';
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
/** The player's own few colours: no background, shadow or gradient of ours says anything there. */
export const forcedColors = '@media (forced-colors: active)';
