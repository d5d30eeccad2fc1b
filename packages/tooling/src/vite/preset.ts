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

/** What every place that compiles our React code shares: JSX, message macros, stable style ids, styles that are hot. */
export function reactPlugins(): PluginOption[] {
  return [
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
}

/** Styled-components templates without white space, and removable when unused. */
export const styledOxc = {
  plugins: { styledComponents: { displayName: false, fileName: false, ssr: false, minify: true, pure: true } },
} satisfies NonNullable<UserConfig['oxc']>;
