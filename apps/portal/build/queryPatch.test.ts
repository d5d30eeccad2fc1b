// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClient as InstalledClient } from '@tanstack/react-query';
import { build } from 'vite';
import { expect, it } from 'vitest';

/** Methods of `QueryClient` that the patch removes. */
const METHODS_LEFT_OUT = [
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

const ENTRY = join(import.meta.dirname, 'entry.js');

/** Bundles the named exports of TanStack Query. */
const bundled = async (names: string): Promise<string> => {
  const result = await build({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id.endsWith('virtual:entry') ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? `export { ${names} } from "@tanstack/react-query";` : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'virtual:entry', preserveEntrySignatures: 'strict', external: /^react/ },
    },
  });
  const [output] = [result].flat();
  return output !== undefined && 'output' in output ? output.output[0].code : '';
};

type Query = typeof import('@tanstack/react-query');

it('still fetches the pages of an infinite query, one after the other, and all of them again', async () => {
  const code = await bundled('QueryClient, InfiniteQueryObserver');
  const { QueryClient, InfiniteQueryObserver } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )) as Query;
  const asked: number[] = [];
  const observer = new InfiniteQueryObserver(new QueryClient(), {
    queryKey: ['pages'],
    initialPageParam: 1,
    queryFn: ({ pageParam }) => {
      asked.push(pageParam);
      return pageParam;
    },
    getNextPageParam: (last: number) => last + 1,
  });
  const stop = observer.subscribe(() => undefined);
  await observer.refetch();
  await observer.fetchNextPage();
  expect(observer.getCurrentResult().data?.pages).toEqual([1, 2]);
  await observer.refetch();
  expect([asked, observer.getCurrentResult().hasNextPage]).toEqual([[1, 2, 1, 2], true]);
  stop();
});

it('leaves the fetch of pages out of what has no infinite query', async () => {
  const code = await bundled('QueryClient, QueryObserver');
  expect(code).toContain('fetchQuery(');
  expect(code).not.toMatch(/^(?:function infiniteQueryBehavior|\tfetchInfiniteQuery)\(/m);
});

it('leaves out no method that somebody calls', () => {
  const called = new RegExp(`\\.(?:${METHODS_LEFT_OUT.join('|')})\\b`);
  const folders = ['src', '../../packages/features/src'].map((folder) => join(import.meta.dirname, '..', folder));
  const files = folders.flatMap((folder) =>
    globSync('**/*.{ts,tsx}', { cwd: folder }).map((file) => join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(METHODS_LEFT_OUT.filter((method) => method in InstalledClient.prototype)).toEqual([]);
  expect(files.filter((file) => called.test(readFileSync(file, 'utf8')))).toEqual([]);
});
