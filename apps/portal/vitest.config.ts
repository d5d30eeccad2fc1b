import { reactTests } from '@baize/tooling/vitest';
import { join } from 'node:path';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(reactTests(), {
  // The package's file for browsers: the one for Node cannot verify phone numbers.
  resolve: { alias: { '@firebase/auth': join(import.meta.dirname, 'node_modules/@firebase/auth/dist/esm/index.js') } },
  test: {
    dir: '.',
    exclude: ['**/node_modules/**', '.mutants/**'],
    setupFiles: ['./vitest.setup.ts'],
    server: { deps: { inline: [/@firebase\/auth/] } },
  },
});
