import type { PayloadOf } from '@baize/gateway-contract/client';
import { changePassword as operation } from '@baize/gateway-contract/client/member/changePassword';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

export type PasswordChange = PayloadOf<'changePassword'>;

/** Changes the login password; ends the account's other sessions (REQ-148, REQ-162). */
export const changePassword = (gateway: Gateway, change: PasswordChange, options?: CallOptions): Answer<null> =>
  gateway.callSealed(operation, change, () => null, options);
