import { logIn, later } from '../later/later.ts';

export type { CaptchaProof } from './getCaptcha.ts';
export type { LoginSms, SentSms } from './sendLoginSms.ts';

export const getCaptchaImage = later(logIn, 'getCaptchaImage');
export const getCaptchaProof = later(logIn, 'getCaptchaProof');
export const sendLoginSms = later(logIn, 'sendLoginSms');
