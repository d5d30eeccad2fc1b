/**
 * The oldest browsers that the portal supports: Baseline widely available. The build compiles to `target`; the page
 * checks the newest features that it uses without a fallback and shows a note when one of them is missing.
 */
export const browserFloor = {
  /** As Vite names it. */
  target: 'baseline-widely-available',
  /** Of CSS, as `@supports` takes it: Chrome 123, Firefox 120, Safari 17.5. */
  style: '(color:light-dark(red,red))',
} as const;

/** The newest features of JavaScript that are used without a fallback: Chrome 119, Firefox 124, Safari 17.4. */
export const missingFeatures = ({
  Promise: promise,
  Map: map,
  AbortSignal: signal,
}: Record<'Promise' | 'Map' | 'AbortSignal', object>): readonly string[] =>
  [
    'withResolvers' in promise ? '' : 'Promise.withResolvers',
    'groupBy' in map ? '' : 'Map.groupBy',
    'any' in signal ? '' : 'AbortSignal.any',
  ].filter(Boolean);
