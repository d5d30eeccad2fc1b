import type { PayloadOf, ValueOf } from '@baize/gateway-contract/client';
import { recoverByLink as operation } from '@baize/gateway-contract/client/recovery/recoverByLink';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { Recovered } from './recoverByMobile.ts';

export type LinkRecovery = PayloadOf<'recoverByLink'>;

/** Sets a new password with the one-time link of an e-mail; ends the account's sessions (D15). */
export const recoverByLink = (gateway: Gateway, recovery: LinkRecovery, options?: CallOptions): Answer<Recovered> =>
  gateway.callSealed(operation, recovery, (wire: ValueOf<'recoverByLink'>) => wire, options);
