import type { Operation, OperationId } from '@baize/gateway-contract/client';
import type { Answer, Gateway, MoneyCallOptions, Read } from '../gateway.types.ts';

/** The members of `Gateway` that are loaded with the first call. */
export type Transport = Pick<Gateway, 'now' | 'call' | 'callSealed' | 'seal' | 'prepare'>;

export type WireRequest<T> = {
  readonly query?: Record<string, unknown> | undefined;
  /** The serialised body; its `Content-Type` is in the headers. */
  readonly body?: string | undefined;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly unchanged?: T | undefined;
  readonly keepalive?: boolean | undefined;
};

/** Sends one call with its headers, within its time-out, with retries if it is a read. */
export type Send = <Id extends OperationId, T>(
  operation: Operation<Id>,
  request: WireRequest<T>,
  read: Read<Id, T>,
  options: MoneyCallOptions,
) => Answer<T>;
