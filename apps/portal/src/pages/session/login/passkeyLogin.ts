import { createPasskeyLogin } from '@baize/features/session/login/passkey';
import { browserPasskeys } from '../../verification/passkey/browserPasskeys.ts';

export const passkeyLogin = createPasskeyLogin(browserPasskeys);
