import { nodeTests } from '@baize/tooling/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(nodeTests(), { test: { setupFiles: ['./src/testing/eachTest.ts'] } });
