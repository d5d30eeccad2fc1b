import type { NewPasskey, NewPasskeyOptions, PasskeyOptions } from '@baize/gateway-sdk/security';
import type { PasskeyLoginGiven } from '@baize/gateway-sdk/session';

/** Why the browser gave no answer: no passkey was chosen, or it cannot use one. `passkeyKnown`: it has one already. */
type NoAnswer<Code extends string> = { readonly ok: false; readonly code: Code };

/** An answer of `navigator.credentials.get`, as JSON. */
export type KeyAnswer = PasskeyLoginGiven['answer'];

/** The browser's passkeys (WebAuthn), as its dialogs answer. */
export type BrowserPasskeys = {
  readonly get: (
    options: PasskeyOptions,
  ) => Promise<{ readonly ok: true; readonly answer: KeyAnswer } | NoAnswer<'passkeyCancelled' | 'passkeyUnusable'>>;
  readonly create: (
    options: NewPasskeyOptions,
  ) => Promise<
    | { readonly ok: true; readonly answer: NewPasskey['answer'] }
    | NoAnswer<'passkeyCancelled' | 'passkeyUnusable' | 'passkeyKnown'>
  >;
};
