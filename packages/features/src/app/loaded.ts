import type { GatewayError } from '@baize/gateway-sdk';
import { faultOf } from './answered.ts';

/** What is asked for, or why it did not come; once it is known, a failure to read it again changes nothing. */
export type Loaded<T> = {
  readonly data: T | undefined;
  readonly error: GatewayError | undefined;
  readonly retry: () => void;
};

type Answer<T> = { readonly data: T | undefined; readonly error: Error | null; readonly refetch: () => unknown };

/** A query as a page needs it. */
export const loaded = <T>({ data, error, refetch }: Answer<T>): Loaded<T> => ({
  data,
  error: data === undefined ? faultOf(error) : undefined,
  retry: () => void refetch(),
});
