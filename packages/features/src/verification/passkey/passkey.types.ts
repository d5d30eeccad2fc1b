import type { NewPasskey, NewPasskeyOptions, PasskeyOptions } from '@baize/gateway-sdk/security';
import type { PasskeyLoginGiven } from '@baize/gateway-sdk/session';

/**
 * Reason that the browser gave no answer: no passkey was chosen, it cannot use one, or it has one already
 * (`passkeyKnown`).
 */
type NoAnswer<Code extends string> = { readonly ok: false; readonly code: Code };

/** The browser's passkeys (WebAuthn), as its dialogs answer. */
export type BrowserPasskeys = {
  readonly get: (
    options: PasskeyOptions,
  ) => Promise<
    | { readonly ok: true; readonly answer: PasskeyLoginGiven['answer'] }
    | NoAnswer<'passkeyCancelled' | 'passkeyUnusable'>
  >;
  readonly create: (
    options: NewPasskeyOptions,
  ) => Promise<
    | { readonly ok: true; readonly answer: NewPasskey['answer'] }
    | NoAnswer<'passkeyCancelled' | 'passkeyUnusable' | 'passkeyKnown'>
  >;
};
