import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../start/projectRoot.mjs';
import { run } from '../start/run.ts';

it('leaves no clock, global, mock, variable or page of one test file to the next in its process', async () => {
  const tooling = join(projectRoot, 'packages/tooling');
  const options = { folder: tooling, quiet: true, environment: { NO_COLOR: '1' } };
  const { output } = await run('vitest', ['run', '--root', join(import.meta.dirname, 'fixtures')], options);
  expect(output).toMatch(/Tests +2 passed \(2\)/u);
});
