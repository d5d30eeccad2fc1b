export { token } from './tokens/token.ts';
export { isTokenName, tokenNames } from './tokens/tokenTypes.ts';
export type { TokenName, TokenNameOf, TokenType } from './tokens/tokenTypes.ts';
