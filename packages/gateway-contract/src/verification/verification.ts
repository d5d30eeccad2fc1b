export * from './captcha.ts';
export * from './loginSms.ts';
