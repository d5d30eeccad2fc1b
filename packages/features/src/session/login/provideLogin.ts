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
import { captchaMachine, smsCodeMachine } from '../../verification/index.ts';
import { changePasswordMachine } from './changePassword.machine.ts';
import { loginActors } from './login.actors.ts';
import { loginMachine } from './login.machine.ts';
import { twoFactorMachine } from './twoFactor.machine.ts';

/** The login chart and its children with their effects: calls of the gateway, facts of the session. */
export const provideLogin = (
  { gateway, store, merchant }: Pick<Features, 'gateway' | 'store' | 'merchant'>,
  { now, os }: { readonly now: () => number; readonly os: string },
) => {
  const { logIn, logInFreePlay, loadMember, answerChallenge, changePassword, sendCode, fetchImage, prove } =
    loginActors(gateway, {
      memberTypes: () => store.get(memberTypesAtom),
      memberLoaded: (member) => store.set(memberLoadedAtom, { token: store.get(sessionTokenAtom) ?? '', member }),
      now,
      os,
    });
  return loginMachine.provide({
    actors: {
      logIn,
      logInFreePlay,
      loadMember,
      captcha: captchaMachine.provide({ actors: { fetchImage, prove } }),
      smsCode: smsCodeMachine.provide({ actors: { sendCode } }),
      twoFactor: twoFactorMachine.provide({ actors: { answerChallenge } }),
      changePassword: changePasswordMachine.provide({ actors: { changePassword } }),
    },
    actions: {
      storeToken: (_, success) => {
        if (success !== undefined) store.set(sessionStartedAtom, success.token);
      },
      runFirstLogin: () => store.set(firstLoginAtom),
      markPasswordChange: () => store.set(passwordChangeAtom, true),
      clearPasswordChangeMark: () => store.set(passwordChangeAtom, false),
      endSession: () => store.set(sessionEndedAtom, { merchant, end: 'loggedOut' }),
    },
  });
};
