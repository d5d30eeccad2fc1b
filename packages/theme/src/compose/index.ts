export { contrastPairs, minimumContrast } from '../contrast/contrastPairs.ts';
export type { ContrastPair, ContrastUse } from '../contrast/contrastPairs.ts';
export type { ContrastMeasure } from '../contrast/measureContrast.ts';
export { composeTheme } from './composeTheme.ts';
export type { ComposedTheme, ContrastFinding, ThemeValues } from './composeTheme.ts';
export { fontFaces } from './fontFaces.ts';
export type { OverrideProblem } from './overrides.ts';
