import { codeOfFirstScreens } from '../later/codeOfFirstScreens.ts';
import { codeOfLogIn } from '../later/codeOfLogIn.ts';
import { later } from '../later/later.ts';

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

export { beginSocialLogin } from './beginSocialLogin.ts';
export { extendSession } from './extendSession.ts';
export { getSessionTerm } from './getSessionTerm.ts';
export { logInSocial } from './logInSocial.ts';
export { registerSocial } from './registerSocial.ts';

export const answerLoginChallenge = later(codeOfLogIn, 'answerLoginChallenge');
export const logIn = later(codeOfLogIn, 'logIn');
export const logInFreePlay = later(codeOfLogIn, 'logInFreePlay');
export const sendChallengeCode = later(codeOfLogIn, 'sendChallengeCode');
export const logOut = later(codeOfFirstScreens, 'logOut');
