export { passwordConfirmation, refusedPasswordField } from './changePassword.rules.ts';
export type { ChangePasswordRefusal, NewPassword } from './changePassword.types.ts';
export { refusedLoginField } from './login.rules.ts';
export type { LoginEntry, LoginRefusal } from './login.types.ts';
export type { ChangePasswordView } from './useChangePassword.ts';
export { useOwnPassword } from './useOwnPassword.ts';
export { useLogin } from './useLogin.ts';
export type { Login } from './useLogin.ts';
