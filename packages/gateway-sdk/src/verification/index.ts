import { codeOfLogIn } from '../later/codeOfLogIn.ts';
import { later } from '../later/later.ts';

export { answerBotCheck } from './answerBotCheck.ts';
export type { BotCheckAnswer } from './answerBotCheck.ts';
export { getBotCheckSlider, getBotCheckWork } from './getBotCheck.ts';
export type { SliderPuzzle, WorkPuzzle } from './getBotCheck.ts';
export type { CaptchaProof } from './getCaptcha.ts';
export type { LoginSms, SentSms } from './sendLoginSms.ts';

export const getCaptchaImage = later(codeOfLogIn, 'getCaptchaImage');
export const getCaptchaProof = later(codeOfLogIn, 'getCaptchaProof');
export const sendLoginSms = later(codeOfLogIn, 'sendLoginSms');
