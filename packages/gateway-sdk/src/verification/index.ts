import { loadLogIn } from '../lazy/loadLogIn.ts';
import { lazyCall } from '../lazy/lazyCall.ts';

export type { BotCheckAnswer } from './answerBotCheck.ts';
export type { SliderPuzzle, WorkPuzzle } from './getBotCheck.ts';
export type { CaptchaProof } from './getCaptcha.ts';
export type { LoginSms, SentSms } from './sendLoginSms.ts';

export const answerBotCheck = lazyCall(loadLogIn, 'answerBotCheck');
export const getBotCheckSlider = lazyCall(loadLogIn, 'getBotCheckSlider');
export const getBotCheckWork = lazyCall(loadLogIn, 'getBotCheckWork');
export const getCaptchaImage = lazyCall(loadLogIn, 'getCaptchaImage');
export const getCaptchaProof = lazyCall(loadLogIn, 'getCaptchaProof');
export const sendLoginSms = lazyCall(loadLogIn, 'sendLoginSms');
