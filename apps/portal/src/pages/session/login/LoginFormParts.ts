import { lazy, type ComponentType } from 'react';
import { withTimeout } from '../../../site/withTimeout.ts';

export const loadParts = () => import('./lazyParts.ts');
const lazyPart = <Props>(of: (parts: Awaited<ReturnType<typeof loadParts>>) => ComponentType<Props>) =>
  lazy(async () => ({ default: of(await withTimeout(loadParts)) }));
export const AuthenticatorField = lazyPart((parts) => parts.AuthenticatorField);
export const CaptchaCheck = lazyPart((parts) => parts.CaptchaCheck);
export const SmsCodeField = lazyPart((parts) => parts.SmsCodeField);
export const LoginQuestions = lazyPart((parts) => parts.LoginQuestions);
export const PasswordWarning = lazyPart((parts) => parts.PasswordWarning);
