// @vitest-environment node
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { routerCuts, shakeRouter } from './shakeRouter.ts';

const NAME = 'virtual:entry';

/** Modules before they are cut. */
const sources = new Set<string>();

/** Bundles a router, a redirect and a link handler. */
const bundledRouter = async (): Promise<string> => {
  const result = await build({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === NAME ? join(import.meta.dirname, 'entry.js') : undefined),
        load: (id) =>
          id.endsWith('/entry.js')
            ? 'export { BrowserRouter, Navigate, useLinkClickHandler } from "react-router-dom";'
            : undefined,
        transform: (code) => void sources.add(code),
      },
      shakeRouter(),
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: NAME, external: ['react'], preserveEntrySignatures: 'strict' },
    },
  });
  const [output] = [result].flat();
  return output !== undefined && 'output' in output ? output.output[0].code : '';
};

it('leaves out what the portal does not use of the router: forms, scroll positions, documents, boundaries, warnings', async () => {
  const code = await bundledRouter();
  expect(code).toContain('popstate');
  expect(code).not.toContain('application/x-www-form-urlencoded');
  expect(code).not.toContain('react-router-scroll-positions');
  expect(code).not.toContain('modulepreload');
  expect(code).not.toContain('extends');
  expect(code).not.toContain('flattenRoutes');
  expect(code).not.toContain('ENABLE_DEV_WARNINGS = true');
});

it('leaves out what the router tells developers, and routers that load data', async () => {
  const code = await bundledRouter();
  expect(code).toContain('invariant(useInRouterContext())');
  expect(code).not.toContain('may be used only in the context of');
  expect(code).not.toContain('is not able to match the URL');
  expect(code).not.toContain('useNavigateStable');
});

it('cuts only what the installed version has', async () => {
  await bundledRouter();
  const unused = routerCuts.filter(([find]) => ![...sources].some((source) => source.search(find) >= 0));
  expect(unused.map(([find]) => find.source)).toEqual([]);
});
