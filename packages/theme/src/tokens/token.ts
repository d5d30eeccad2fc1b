import type { TokenName } from './tokenTypes.ts';

/** A token as a CSS variable: `token('surface-raised')` is `var(--surface-raised)`, without a fallback. */
export const token = <Name extends TokenName>(name: Name): `var(--${Name})` => `var(--${name})`;
