import { codeOfLogIn } from '../later/codeOfLogIn.ts';
import { later } from '../later/later.ts';

export type { CaptchaProof } from './getCaptcha.ts';
export type { LoginSms, SentSms } from './sendLoginSms.ts';

export const getCaptchaImage = later(codeOfLogIn, 'getCaptchaImage');
export const getCaptchaProof = later(codeOfLogIn, 'getCaptchaProof');
export const sendLoginSms = later(codeOfLogIn, 'sendLoginSms');
