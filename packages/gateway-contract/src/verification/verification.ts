export * from './botCheck.ts';
export * from './captcha.ts';
export * from './loginSms.ts';
