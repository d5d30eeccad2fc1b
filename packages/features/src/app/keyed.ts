import { randomKey } from '@baize/gateway-sdk';
import type { GatewayError, GatewayErrorKind } from '@baize/gateway-sdk';
import type { MutationCache, MutationKey } from '@tanstack/react-query';
import { faultOf } from './answered.ts';

/** The Idempotency-Key of a request: asked for again with the same one, it is the same request (D38). */
export type Keyed = { readonly idempotencyKey: string };

/** Whether the gateway says that it is still at work on the same request (D38). */
export const isUnderWay = (error: GatewayError | undefined): boolean =>
  error?.kind === 'http' && error.status === 409 && error.code === 'conflict';

const lostKinds: ReadonlySet<GatewayErrorKind> = new Set(['network', 'timeout', 'aborted', 'malformed']);

/** Whether a request may have happened although no answer tells of it: the next press must be the same request. */
export const answerIsLost = (error: GatewayError | undefined): boolean => {
  if (error?.kind === 'http') return error.status >= 500 || isUnderWay(error);
  return error !== undefined && lostKinds.has(error.kind);
};

/**
 * The key that a press asks with: that of the same request where its answer is still awaited or was lost, so that a
 * second press does nothing a second time; a new one otherwise.
 */
export const keyedAs = (cache: MutationCache, mutationKey: MutationKey): Keyed => {
  const last = cache.findAll({ mutationKey, exact: true }).at(-1)?.state;
  const unanswered = last?.status === 'pending' || answerIsLost(faultOf(last?.error ?? null));
  const before = unanswered ? (last?.variables as Keyed | undefined) : undefined;
  return { idempotencyKey: before?.idempotencyKey ?? randomKey() };
};
