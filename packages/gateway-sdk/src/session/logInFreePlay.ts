import { logInFreePlay as operation } from '@baize/gateway-contract/client/session/logInFreePlay';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import { randomKey } from '../randomKey.ts';
import { readLoggedIn } from './readLogin.ts';
import type { LoggedIn } from './session.types.ts';

/** Starts a trial session for this kind of device (REQ-154). */
export const logInFreePlay = async (
  gateway: Gateway,
  { os }: { readonly os: string },
  options?: CallOptions,
): Answer<LoggedIn> => {
  const sealed = await gateway.seal(randomKey(), options);
  if (!sealed.ok) return sealed;
  const body = { os, platform: 'W', Encryption: sealed.value, version: 3 } as const;
  return gateway.call(operation, { body }, readLoggedIn, options);
};
