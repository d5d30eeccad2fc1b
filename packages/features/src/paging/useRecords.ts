import type { GatewayError } from '@baize/gateway-sdk';
import type { Page } from '@baize/gateway-sdk/paging';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { gatewayErrorOf, useScope } from '../app/index.ts';
import type { Loaded, Scope } from '../app/index.ts';
import type { PagedQuery } from './pagedQuery.ts';

/** Further pages of a list. */
export type More = {
  readonly state: 'idle' | 'loading' | 'failed';
  readonly load: () => void;
  /** Error of the last load. */
  readonly error: GatewayError | undefined;
};

/** A loaded list. */
export type RecordList<T, Totals = undefined> = {
  /** Entries of all loaded pages, in the gateway's order. */
  readonly items: readonly T[];
  /** The same entries, by page. */
  readonly byPage: readonly (readonly T[])[];
  /** Totals over all entries, of the first page. */
  readonly totals: Totals | undefined;
  /** Entries in all, where the gateway counts them. */
  readonly count: number | undefined;
  /** Numbered pages in all, of a list that has them. */
  readonly pages: number | undefined;
  /** Set while there are further pages. */
  readonly more: More | undefined;
  /** True while the entries are those of earlier filters: the new ones are loading, or failed with `failure`. */
  readonly isOld: boolean;
  /** Error of the last fetch; the entries are older than it. */
  readonly failure: GatewayError | undefined;
};

export type Records<T, Totals = undefined> = {
  readonly view: Loaded<RecordList<T, Totals>, 'empty'>;
  readonly retry: () => void;
};

type RecordsOptions<T> = {
  /** Refetches the loaded pages every five seconds while an entry matches, such as one in review. */
  readonly refetchWhile?: (item: T) => boolean;
};

const REFETCH_MILLISECONDS = 5000;
/** Length of the part of a query key before its area: merchant, member and language. */
const SCOPE_LENGTH = 4;

const scopeOf = (key: readonly unknown[]): string => JSON.stringify(key.slice(0, SCOPE_LENGTH));

type Pages<T, Totals> = { readonly pages: readonly Page<T, Totals>[] };

/**
 * A list page by page. While other filters load, and when that fails, the old entries stay with `isOld`; those of
 * another member or language never do.
 */
export const useRecords = <F, T, Totals = undefined>(
  query: (scope: Scope, filters: F) => PagedQuery<T, Totals>,
  filters: F,
  { refetchWhile }: RecordsOptions<T> = {},
): Records<T, Totals> => {
  const options = query(useScope(), filters);
  const list = useInfiniteQuery({
    ...options,
    refetchInterval: ({ state: { data } }) =>
      refetchWhile !== undefined &&
      data?.pages.some(({ items }) => items.some(refetchWhile)) === true &&
      REFETCH_MILLISECONDS,
  });
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, refetch } = list;
  const scope = scopeOf(options.queryKey);
  const [kept, setKept] = useState<{ readonly scope: string; readonly data: Pages<T, Totals> }>();
  if (data !== undefined && kept?.data !== data) setKept({ scope, data });
  const shown = data ?? (kept?.scope === scope ? kept.data : undefined);
  const retry = (): void => void refetch();
  const items = shown?.pages.flatMap((page) => page.items) ?? [];
  const isOld = data === undefined;
  if (items.length === 0) {
    if (isOld && error !== null) return { view: { state: 'failed', error: gatewayErrorOf(error) }, retry };
    return { view: { state: isOld || hasNextPage ? 'loading' : 'empty' }, retry };
  }
  // A refetch under way replaces all pages: the next one follows it, or its cursor would be an old one.
  const loadMore = async (): Promise<void> => {
    if (isFetching && !isFetchingNextPage) await refetch({ cancelRefetch: false });
    await list.fetchNextPage();
  };
  const moreState = isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : 'idle';
  const first = shown?.pages[0];
  return {
    view: {
      state: 'ready',
      items,
      byPage: shown?.pages.map((page) => page.items) ?? [],
      totals: first?.totals,
      count: first?.count,
      pages: first?.pages,
      more:
        !isOld && hasNextPage
          ? {
              state: moreState,
              load: () => void loadMore(),
              error: isFetchNextPageError ? gatewayErrorOf(error) : undefined,
            }
          : undefined,
      isOld,
      failure: isFetchNextPageError ? undefined : gatewayErrorOf(error),
    },
    retry,
  };
};

const NONE: readonly never[] = [];

/** The entries of a list; none while it is loading, failed or empty. */
export const itemsOf = <T>({ view }: Records<T, unknown>): readonly T[] => (view.state === 'ready' ? view.items : NONE);
