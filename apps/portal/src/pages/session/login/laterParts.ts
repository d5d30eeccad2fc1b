// What few logins have or are asked besides: a chunk of its own, fetched when the form is first touched.
export { AuthenticatorField } from './AuthenticatorField.tsx';
export { CaptchaCheck } from '../../verification/CaptchaCheck.tsx';
export { SmsCodeField } from '../../verification/SmsCodeField.tsx';
export { LoginQuestions } from './LoginQuestions.tsx';
export { PasswordWarning } from './PasswordWarning.tsx';
