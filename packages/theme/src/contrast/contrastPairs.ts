import type { ColorName } from '../theme/theme.types.ts';

/**
 * The use of a foreground, which sets its minimum contrast: `text` by WCAG 1.4.3, `control` and `focus` by 1.4.11. Two
 * are our own: a `state` must differ from the resting colour, and a `shape` such as a skeleton must be visible.
 */
export type ContrastUse = 'text' | 'control' | 'focus' | 'state' | 'shape';

export type ContrastPair = {
  readonly foreground: ColorName;
  readonly background: ColorName;
  readonly use: ContrastUse;
  /** The worst case of a picture under a translucent background; white by default. */
  readonly beneath?: 'white' | 'black';
};

/** Minimum ratio of each use. */
export const minimumContrast: Readonly<Record<ContrastUse, number>> = {
  text: 4.5,
  control: 3,
  focus: 3,
  state: 1.08,
  shape: 1.2,
};

const surfaces = ['surface-page', 'surface', 'surface-raised', 'surface-overlay', 'surface-sunken'] as const;
const notices = ['surface-success', 'surface-warning', 'surface-danger', 'surface-info'] as const;
const quietActions = ['action-quiet', 'action-quiet-hover', 'overlay-hover'] as const;

const wordsOnSurfaces = [
  'text',
  'text-muted',
  'text-faint',
  'text-link',
  'text-accent',
  'money-in',
  'money-out',
  'success',
  'warning',
  'danger',
  'info',
] as const;

const pairs = (
  use: ContrastUse,
  foregrounds: readonly ColorName[],
  backgrounds: readonly ColorName[],
): readonly ContrastPair[] =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => ({ foreground, background, use })));

/**
 * Every allowed pair of foreground and background. This table serves both schemes in the themes' tests, in the
 * diagnostics of every tenant, and in Storybook.
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs('text', wordsOnSurfaces, surfaces),
  ...pairs('text', ['text', 'text-muted', 'text-link'], notices),
  { foreground: 'success', background: 'surface-success', use: 'text' },
  { foreground: 'warning', background: 'surface-warning', use: 'text' },
  { foreground: 'danger', background: 'surface-danger', use: 'text' },
  { foreground: 'info', background: 'surface-info', use: 'text' },
  ...pairs('text', ['text', 'text-muted', 'text-link', 'text-accent'], quietActions),
  ...pairs('text', ['text-on-action'], ['action', 'action-hover', 'action-pressed']),
  ...pairs('text', ['text-on-accent'], ['accent', 'accent-partner']),
  ...pairs('text', ['text-on-badge'], ['badge-new', 'badge-live']),
  ...pairs('text', ['text-on-danger'], ['danger']),
  { foreground: 'text-on-hero', background: 'hero-scrim', use: 'text', beneath: 'white' },
  { foreground: 'text-on-hero', background: 'hero-scrim', use: 'text', beneath: 'black' },
  ...pairs('control', ['border-control', 'action', 'accent'], surfaces),
  ...pairs('focus', ['focus'], [...surfaces, ...notices, ...quietActions]),
  ...pairs('state', ['action-quiet-hover'], ['action-quiet', 'surface-page', 'surface', 'surface-raised']),
  ...pairs('state', ['overlay-hover'], ['surface-overlay']),
  ...pairs('shape', ['skeleton'], ['surface-page', 'surface', 'surface-raised']),
  { foreground: 'text-on-hero', background: 'hero-scrim', use: 'focus', beneath: 'white' },
];
