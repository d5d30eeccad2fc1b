import type { GatewayError } from '@baize/gateway-sdk';
import { gatewayErrorOf } from './valueOrThrow.ts';

/**
 * View state of what a screen loads. `Data` are the fields of a loaded one; `Other` are further states without data, such
 * as `empty`. A failed refetch stays `ready`.
 */
export type Loaded<Data extends object, Other extends string = never> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: GatewayError | undefined }
  | (Other extends string ? { readonly state: Other } : never)
  | ({ readonly state: 'ready' } & Readonly<Data>);

/** A query's data, or the error of its first load. A failed refetch keeps the old data. */
export type Fetched<T> = {
  readonly data: T | undefined;
  readonly error: GatewayError | undefined;
  readonly retry: () => void;
};

type Answer<T> = { readonly data: T | undefined; readonly error: Error | null; readonly refetch: () => unknown };

/** Converts a query result to `Fetched`. */
export const fetched = <T>({ data, error, refetch }: Answer<T>): Fetched<T> => ({
  data,
  error: data === undefined ? gatewayErrorOf(error) : undefined,
  retry: () => void refetch(),
});
