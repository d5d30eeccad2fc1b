import type { Plugin } from 'vite';

/** Writes `token('surface')` as `'var(--surface)'` at build time: the names are checked by the compiler, the call costs nothing. */
export function inlineTokens(): Plugin {
  return {
    name: 'baize:inline-tokens',
    enforce: 'pre',
    transform: {
      filter: { id: /\.styles\.ts$/, code: 'token(' },
      handler: (code) => ({ code: withInlineTokens(code), map: null }),
    },
  };
}

/** The source with every reference written out. Inside a template the reference becomes part of its text. */
export function withInlineTokens(code: string): string {
  return code.replace(/\$\{token\('([\w-]+)'\)\}/g, 'var(--$1)').replace(/\btoken\('([\w-]+)'\)/g, "'var(--$1)'");
}
