import { reactTests } from '@baize/tooling/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(reactTests(), { test: { setupFiles: ['./vitest.setup.ts'], testTimeout: 20_000 } });
