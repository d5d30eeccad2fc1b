import { randomKey } from '@baize/gateway-sdk';
import type { GatewayError, GatewayErrorKind } from '@baize/gateway-sdk';
import type { MutationCache, MutationKey } from '@tanstack/react-query';
import { gatewayErrorOf } from './valueOrThrow.ts';

/** Idempotency-Key of a request: a repeat with the same key is the same request (D38). */
export type Keyed = { readonly idempotencyKey: string };

/** True when the gateway is still processing the same request (409 `conflict`, D38). */
export const isStillProcessing = (error: GatewayError | undefined): boolean =>
  error?.kind === 'http' && error.status === 409 && error.code === 'conflict';

const lostKinds: ReadonlySet<GatewayErrorKind> = new Set(['network', 'timeout', 'aborted', 'malformed']);

/** True when a request may have succeeded although no answer arrived; the next press must repeat it with its key. */
export const answerIsLost = (error: GatewayError | undefined): boolean => {
  if (error?.kind === 'http') return error.status >= 500 || isStillProcessing(error);
  return error !== undefined && lostKinds.has(error.kind);
};

/**
 * Returns the key for a press: the last one while its answer is pending or was lost, so that a second press repeats the
 * same request; otherwise a new one.
 */
export const idempotencyKeyFor = (cache: MutationCache, mutationKey: MutationKey): Keyed => {
  const last = cache.findAll({ mutationKey, exact: true }).at(-1)?.state;
  const unanswered = last?.status === 'pending' || answerIsLost(gatewayErrorOf(last?.error ?? null));
  const before = unanswered ? (last?.variables as Keyed | undefined) : undefined;
  return { idempotencyKey: before?.idempotencyKey ?? randomKey() };
};
