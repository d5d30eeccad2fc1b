export {
  appCodeFields,
  asksCurrentCode,
  boundContact,
  checksOf,
  contactFields,
  passkeyFields,
  proofNeed,
  recoveredConfirmation,
  recoveredFields,
  refusedCodeField,
  refusedContactField,
  refusedRecoveredField,
} from './security.rules.ts';
export type { Channel, CheckKey } from './security.rules.ts';
export {
  useBeginAuthenticator,
  useBindContact,
  useConfirmAuthenticator,
  useEndSession,
  useRecoverPaymentPassword,
  useRemoveAuthenticator,
  useRenewRecoveryCodes,
  useUndoChange,
  useUndoOwnChange,
} from './useChanges.ts';
export type {
  AppCodeCode,
  AuthenticatorCode,
  BindContactCode,
  EndSessionCode,
  RecoverPaymentCode,
  UndoCode,
  UndoOwnCode,
} from './useChanges.ts';
export type { ConfirmByEither } from '../verification/secret/index.ts';
export { useContactCode } from './useContactCode.ts';
export type { ContactCodeCode } from './useContactCode.ts';
export {
  useAddPasskey,
  useBeginPasskey,
  usePasskeyProof,
  usePasskeys,
  useRemovePasskey,
  useRenamePasskey,
} from './usePasskeys.ts';
export type {
  AddPasskeyCode,
  BeginPasskeyCode,
  PasskeyProofCode,
  RemovePasskeyCode,
  RenamePasskeyCode,
} from './usePasskeys.ts';
export { useLogins, useSecurity, useSessions } from './useSecurity.ts';
export type {
  NewContact,
  NewPasskeyOptions,
  OpenSession,
  Passkey,
  PastLogin,
  Proof,
  ProofKind,
  Security,
  UndoneChange,
} from '@baize/gateway-sdk/security';
