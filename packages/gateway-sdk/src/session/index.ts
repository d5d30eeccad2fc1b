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
} from './session.types.ts';

export { extendSession } from './extendSession.ts';
export { getSessionTerm } from './getSessionTerm.ts';

export const answerLoginChallenge = later(codeOfLogIn, 'answerLoginChallenge');
export const logIn = later(codeOfLogIn, 'logIn');
export const logInFreePlay = later(codeOfLogIn, 'logInFreePlay');
export const logOut = later(codeOfFirstScreens, 'logOut');
