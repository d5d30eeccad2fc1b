export { scriptStacks } from './theme/scriptStacks.ts';
export type {
  BrandRecipe,
  ColorName,
  FontFallback,
  Scheme,
  ScriptFonts,
  Theme,
  ThemeFont,
  TokenEntry,
  TokenFile,
} from './theme/theme.types.ts';
export { token } from './tokens/token.ts';
export { isTokenName, tokenNames, tokenTypes } from './tokens/tokenTypes.ts';
export type { TokenName, TokenNameOf, TokenType } from './tokens/tokenTypes.ts';
