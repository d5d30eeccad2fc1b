import type { RefusalCode } from '@baize/gateway-sdk';
import type { WithdrawalAccount } from '@baize/gateway-sdk/payments';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { gatewayErrorOf, useGateway, useScope } from '../app/index.ts';
import { refused } from '../flow/index.ts';
import type { Refusal } from '../flow/index.ts';
import { readOnce, useConfirm } from '../verification/secret/index.ts';
import type { Confirm } from '../verification/secret/index.ts';
import { addAccountMutation, removeAccountMutation } from './withdrawals.mutations.ts';
import type { AccountWish } from './withdrawals.mutations.ts';

export type AddAccountCode = RefusalCode<'addWithdrawalAccount'>;

export type AddAccount = {
  readonly add: (account: Omit<AccountWish, 'secret'>, paymentPassword: string) => void;
  readonly isBusy: boolean;
  readonly refusal: Refusal<AddAccountCode> | undefined;
};

/** Adds an account to withdraw to. `onDone` gets it. */
export const useAddAccount = (onDone: (account: WithdrawalAccount) => void): AddAccount => {
  const gateway = useGateway();
  // Preloads cipher and keys, so that the submit does not wait for them.
  useEffect(() => void gateway.prepare(), [gateway]);
  const { mutate, isPending, error } = useMutation(addAccountMutation(useScope()));
  const gatewayError = gatewayErrorOf(error);
  return {
    add: (account, paymentPassword) => mutate({ ...account, secret: readOnce(paymentPassword) }, { onSuccess: onDone }),
    isBusy: isPending,
    refusal: isPending ? undefined : gatewayError && refused<AddAccountCode>(gatewayError).refusal,
  };
};

const fieldsByCode: Partial<Record<string, string>> = {
  wrongPaymentPassword: 'fundPassword',
  numberInvalid: 'number',
  accountKnown: 'number',
};

/** The field that a refusal of a new account concerns. */
export const refusedAccountField = ({ code }: { readonly code: string }): string | undefined => fieldsByCode[code];

export type RemoveAccountCode = RefusalCode<'removeWithdrawalAccount'>;

/** Removes an account, confirmed by the payment password. */
export const useRemoveAccount = (id: string, onDone: () => void): Confirm<RemoveAccountCode> =>
  useConfirm<RemoveAccountCode, null>(removeAccountMutation(useScope(), id), onDone);
