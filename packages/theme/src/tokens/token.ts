import type { TokenName } from './tokenTypes.ts';

/** A token as a CSS variable: `token('surface-raised')` is `var(--surface-raised)`, without a fallback. */
export function token<Name extends TokenName>(name: Name): `var(--${Name})` {
  return `var(--${name})`;
}
