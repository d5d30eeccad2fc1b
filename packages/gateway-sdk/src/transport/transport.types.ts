import type { Operation, OperationId } from '@baize/gateway-contract/client';
import type { Answer, Gateway, MoneyCallOptions, Read } from '../gateway.types.ts';

/** The part of the handle that comes with the first call. */
export type Transport = Pick<Gateway, 'now' | 'call' | 'callSealed' | 'seal' | 'prepare'>;

export type WireRequest<T> = {
  readonly query?: Record<string, unknown> | undefined;
  /** Text to send as it is; `Content-Type` stands in the headers. */
  readonly body?: string | undefined;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly unchanged?: T | undefined;
  readonly keepalive?: boolean | undefined;
};

/** One call as it travels: with its headers, within its time, tried again if it is a read. */
export type Send = <Id extends OperationId, T>(
  operation: Operation<Id>,
  request: WireRequest<T>,
  read: Read<Id, T>,
  options: MoneyCallOptions,
) => Answer<T>;
