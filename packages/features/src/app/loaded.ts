import type { GatewayError } from '@baize/gateway-sdk';
import { gatewayErrorOf } from './valueOrThrow.ts';

/** A query's data, or the error of its first load. A failed refetch keeps the old data. */
export type Loaded<T> = {
  readonly data: T | undefined;
  readonly error: GatewayError | undefined;
  readonly retry: () => void;
};

type Answer<T> = { readonly data: T | undefined; readonly error: Error | null; readonly refetch: () => unknown };

/** Converts a query result to `Loaded`. */
export const loaded = <T>({ data, error, refetch }: Answer<T>): Loaded<T> => ({
  data,
  error: data === undefined ? gatewayErrorOf(error) : undefined,
  retry: () => void refetch(),
});
