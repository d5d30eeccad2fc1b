import type { Plugin } from 'vite';

/** Replaces `token('surface')` by `'var(--surface)'` at build time: names are type-checked without a runtime call. */
export const inlineTokens = (): Plugin => ({
  name: 'baize:inline-tokens',
  enforce: 'pre',
  transform: {
    filter: { id: /\.styles\.ts$/, code: 'token(' },
    handler: (code) => ({ code: withInlineTokens(code), map: null }),
  },
});

/** Inlines every token reference of a source; in a template, the reference becomes part of its text. */
export const withInlineTokens = (code: string): string =>
  code.replace(/\$\{token\('([\w-]+)'\)\}/g, 'var(--$1)').replace(/\btoken\('([\w-]+)'\)/g, "'var(--$1)'");
