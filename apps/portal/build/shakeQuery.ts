import type { Plugin } from 'vite';

const QUERY_CORE = /\/@tanstack\/query-core\/build\/modern\/(?:query|queryClient|infiniteQueryObserver)\.js$/;

/** Methods of the client that nothing here calls; a test holds that. */
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

/** The fetch of pages comes with the observer of infinite queries, not with every query. */
function shakable(source: string): string {
  return source
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
}

/**
 * TanStack Query imports the fetch of pages into every query, so that a bundler keeps it in the first load, which has no
 * list of pages. Infinite queries are read through their observer alone (`useInfiniteQuery`).
 */
export function shakeQuery(): Plugin {
  return {
    name: 'baize:shake-query',
    apply: 'build',
    transform: {
      filter: { id: QUERY_CORE },
      handler: (code) => ({ code: shakable(code), map: null }),
    },
  };
}
