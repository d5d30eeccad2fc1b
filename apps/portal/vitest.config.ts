import { reactTests } from '@baize/tooling/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(reactTests(), {
  test: { include: ['build/**/*.test.ts', 'bench/**/*.test.ts'], setupFiles: ['./vitest.setup.ts'] },
});
