import { claimRebate } from '@baize/gateway-sdk/records';
import type { Rebate, Rebates } from '@baize/gateway-sdk/records';
import { mutationOptions } from '@tanstack/react-query';
import { answerKey, isAnswerOf, valueOrThrow } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import type { Sent } from '../sentOnce/index.ts';
import { claimed } from './records.rules.ts';
import type { RebateKey } from './records.rules.ts';
import { rebatesQuery, RECORDS } from './records.queries.ts';

/** Claims the rebate of a day and category, once per idempotency key, however often it is pressed. */
export const claimRebateMutation = (scope: Scope) =>
  mutationOptions<Rebate, Error, Sent<RebateKey>>({
    mutationKey: answerKey(scope, { member: true }, RECORDS, 'claim'),
    meta: { changes: RECORDS },
    mutationFn: ({ request: { day, gameType }, idempotencyKey }) =>
      valueOrThrow(claimRebate(scope.gateway, { day, gameType }, { idempotencyKey })),
    onSuccess: (rebate, _key, _before, { client }) => {
      client.setQueryData<Rebates>(rebatesQuery(scope).queryKey, (known) => known && claimed(known, rebate));
    },
    // Also after a failure: the request may have succeeded although the response was lost.
    onSettled: (_done, _failure, _key, _before, { client }) => {
      void client.invalidateQueries({ predicate: isAnswerOf(RECORDS) });
    },
  });
