/** Breakpoints of the kit: 640, 768, 1024 and 1280 px, mobile first. */
export const from640 = '@media (min-width: 640px)';
export const below640 = '@media (max-width: 639.98px)';
export const from768 = '@media (min-width: 768px)';
export const from1024 = '@media (min-width: 1024px)';
export const from1280 = '@media (min-width: 1280px)';
/** A phone on its side, or a page at 400 %: bars that stay in sight would hide what is read. */
export const short = '@media (max-height: 479.98px)';
/** A pointer that can rest over a control; touch screens keep a hover style after the finger has left. */
export const canHover = '@media (hover: hover)';
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
