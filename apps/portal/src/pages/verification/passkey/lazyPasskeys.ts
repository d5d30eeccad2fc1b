import type { BrowserPasskeys } from '@baize/features/verification/passkey';
import { withTimeout } from '../../../site/withTimeout.ts';

const load = () => withTimeout(() => import('./browserPasskeys.ts').then((chunk) => chunk.browserPasskeys));

const unusable = { ok: false, code: 'passkeyUnusable' } as const;

/** True in a browser with WebAuthn, which a page without https has not. */
export const offersPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** The passkeys of the browser; their library is loaded at the first use. */
export const lazyPasskeys: BrowserPasskeys = {
  get: (options) =>
    load().then(
      ({ get }) => get(options),
      () => unusable,
    ),
  create: (options) =>
    load().then(
      ({ create }) => create(options),
      () => unusable,
    ),
};
