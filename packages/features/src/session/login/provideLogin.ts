import { sendLoginSms } from '@baize/gateway-sdk/verification';
import type { Features } from '../../app/index.ts';
import {
  firstLoginAtom,
  memberLoadedAtom,
  memberTypesAtom,
  passwordChangeAtom,
  sessionEndedAtom,
  sessionStartedAtom,
  sessionTokenAtom,
} from '../../app/index.ts';
import {
  captchaActors,
  captchaMachine,
  createSecondFactor,
  smsCodeActors,
  smsCodeMachine,
} from '../../verification/index.ts';
import { admissionMachine } from './admission.machine.ts';
import { changePasswordMachine } from './changePassword.machine.ts';
import { loginActors } from './login.actors.ts';
import { loginMachine } from './login.machine.ts';
import type { LoginSuccess } from './login.types.ts';

/** The login chart and its children with their effects: calls of the gateway, facts of the session. */
export const provideLogin = (
  { gateway, store, merchant }: Pick<Features, 'gateway' | 'store' | 'merchant'>,
  { os }: { readonly os: string },
) => {
  const { logIn, logInFreePlay, storeToken, loadMember, answerChallenge, changePassword } = loginActors(gateway, {
    memberTypes: () => store.get(memberTypesAtom),
    tokenGiven: (token) => store.set(sessionStartedAtom, token),
    memberLoaded: (member) => store.set(memberLoadedAtom, { token: store.get(sessionTokenAtom) ?? '', member }),
    os,
  });
  const smsCode = smsCodeActors((request, options) => sendLoginSms(gateway, request, options));
  return loginMachine.provide({
    actors: {
      logIn,
      logInFreePlay,
      captcha: captchaMachine.provide({ actors: captchaActors(gateway) }),
      smsCode: smsCodeMachine.provide({ actors: smsCode }),
      secondFactor: createSecondFactor<LoginSuccess>().provide({ actors: { answerChallenge } }),
      admission: admissionMachine.provide({
        actors: {
          storeToken,
          loadMember,
          changePassword: changePasswordMachine.provide({ actors: { changePassword } }),
        },
        actions: {
          runFirstLogin: () => store.set(firstLoginAtom),
          markPasswordChange: () => store.set(passwordChangeAtom, true),
          clearPasswordChangeMark: () => store.set(passwordChangeAtom, false),
          endSession: () => store.set(sessionEndedAtom, { merchant, end: 'loggedOut' }),
        },
      }),
    },
  });
};
