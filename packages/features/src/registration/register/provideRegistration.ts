import { sendRegistrationSms } from '@baize/gateway-sdk/registration';
import type { Features } from '../../app/index.ts';
import { markFirstLoginAtom, storeMemberAtom, startSessionAtom } from '../../app/index.ts';
import {
  captchaActors,
  captchaMachine,
  phoneAuthActors,
  smsCodeActors,
  smsCodeMachine,
} from '../../verification/index.ts';
import type { PhoneAuth } from '../../verification/index.ts';
import { openingMachine } from './opening.machine.ts';
import { registerActors } from './register.actors.ts';
import { registerMachine } from './register.machine.ts';

/** Registration chart and its children, with gateway calls and session atoms as effects. */
export const provideRegistration = (
  { gateway, store }: Pick<Features, 'gateway' | 'store'>,
  phoneAuth: PhoneAuth | undefined,
) => {
  const { checkCode, checkInvitation, register, startSession } = registerActors(gateway, {
    sessionGiven: ({ token, firstTimeLogin }) => {
      store.set(startSessionAtom, token);
      if (firstTimeLogin) store.set(markFirstLoginAtom);
    },
    memberLoaded: (loaded) => store.set(storeMemberAtom, loaded),
    phoneAuth,
  });
  const smsCode =
    phoneAuth === undefined
      ? smsCodeActors((request, options) => sendRegistrationSms(gateway, request, options))
      : phoneAuthActors(phoneAuth);
  return registerMachine.provide({
    actors: {
      checkCode,
      opening: openingMachine.provide({ actors: { checkInvitation, register, startSession } }),
      captcha: captchaMachine.provide({ actors: captchaActors(gateway) }),
      smsCode: smsCodeMachine.provide({ actors: smsCode }),
    },
  });
};
