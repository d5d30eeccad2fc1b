import type { operations as calls } from './paths.gen.ts';

export { operations } from './operations.gen.ts';
export type { components, paths } from './paths.gen.ts';

/** Parameters, bodies and answers of each call, by operation id. */
export type Calls = calls;
