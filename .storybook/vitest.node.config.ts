import { reactPlugins } from '@baize/tooling/vite';
import { nodeTests } from '@baize/tooling/vitest';
import { mergeConfig } from 'vitest/config';
import { merchantsPlugin } from './merchants/merchantsPlugin.ts';

/** Tests of the stories that need no browser. */
export default mergeConfig(nodeTests(), {
  root: import.meta.dirname,
  plugins: [reactPlugins(), merchantsPlugin()],
  resolve: { mainFields: ['module', 'main'] },
  test: { dir: '.', server: { deps: { inline: ['styled-components'] } } },
});
