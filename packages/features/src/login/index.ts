export { changePasswordFaults } from './changePassword.machine.ts';
export type { ChangePasswordFaults, NewPassword } from './changePassword.machine.ts';
export { loginMachine } from './login.machine.ts';
export { afterLogin, isLoginMobile, mustChangePassword, refusedField, loginMethod } from './login.rules.ts';
export type {
  ChallengeMethod,
  Credentials,
  LoginEntry,
  LoginMethod,
  LoginOutput,
  LoginRefusal,
} from './login.types.ts';
export type { CaptchaView } from './useCaptcha.ts';
export type { ChangePasswordView } from './useChangePassword.ts';
export { useLogin } from './useLogin.ts';
export type { Login } from './useLogin.ts';
export type { SmsCodeView } from './useSmsCode.ts';
export type { TwoFactorView } from './useTwoFactor.ts';
