import { reactTests } from '@baize/tooling/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(reactTests(), {
  test: {
    setupFiles: ['./vitest.setup.ts'],
    // Styles go in rule by rule, as in production: as text, jsdom would read all of them again for each new one.
    env: { SC_DISABLE_SPEEDY: 'false' },
  },
});
