import { getCaptcha } from './captcha.ts';
import { sendLoginSms } from './loginSms.ts';

export * from './captcha.ts';
export * from './loginSms.ts';

export const verificationRoutes = { sendLoginSms, getCaptcha };
