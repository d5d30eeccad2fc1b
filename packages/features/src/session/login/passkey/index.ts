export { createPasskeyLogin } from './createPasskeyLogin.ts';
