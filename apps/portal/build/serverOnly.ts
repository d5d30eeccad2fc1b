import type { Plugin } from 'vite';

/** Packages that validate and answer calls on a server: more than 80 KB that a browser never needs. */
const packages = ['zod', 'hono', '@hono/zod-openapi'].map((name) => `/node_modules/${name}/`);

/** Folder of test doubles in our packages. */
const TESTING = '/src/testing/';

type Chunk = {
  readonly fileName: string;
  readonly moduleIds: readonly string[];
};

/** One message per module for servers or tests that a chunk contains, naming both. */
export const serverOnlyImports = (chunks: readonly Chunk[]): string[] =>
  chunks.flatMap(({ fileName, moduleIds }) =>
    moduleIds
      .map((id) => id.replaceAll('\\', '/'))
      .filter((id) => [...packages, TESTING].some((folder) => id.includes(folder)))
      .map(
        (id) =>
          `${fileName} holds ${id}, which is for servers or tests only. Import a type of it, or move what you need down.`,
      ),
  );

/** Fails a build whose chunks contain modules for servers or tests. */
export const refuseServerOnly = (): Plugin => ({
  name: 'baize:refuse-server-only',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const found = serverOnlyImports(chunks);
    if (found.length > 0) this.error(found.join('\n'));
  },
});
