import { claimReferral } from '@baize/gateway-sdk/referral';
import type { Referral } from '@baize/gateway-sdk/referral';
import { mutationOptions } from '@tanstack/react-query';
import { answerKey, isAnswerOf, valueOrThrow } from '../app/index.ts';
import type { Keyed, Scope } from '../app/index.ts';
import { REFERRAL, referralQuery } from './referral.queries.ts';

/** Claims what the invitation has earned, once per idempotency key, however often it is pressed. */
export const claimReferralMutation = (scope: Scope) =>
  mutationOptions<Referral, Error, Keyed>({
    mutationKey: answerKey(scope, { member: true }, REFERRAL, 'claim'),
    meta: { changes: REFERRAL },
    mutationFn: ({ idempotencyKey }) => valueOrThrow(claimReferral(scope.gateway, { idempotencyKey })),
    onSuccess: (referral, _keyed, _before, { client }) => {
      client.setQueryData(referralQuery(scope).queryKey, referral);
    },
    // Also after a failure: the request may have succeeded although the response was lost.
    onSettled: (_done, _failure, _asked, _before, { client }) => {
      for (const area of [REFERRAL, 'balance']) void client.invalidateQueries({ predicate: isAnswerOf(area) });
    },
  });
