import { reactPlugins } from '@baize/tooling/vite';
import { nodeTests } from '@baize/tooling/vitest';
import { mergeConfig } from 'vitest/config';
import { merchantsPlugin } from './merchants/merchantsPlugin.ts';

/** What can be said of the stories without a browser. */
export default mergeConfig(nodeTests(), {
  root: import.meta.dirname,
  plugins: [reactPlugins(), merchantsPlugin()],
  resolve: { mainFields: ['module', 'main'] },
  test: { dir: '.', server: { deps: { inline: ['styled-components'] } } },
});
