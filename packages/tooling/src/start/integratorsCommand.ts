import { join } from 'node:path';
import { projectRoot } from './projectRoot.mjs';

/**
 * Node arguments for the integrator's command from these sources. Each site's texts are short-lived: a small young
 * generation, and an old generation collected before it doubles.
 */
export const integratorsCommand: readonly string[] = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=40',
  join(projectRoot, 'apps/baize/src/main.ts'),
];
