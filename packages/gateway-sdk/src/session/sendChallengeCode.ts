import type { ValueOf } from '@baize/gateway-contract/client';
import { sendChallengeCode as operation } from '@baize/gateway-contract/client/session/sendChallengeCode';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** The code of a second factor was sent; another one may be sent after so many seconds. */
type ChallengeCodeSent = { readonly resendSeconds: number };

/** Sends the code of a second factor once more (D20). */
export const sendChallengeCode = (
  gateway: Gateway,
  challenge: { readonly id: string; readonly method: 'sms' | 'email' },
  options?: CallOptions,
): Answer<ChallengeCodeSent> =>
  gateway.call(operation, { body: challenge }, (wire: ValueOf<'sendChallengeCode'>) => wire, options);
