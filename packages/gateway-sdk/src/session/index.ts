import { firstScreens, later, logIn as logInCode } from '../later/later.ts';

export type {
  ChallengeAnswer,
  ChallengeMethod,
  LoggedIn,
  LoginChallenge,
  LoginOutcome,
  LogInPayload,
} from './session.types.ts';

export const answerLoginChallenge = later(logInCode, 'answerLoginChallenge');
export const logIn = later(logInCode, 'logIn');
export const logInFreePlay = later(logInCode, 'logInFreePlay');
export const logOut = later(firstScreens, 'logOut');
