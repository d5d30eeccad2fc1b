import { nodeTests } from '@baize/tooling/vitest';

export default nodeTests();
