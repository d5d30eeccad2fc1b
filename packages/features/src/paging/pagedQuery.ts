import type { Answer, CallOptions, Gateway } from '@baize/gateway-sdk';
import type { Page, PageAsked } from '@baize/gateway-sdk/paging';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { valueOrThrow, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';

/** Filters of a list: everything of its request but the cursor. */
export type Filters = Omit<PageAsked, 'cursor'>;

type PageCall<Asked, T, Totals> = (
  gateway: Gateway,
  asked: Asked & { readonly cursor?: string | undefined },
  options: CallOptions,
) => Answer<Page<T, Totals>>;

type PagedOptions<Asked, T, Totals> = {
  /** Area of the key, and the list's name within it. */
  readonly key: readonly [area: string, ...names: string[]];
  readonly filters: Asked;
  /** Entries of a page; default 20. */
  readonly size?: number;
  /** True if the entries contain names or sentences. */
  readonly language?: boolean;
  /** False for a list that is the same for all callers. */
  readonly member?: boolean;
  /** Applies to a loaded page what the gateway did not know yet, such as a pending change. */
  readonly amend?: (page: Page<T, Totals>, loaded: Loading) => Page<T, Totals>;
};

type Loading = { readonly client: QueryClient; readonly isFirst: boolean };

const PAGE_SIZE = 20;

/** The query of a list that is fetched page by page, by cursor; `call` is the SDK's function. Refetched on focus. */
export const pagedQuery = <Asked extends Filters, T, Totals>(
  scope: Scope,
  call: PageCall<Asked, T, Totals>,
  {
    key,
    filters,
    size = PAGE_SIZE,
    language = false,
    member = true,
    amend = (page) => page,
  }: PagedOptions<Asked, T, Totals>,
) =>
  infiniteQueryOptions({
    queryKey: answerKey(scope, { language, member }, ...key, filters),
    queryFn: async ({ client, signal, pageParam: cursor }) => {
      const page = await valueOrThrow(call(scope.gateway, { size, ...filters, cursor }, { signal }));
      return amend(page, { client, isFirst: cursor === undefined });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    enabled: scope.ready && (!member || scope.token !== undefined),
    refetchOnWindowFocus: 'always',
  });

/** The query that `pagedQuery` returns. */
export type PagedQuery<T, Totals = undefined> = ReturnType<typeof pagedQuery<Filters, T, Totals>>;
