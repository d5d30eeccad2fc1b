import type { RefusalCode } from '@baize/gateway-sdk';
import { setPaymentPassword } from '@baize/gateway-sdk/member';
import type { PaymentPassword } from '@baize/gateway-sdk/member';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetched, gatewayErrorOf, isAnswerOf, useGateway, useScope, valueOrThrow } from '../app/index.ts';
import type { Fetched } from '../app/index.ts';
import { refused } from '../flow/index.ts';
import type { Refusal } from '../flow/index.ts';
import { readOnce } from '../verification/secret/index.ts';
import { PAYMENT_PASSWORD, paymentPasswordQuery } from './paymentPassword.queries.ts';

/** The payment password's state: set or not, and the time until which it is locked (D57). */
export const usePaymentPassword = (): Fetched<PaymentPassword> => fetched(useQuery(paymentPasswordQuery(useScope())));

export type SetPaymentPasswordCode = RefusalCode<'setPaymentPassword'>;

export type SetPaymentPassword = {
  readonly set: (typed: {
    readonly password: string;
    readonly newPassword: string;
    readonly confirmNewPassword: string;
  }) => void;
  readonly isBusy: boolean;
  readonly refusal: Refusal<SetPaymentPasswordCode> | undefined;
};

type Typed = Record<'password' | 'newPassword' | 'confirmNewPassword', () => string>;

/** Sets or changes the payment password; what is typed is read once, so that it does not stay in the mutation cache. */
export const useSetPaymentPassword = (onDone: () => void): SetPaymentPassword => {
  const gateway = useGateway();
  // Preloads cipher and keys, so that the submit does not wait for them.
  useEffect(() => void gateway.prepare(), [gateway]);
  const { mutate, isPending, error } = useMutation<null, Error, Typed>({
    meta: { changes: PAYMENT_PASSWORD },
    mutationFn: ({ password, newPassword, confirmNewPassword }) =>
      valueOrThrow(
        setPaymentPassword(gateway, {
          password: password(),
          newPassword: newPassword(),
          confirmNewPassword: confirmNewPassword(),
        }),
      ),
    // The terms of withdrawals contain whether a payment password is set.
    onSettled: (_done, _failure, _typed, _before, { client }) =>
      Promise.all(
        [PAYMENT_PASSWORD, 'payments'].map((area) => client.invalidateQueries({ predicate: isAnswerOf(area) })),
      ),
  });
  const gatewayError = gatewayErrorOf(error);
  return {
    set: ({ password, newPassword, confirmNewPassword }) =>
      mutate(
        {
          password: readOnce(password),
          newPassword: readOnce(newPassword),
          confirmNewPassword: readOnce(confirmNewPassword),
        },
        { onSuccess: onDone },
      ),
    isBusy: isPending,
    refusal: isPending ? undefined : gatewayError && refused<SetPaymentPasswordCode>(gatewayError).refusal,
  };
};
