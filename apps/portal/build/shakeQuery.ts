import type { Plugin } from 'vite';

const QUERY_CORE = /\/@tanstack\/query-core\/build\/modern\/(?:query|queryClient|infiniteQueryObserver)\.js$/;

/** Methods of the client that the portal never calls, as a test checks. */
export const METHODS_LEFT_OUT = [
  'infiniteQuery',
  'fetchInfiniteQuery',
  'prefetchInfiniteQuery',
  'ensureInfiniteQueryData',
  'ensureQueryData',
  'getQueriesData',
  'resetQueries',
  'setQueryDefaults',
  'setMutationDefaults',
] as const;

/** Moves the fetch of pages from every query to the observer of infinite queries, and removes unused methods. */
const shakable = (source: string): string =>
  source
    .replace(/^import \{ infiniteQueryBehavior \} from "\.\/infiniteQueryBehavior\.js";\n/m, '')
    .replace(
      '(this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior)',
      'this.options.behavior',
    )
    .replace(
      'import { hasNextPage, hasPreviousPage } from',
      'import { hasNextPage, hasPreviousPage, infiniteQueryBehavior } from',
    )
    .replaceAll(
      /(?<=extends QueryObserver [^]*)options\._type = "infinite";/g,
      '$& options.behavior = infiniteQueryBehavior(options.pages);',
    )
    .replaceAll(new RegExp(`^\\t(?:${METHODS_LEFT_OUT.join('|')})\\([^]*?^\\t\\}$`, 'gm'), '');

/**
 * TanStack Query imports the fetch of pages into every query, which keeps it in the first load, though no page of that
 * needs it. The portal reads infinite queries through their observer only (`useInfiniteQuery`).
 */
export const shakeQuery = (): Plugin => ({
  name: 'baize:shake-query',
  apply: 'build',
  transform: {
    filter: { id: QUERY_CORE },
    handler: (code) => ({ code: shakable(code), map: null }),
  },
});
