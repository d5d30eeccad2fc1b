import type { RefusalCode } from '@baize/gateway-sdk';
import type { Referral, ReferredFriend } from '@baize/gateway-sdk/referral';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { fetched, gatewayErrorOf, idempotencyKeyFor, useScope } from '../app/index.ts';
import type { Loaded } from '../app/index.ts';
import { refused } from '../flow/index.ts';
import type { Refusal } from '../flow/index.ts';
import { useRecords } from '../paging/index.ts';
import type { Records } from '../paging/index.ts';
import { claimReferralMutation } from './referral.mutations.ts';
import { friendsQuery, referralQuery } from './referral.queries.ts';

/** `closed` while the merchant runs no promotion of the type REFERRAL. */
export type ReferralView = Loaded<{ readonly referral: Referral }, 'closed'>;

/** The member's invitation. */
export const useReferral = (): { readonly view: ReferralView; readonly retry: () => void } => {
  const { data, error, retry } = fetched(useQuery(referralQuery(useScope())));
  if (data !== undefined) return { view: { state: 'ready', referral: data }, retry };
  if (error?.kind === 'business' && error.code === 'referralClosed') return { view: { state: 'closed' }, retry };
  return { view: error === undefined ? { state: 'loading' } : { state: 'failed', error }, retry };
};

/** The friends who joined by the invitation, page by page. */
export const useReferredFriends = (): Records<ReferredFriend> => useRecords(friendsQuery, undefined);

export type ReferralCode = RefusalCode<'claimReferral'>;

export type ClaimReferral = {
  readonly claim: () => void;
  readonly isBusy: boolean;
  readonly refusal: Refusal<ReferralCode> | undefined;
};

/** Claims what the invitation has earned. */
export const useClaimReferral = (onDone: () => void): ClaimReferral => {
  const options = claimReferralMutation(useScope());
  const cache = useQueryClient().getMutationCache();
  const { mutate, isPending, error } = useMutation(options);
  const gatewayError = gatewayErrorOf(error);
  return {
    claim: () => mutate(idempotencyKeyFor(cache, options.mutationKey ?? []), { onSuccess: onDone }),
    isBusy: isPending,
    refusal: isPending ? undefined : gatewayError && refused<ReferralCode>(gatewayError).refusal,
  };
};
