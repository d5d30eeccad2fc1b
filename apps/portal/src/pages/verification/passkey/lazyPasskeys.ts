import type { BrowserPasskeys } from '@baize/features/verification/passkey';
import { withTimeout } from '../../../site/withTimeout.ts';

const load = () => withTimeout(() => import('./browserPasskeys.ts').then((chunk) => chunk.browserPasskeys));

const unusable = { ok: false, code: 'passkeyUnusable' } as const;

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
