import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOTH_DIRECTIONS } from './runs.ts';

const root = join(import.meta.dirname, '../..');

/** Files of stories tagged `both-directions`, read as text: the runs are set up before any story is compiled. */
export const filesInBothDirections = (): string[] =>
  globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: root })
    .map((file) => join(root, file))
    .filter((file) => readFileSync(file, 'utf8').includes(`'${BOTH_DIRECTIONS}'`));
