import { join } from 'node:path';
import { projectRoot } from './projectRoot.mjs';

/**
 * Arguments of Node for the integrator's command from these sources. The texts of a thousand sites live for a moment each
 * and need not be kept around: a small young generation, and an old one that is cleared before it has doubled.
 */
export const integratorsCommand: readonly string[] = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=40',
  join(projectRoot, 'apps/baize/src/main.ts'),
];
