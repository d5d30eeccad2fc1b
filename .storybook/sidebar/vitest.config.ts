import { nodeTests } from '@baize/tooling/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(nodeTests(), { root: import.meta.dirname, test: { dir: '.' } });
