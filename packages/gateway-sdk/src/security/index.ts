export {
  beginAuthenticator,
  bindContact,
  confirmAuthenticator,
  getSecurity,
  recoverPaymentPassword,
  removeAuthenticator,
  renewRecoveryCodes,
  sendContactCode,
} from './security.calls.ts';
export type {
  ContactChange,
  NewAuthenticator,
  NewContact,
  Proof,
  ProofKind,
  RecoveredPaymentPassword,
  Security,
} from './security.calls.ts';
export {
  endOneSession,
  endOtherSessions,
  getLogins,
  getSessions,
  undoChange,
  undoOwnChange,
} from './sessions.calls.ts';
export type { OpenSession, PastLogin, UndoneChange } from './sessions.calls.ts';
export {
  addPasskey,
  beginPasskey,
  beginPasskeyProof,
  getPasskeys,
  removePasskey,
  renamePasskey,
} from './passkeys.calls.ts';
export type { NewPasskey, NewPasskeyOptions, Passkey, PasskeyOptions } from './passkeys.calls.ts';
