import type { RefusalCode } from '@baize/gateway-sdk';
import type { Rebate } from '@baize/gateway-sdk/records';
import { useMemo } from 'react';
import { isObject, useScope } from '../app/index.ts';
import { atomWithUnanswered, useSentOnce } from '../sentOnce/index.ts';
import type { Refusal } from '../flow/index.ts';
import { claimRebateMutation } from './records.mutations.ts';
import type { RebateKey } from './records.rules.ts';

export type ClaimCode = RefusalCode<'claimRebate'>;

export type RebateClaim = {
  readonly claim: () => void;
  readonly isBusy: boolean;
  readonly refusal: Refusal<ClaimCode> | undefined;
};

const isRebateKey = (value: unknown): value is RebateKey =>
  isObject(value) && typeof value['day'] === 'string' && typeof value['gameType'] === 'string';

/**
 * Claims a rebate. A claim whose answer was lost is repeated with its key, also after a reload. `onDone` is called with
 * the claimed rebate, when the balance has changed.
 */
export const useClaimRebate = ({ day, gameType }: RebateKey, onDone: (rebate: Rebate) => void): RebateClaim => {
  const kept = useMemo(() => atomWithUnanswered(`unansweredRebate ${day} ${gameType}`, isRebateKey), [day, gameType]);
  const { state, send, repeat, isBusy, refusal } = useSentOnce<RebateKey, Rebate, ClaimCode>(
    { kept, mutation: claimRebateMutation(useScope()), repeats: true },
    onDone,
  );
  return { claim: () => (state === 'asking' ? repeat() : send({ day, gameType })), isBusy, refusal };
};
