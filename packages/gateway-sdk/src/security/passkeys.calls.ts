import type { PayloadOf, ValueOf } from '@baize/gateway-contract/client';
import { addPasskey as addPasskeyOperation } from '@baize/gateway-contract/client/security/addPasskey';
import { beginPasskey as beginPasskeyOperation } from '@baize/gateway-contract/client/security/beginPasskey';
import { beginPasskeyProof as beginPasskeyProofOperation } from '@baize/gateway-contract/client/security/beginPasskeyProof';
import { getPasskeys as getPasskeysOperation } from '@baize/gateway-contract/client/security/getPasskeys';
import { removePasskey as removePasskeyOperation } from '@baize/gateway-contract/client/security/removePasskey';
import { renamePasskey as renamePasskeyOperation } from '@baize/gateway-contract/client/security/renamePasskey';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { Proof } from './security.calls.ts';

/** A passkey of the account, with its uses. */
export type Passkey = ValueOf<'getPasskeys'>['passkeys'][number];

/** Input of `navigator.credentials.create`, as JSON. */
export type NewPasskeyOptions = ValueOf<'beginPasskey'>;

/** A new passkey: its name, and the answer of `navigator.credentials.create` as JSON. */
export type NewPasskey = PayloadOf<'addPasskey'>;

/** Input of `navigator.credentials.get`, as JSON. */
export type PasskeyOptions = ValueOf<'beginPasskeyProof'>;

/** The passkeys of the account, oldest first. */
export const getPasskeys = (gateway: Gateway, options?: CallOptions): Answer<readonly Passkey[]> =>
  gateway.call(getPasskeysOperation, {}, ({ passkeys }: ValueOf<'getPasskeys'>) => passkeys, options);

/** Begins to add a passkey, confirmed by a secret. */
export const beginPasskey = (gateway: Gateway, proof: Proof, options?: CallOptions): Answer<NewPasskeyOptions> =>
  gateway.callSealed(beginPasskeyOperation, { proof }, (begun: NewPasskeyOptions) => begun, options);

/** Adds a passkey. */
export const addPasskey = (gateway: Gateway, passkey: NewPasskey, options?: CallOptions): Answer<null> =>
  gateway.callSealed(addPasskeyOperation, passkey, () => null, options);

/** Renames a passkey. */
export const renamePasskey = (
  gateway: Gateway,
  body: { readonly id: string; readonly name: string },
  options?: CallOptions,
): Answer<null> => gateway.call(renamePasskeyOperation, { body }, () => null, options);

/** Removes a passkey, confirmed by a secret. */
export const removePasskey = (
  gateway: Gateway,
  removed: { readonly id: string; readonly proof: Proof },
  options?: CallOptions,
): Answer<null> => gateway.callSealed(removePasskeyOperation, removed, () => null, options);

/** Begins to confirm a change with a passkey of the account. */
export const beginPasskeyProof = (gateway: Gateway, options?: CallOptions): Answer<PasskeyOptions> =>
  gateway.call(beginPasskeyProofOperation, {}, (begun: PasskeyOptions) => begun, options);
