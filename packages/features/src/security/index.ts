export {
  appCodeFields,
  asksCurrentCode,
  boundContact,
  checksOf,
  contactFields,
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
export { useContactCode } from './useContactCode.ts';
export type { ContactCodeCode } from './useContactCode.ts';
export { useLogins, useSecurity, useSessions } from './useSecurity.ts';
export type {
  NewContact,
  OpenSession,
  PastLogin,
  ProofKind,
  Security,
  UndoneChange,
} from '@baize/gateway-sdk/security';
