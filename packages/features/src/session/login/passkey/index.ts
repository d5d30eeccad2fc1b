export { usePasskeyLogin } from './usePasskeyLogin.ts';
