import { sendRecoverySms } from '@baize/gateway-sdk/recovery';
import { recoveryLinkAtom } from '../app/index.ts';
import type { Features } from '../app/index.ts';
import { smsCodeActors, smsCodeMachine } from '../verification/index.ts';
import { recoveryActors } from './recovery.actors.ts';
import { recoveryMachine } from './recovery.machine.ts';

/** Recovery chart and its child, with their effects. */
export const provideRecovery = ({ gateway, store }: Pick<Features, 'gateway' | 'store'>) => {
  const smsCode = smsCodeActors((request, options) => sendRecoverySms(gateway, request, options));
  return recoveryMachine.provide({
    actors: { ...recoveryActors(gateway), smsCode: smsCodeMachine.provide({ actors: smsCode }) },
    actions: { forgetLink: () => store.set(recoveryLinkAtom, undefined) },
  });
};
