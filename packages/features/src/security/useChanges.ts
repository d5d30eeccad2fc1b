import type { RefusalCode } from '@baize/gateway-sdk';
import {
  beginAuthenticator,
  bindContact,
  confirmAuthenticator,
  endOneSession,
  endOtherSessions,
  recoverPaymentPassword,
  removeAuthenticator,
  renewRecoveryCodes,
  undoChange,
  undoOwnChange,
} from '@baize/gateway-sdk/security';
import type {
  ContactChange,
  NewAuthenticator,
  ProofKind,
  RecoveredPaymentPassword,
  UndoneChange,
} from '@baize/gateway-sdk/security';
import { endSessionAtom, useFeatures, valueOrThrow } from '../app/index.ts';
import { confirmByEither } from '../verification/secret/index.ts';
import type { ConfirmByEither } from '../verification/secret/index.ts';
import { useSealedChange } from './useSealedChange.ts';
import type { Change } from './useSealedChange.ts';

export type BindContactCode = RefusalCode<'bindContact'>;

/** Binds or replaces a contact. */
export const useBindContact = (onDone: () => void): Change<ContactChange, BindContactCode> =>
  useSealedChange((gateway, change) => valueOrThrow(bindContact(gateway, change)), onDone);

export type AuthenticatorCode = RefusalCode<'beginAuthenticator' | 'removeAuthenticator' | 'renewRecoveryCodes'>;

/** Creates the secret of an authenticator app, confirmed by a secret of this kind. */
export const useBeginAuthenticator = (
  kind: ProofKind,
  onDone: (begun: NewAuthenticator) => void,
): ConfirmByEither<AuthenticatorCode> =>
  confirmByEither(
    kind,
    useSealedChange((gateway, proof) => valueOrThrow(beginAuthenticator(gateway, proof)), onDone),
  );

/** Turns the authenticator app off. */
export const useRemoveAuthenticator = (kind: ProofKind, onDone: () => void): ConfirmByEither<AuthenticatorCode> =>
  confirmByEither(
    kind,
    useSealedChange((gateway, proof) => valueOrThrow(removeAuthenticator(gateway, proof)), onDone),
  );

/** Replaces the recovery codes; `onDone` gets the new ones. */
export const useRenewRecoveryCodes = (
  kind: ProofKind,
  onDone: (codes: readonly string[]) => void,
): ConfirmByEither<AuthenticatorCode> =>
  confirmByEither(
    kind,
    useSealedChange((gateway, proof) => valueOrThrow(renewRecoveryCodes(gateway, proof)), onDone),
  );

export type AppCodeCode = RefusalCode<'confirmAuthenticator'>;

/** Turns the authenticator app on by one of its codes; `onDone` gets the recovery codes. */
export const useConfirmAuthenticator = (onDone: (codes: readonly string[]) => void): Change<string, AppCodeCode> =>
  useSealedChange((gateway, code) => valueOrThrow(confirmAuthenticator(gateway, code)), onDone);

export type RecoverPaymentCode = RefusalCode<'recoverPaymentPassword'>;

/** Sets a payment password by a code (D57). */
export const useRecoverPaymentPassword = (onDone: () => void): Change<RecoveredPaymentPassword, RecoverPaymentCode> =>
  useSealedChange((gateway, recovered) => valueOrThrow(recoverPaymentPassword(gateway, recovered)), onDone);

export type EndSessionCode = RefusalCode<'endOneSession'>;

/** Logs another device out by its id, or all of them without one. */
export const useEndSession = (onDone: () => void): Change<string | undefined, EndSessionCode> =>
  useSealedChange(
    (gateway, id) => valueOrThrow(id === undefined ? endOtherSessions(gateway) : endOneSession(gateway, id)),
    onDone,
  );

export type UndoCode = RefusalCode<'undoChange'>;

/** Undoes a change by the token of its message. */
export const useUndoChange = (onDone: (undone: UndoneChange) => void): Change<string, UndoCode> =>
  useSealedChange((gateway, token) => valueOrThrow(undoChange(gateway, token)), onDone);

export type UndoOwnCode = RefusalCode<'undoOwnChange'>;

/** Undoes the change that a message tells of. All sessions end with it: `onDone` is called with that of this tab ended. */
export const useUndoOwnChange = (
  messageId: string,
  kind: ProofKind,
  onDone: (undone: UndoneChange) => void,
): ConfirmByEither<UndoOwnCode> => {
  const { store, merchant } = useFeatures();
  return confirmByEither(
    kind,
    useSealedChange(
      async (gateway, proof) => {
        const undone = await valueOrThrow(undoOwnChange(gateway, { messageId, proof }));
        // At once: the page of the session is left before it could be read again without one.
        store.set(endSessionAtom, { merchant, end: 'loggedOut' });
        onDone(undone);
        return null;
      },
      () => undefined,
    ),
  );
};
