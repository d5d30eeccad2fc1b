// @vitest-environment node
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { shakeXstate } from './shakeXstate.ts';

const ENTRY = join(import.meta.dirname, 'entry.js');
const library = createRequire(join(import.meta.dirname, '../../../packages/features/package.json')).resolve('xstate');

/** What a chart that is drawn and started is bundled to. */
async function bundledChart(): Promise<string> {
  const result = await build({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { xstate: join(library, '../xstate.esm.js') } },
    plugins: [
      shakeXstate(),
      {
        name: 'entry',
        resolveId: (id) => (id.endsWith('virtual:entry') ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? 'export { assign, createActor, setup } from "xstate";' : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'virtual:entry', preserveEntrySignatures: 'strict' },
    },
  });
  const [output] = [result].flat();
  return output !== undefined && 'output' in output ? output.output[0].code : '';
}

it('leaves out what the portal does not use of its charts: keeping them, developer tools, other actions', async () => {
  const code = await bundledChart();
  expect(code).toContain('getSnapshot()');
  expect(code).not.toMatch(/^ *(?:\w+\.)?(?:restoreSnapshot|toJSON|attachDevTools)\(/m);
  expect(code).not.toContain('persistContext');
  expect(code).not.toContain('resolveLog');
});
