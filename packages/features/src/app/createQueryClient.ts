import { QueryClient } from '@tanstack/react-query';

const FRESH_MILLISECONDS = 60_000;

/** The query cache of a site, with the defaults of every query and mutation. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // The SDK retries calls that are safe to repeat; a second retry here would only delay the error.
      queries: { retry: false, staleTime: FRESH_MILLISECONDS },
      // Offline, a mutation fails at once: a paused one would run later, when it is no longer wanted.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
