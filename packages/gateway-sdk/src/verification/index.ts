import { codeOfLogIn } from '../later/codeOfLogIn.ts';
import { later } from '../later/later.ts';

export type { BotCheckAnswer } from './answerBotCheck.ts';
export type { SliderPuzzle, WorkPuzzle } from './getBotCheck.ts';
export type { CaptchaProof } from './getCaptcha.ts';
export type { LoginSms, SentSms } from './sendLoginSms.ts';

export const answerBotCheck = later(codeOfLogIn, 'answerBotCheck');
export const getBotCheckSlider = later(codeOfLogIn, 'getBotCheckSlider');
export const getBotCheckWork = later(codeOfLogIn, 'getBotCheckWork');
export const getCaptchaImage = later(codeOfLogIn, 'getCaptchaImage');
export const getCaptchaProof = later(codeOfLogIn, 'getCaptchaProof');
export const sendLoginSms = later(codeOfLogIn, 'sendLoginSms');
