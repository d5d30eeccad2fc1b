import { reactTests } from '@baize/tooling/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(reactTests(), {
  test: {
    setupFiles: ['./vitest.setup.ts'],
    // Inserts styles rule by rule, as in production: as text, jsdom would parse all of them again for each new rule.
    env: { SC_DISABLE_SPEEDY: 'false' },
  },
});
