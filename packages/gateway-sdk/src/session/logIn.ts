import { logIn as operation } from '@baize/gateway-contract/client/session/logIn';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import { readLogin } from './readLogin.ts';
import type { LogInPayload, LoginOutcome } from './session.types.ts';

/** Logs in with account and password, or with mobile number and SMS code (REQ-153). */
export const logIn = (gateway: Gateway, payload: LogInPayload, options?: CallOptions): Answer<LoginOutcome> =>
  gateway.callSealed(operation, payload, readLogin, options);
