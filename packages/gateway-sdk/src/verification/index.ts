import { loadLogIn } from '../lazy/loadLogIn.ts';
import { lazyCall } from '../lazy/lazyCall.ts';

export type {
  BotCheckAnswer,
  SliderPuzzle,
  WorkPuzzle,
  CaptchaProof,
  LoginSms,
  SentSms,
} from './verification.calls.ts';

export const answerBotCheck = lazyCall(loadLogIn, 'answerBotCheck');
export const getBotCheckSlider = lazyCall(loadLogIn, 'getBotCheckSlider');
export const getBotCheckWork = lazyCall(loadLogIn, 'getBotCheckWork');
export const getCaptchaImage = lazyCall(loadLogIn, 'getCaptchaImage');
export const getCaptchaProof = lazyCall(loadLogIn, 'getCaptchaProof');
export const sendLoginSms = lazyCall(loadLogIn, 'sendLoginSms');
