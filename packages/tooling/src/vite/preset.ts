import babel from '@rolldown/plugin-babel';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import { makeConfig } from '@lingui/conf';
import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig, Plugin } from 'vite';
import { hotInPlace } from './hotInPlace.ts';
import { hotStyles } from './hotStyles.ts';
import { stableStyleIds } from './stableStyleIds.ts';

/** Replaces `token('surface')` by `'var(--surface)'` at build time: names are type-checked without a runtime call. */
const inlineTokens = (): Plugin => ({
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

const linguiConfig = makeConfig(
  { locales: ['en'], sourceLocale: 'en', rootDir: import.meta.dirname },
  { skipValidation: true },
);

/** Vite plugins for all compilation of our React code: JSX, message macros, stable style ids, hot styles. */
export const reactPlugins = (): PluginOption[] => [
  inlineTokens(),
  stableStyleIds(),
  hotStyles(),
  hotInPlace(),
  react(),
  babel({
    presets: [
      {
        preset: { plugins: [[linguiMacro, { linguiConfig }]] },
        rolldown: { filter: { code: /from ['"]@lingui\/(react|core)\/macro['"]/ } },
      },
    ],
  }),
];

/** Minifies styled-components templates and marks them as pure, so that unused ones are removed. */
export const styledOxc = {
  plugins: { styledComponents: { displayName: false, fileName: false, ssr: false, minify: true, pure: true } },
} satisfies NonNullable<UserConfig['oxc']>;
