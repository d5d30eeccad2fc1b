import { loadFirstScreens } from '../lazy/loadFirstScreens.ts';
import { loadLogIn } from '../lazy/loadLogIn.ts';
import { lazyCall } from '../lazy/lazyCall.ts';

export type {
  ChallengeAnswer,
  ChallengeMethod,
  LoggedIn,
  LoginChallenge,
  LoginOutcome,
  LogInPayload,
  SessionTerm,
  SocialGiven,
  SocialNewcomer,
  SocialOutcome,
  SocialProvider,
  SocialRegistration,
} from './session.types.ts';

export { beginPasskeyLogin, logInPasskey } from './passkey.calls.ts';
export type { PasskeyLoginGiven } from './passkey.calls.ts';
export { beginSocialLogin, logInSocial, registerSocial } from './social.calls.ts';
export { extendSession, getSessionTerm } from './session.calls.ts';

export const answerLoginChallenge = lazyCall(loadLogIn, 'answerLoginChallenge');
export const logIn = lazyCall(loadLogIn, 'logIn');
export const logInFreePlay = lazyCall(loadLogIn, 'logInFreePlay');
export const sendChallengeCode = lazyCall(loadLogIn, 'sendChallengeCode');
export const logOut = lazyCall(loadFirstScreens, 'logOut');
