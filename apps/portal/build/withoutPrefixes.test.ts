// @vitest-environment node
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { withoutPrefixes } from './withoutPrefixes.ts';

const entry = join(import.meta.dirname, 'styles.js');

it('bundles the styles of components without the rules for old browsers', async () => {
  const result = await build({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      withoutPrefixes(),
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? 'export { styled } from "styled-components";' : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, external: ['react'], preserveEntrySignatures: 'strict' },
    },
  });
  const [output] = [result].flat();
  const code = output !== undefined && 'output' in output ? output.output[0].code : '';
  expect(code).toContain('styled');
  expect(code).not.toContain('-webkit-');
});
