import type { RefusalCode } from '@baize/gateway-sdk';
import type { LimitChange, MemberLimits } from '@baize/gateway-sdk/limits';
import type { RangeAsked } from '@baize/gateway-sdk/paging';
import { useMutation, useQuery } from '@tanstack/react-query';
import { fetched, gatewayErrorOf, useScope } from '../app/index.ts';
import type { Fetched } from '../app/index.ts';
import { refused } from '../flow/index.ts';
import type { Refusal } from '../flow/index.ts';
import { useRecords } from '../paging/index.ts';
import type { Records } from '../paging/index.ts';
import { limitsMutation } from './limits.mutations.ts';
import type { LimitsChange } from './limits.mutations.ts';
import { limitChangesQuery, limitsQuery } from './limits.queries.ts';

/** The member's limits (D58). */
export const useLimits = (): Fetched<MemberLimits> => fetched(useQuery(limitsQuery(useScope())));

/** What the member changed of the limits. */
export const useLimitChanges = (filters: RangeAsked): Records<LimitChange> => useRecords(limitChangesQuery, filters);

export type LimitCode = RefusalCode<'setLimit' | 'confirmLimit'>;

export type ChangeLimits = {
  readonly change: (wish: LimitsChange) => void;
  readonly isBusy: boolean;
  readonly refusal: Refusal<LimitCode> | undefined;
};

/** Changes the limits; `onDone` is called with the limits as they are then. */
export const useChangeLimits = (onDone: (limits: MemberLimits) => void): ChangeLimits => {
  const { mutate, isPending, error } = useMutation(limitsMutation(useScope()));
  const gatewayError = gatewayErrorOf(error);
  return {
    change: (wish) => mutate(wish, { onSuccess: onDone }),
    isBusy: isPending,
    refusal: isPending || gatewayError === undefined ? undefined : refused<LimitCode>(gatewayError).refusal,
  };
};
