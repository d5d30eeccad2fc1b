// The parts that few logins need: one chunk, loaded when the form first gets the focus.
export { AuthenticatorField } from './AuthenticatorField.tsx';
export { CaptchaCheck } from '../../verification/CaptchaCheck.tsx';
export { SmsCodeField } from '../../verification/SmsCodeField.tsx';
export { LoginQuestions } from './LoginQuestions.tsx';
export { PasswordWarning } from './PasswordWarning.tsx';
