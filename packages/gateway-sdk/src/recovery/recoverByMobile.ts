import type { PayloadOf, ValueOf } from '@baize/gateway-contract/client';
import { recoverByMobile as operation } from '@baize/gateway-contract/client/recovery/recoverByMobile';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

export type MobileRecovery = PayloadOf<'recoverByMobile'>;

/** The account whose password was set. */
export type Recovered = { readonly account: string };

/** Sets a new password with the code sent to a mobile number; ends the account's sessions (REQ-145, REQ-164, D16). */
export const recoverByMobile = (gateway: Gateway, recovery: MobileRecovery, options?: CallOptions): Answer<Recovered> =>
  gateway.callSealed(operation, recovery, (wire: ValueOf<'recoverByMobile'>) => wire, options);
