export { changePasswordFaults } from './changePassword.machine.ts';
export type { ChangePasswordFaults, NewPassword } from './changePassword.machine.ts';
export { loginMachine } from './login.machine.ts';
export { afterLogin, mustChangePassword, refusedField, loginMethod } from './login.rules.ts';
export type { ChallengeMethod, Credentials, LoginEntry, LoginMethod, LoginOutput } from './login.types.ts';
export type { ChangePasswordView } from './useChangePassword.ts';
export { useLogin } from './useLogin.ts';
export type { Login } from './useLogin.ts';
export type { TwoFactorView } from './useTwoFactor.ts';
