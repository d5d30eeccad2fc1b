import type { ValueOf } from '@baize/gateway-contract/client';
import { sendChallengeCode as operation } from '@baize/gateway-contract/client/session/sendChallengeCode';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** Result of sending a second factor's code; another may be sent after `resendSeconds`. */
type ChallengeCodeSent = { readonly resendSeconds: number };

/** Resends the code of a second factor (D20). */
export const sendChallengeCode = (
  gateway: Gateway,
  challenge: { readonly id: string; readonly method: 'sms' | 'email' },
  options?: CallOptions,
): Answer<ChallengeCodeSent> =>
  gateway.call(operation, { body: challenge }, (wire: ValueOf<'sendChallengeCode'>) => wire, options);
