import { reactTests } from '@baize/tooling/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(reactTests(), {
  test: { dir: '.', exclude: ['**/node_modules/**', '.mutants/**'], setupFiles: ['./vitest.setup.ts'] },
});
