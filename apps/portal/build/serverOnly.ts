import type { Plugin } from 'vite';

/** What checks and answers calls on a server: 80 KB and more that a browser has no use for. */
const packages = ['zod', 'hono', '@hono/zod-openapi'].map((name) => `/node_modules/${name}/`);

/** Where packages of ours keep what stands in for the real thing in tests. */
const TESTING = '/src/testing/';

interface Chunk {
  readonly fileName: string;
  readonly moduleIds: readonly string[];
}

/** Every chunk that holds a module for servers or tests, as sentences that name both. */
export function serverOnlyFaults(chunks: readonly Chunk[]): string[] {
  return chunks.flatMap(({ fileName, moduleIds }) =>
    moduleIds
      .map((id) => id.replaceAll('\\', '/'))
      .filter((id) => [...packages, TESTING].some((folder) => id.includes(folder)))
      .map(
        (id) =>
          `${fileName} holds ${id}, which is for servers or tests only. Import a type of it, or move what you need down.`,
      ),
  );
}

/** Stops a build whose chunks hold what must never reach a browser. */
export function refuseServerOnly(): Plugin {
  return {
    name: 'baize:refuse-server-only',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const faults = serverOnlyFaults(chunks);
      if (faults.length > 0) this.error(faults.join('\n'));
    },
  };
}
