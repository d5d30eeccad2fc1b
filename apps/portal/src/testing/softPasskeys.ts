import type { BrowserPasskeys } from '@baize/features/verification/passkey';

const named = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' } as const;

/** Passkeys of a browser whose dialogs are confirmed at once; their answers are not signed. */
export const softPasskeys: BrowserPasskeys = {
  get: () =>
    Promise.resolve({
      ok: true,
      answer: { ...named, response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' } },
    }),
  create: () =>
    Promise.resolve({
      ok: true,
      answer: { ...named, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } },
    }),
};
