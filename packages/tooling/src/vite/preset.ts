import babel from '@rolldown/plugin-babel';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import { makeConfig } from '@lingui/conf';
import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig } from 'vite';
import { hotInPlace } from './hotInPlace.ts';
import { hotStyles } from './hotStyles.ts';
import { inlineTokens } from './inlineTokens.ts';
import { stableStyleIds } from './stableStyleIds.ts';

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
