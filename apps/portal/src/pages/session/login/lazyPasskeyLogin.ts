import type { PasskeyLogin } from '@baize/features/session/login';
import { withTimeout } from '../../../site/withTimeout.ts';

/** A login by passkey, whose code is loaded at the first use. */
export const lazyPasskeyLogin: PasskeyLogin = (...given) =>
  withTimeout(() => import('./passkeyLogin.ts')).then(
    ({ passkeyLogin }) => passkeyLogin(...given),
    () => ({ kind: 'refused', refusal: { code: 'passkeyUnusable' } }),
  );
