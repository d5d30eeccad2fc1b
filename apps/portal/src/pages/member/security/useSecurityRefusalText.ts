import { refusalDetails, type Refusal } from '@baize/features/flow';
import type {
  AddPasskeyCode,
  AppCodeCode,
  AuthenticatorCode,
  BeginPasskeyCode,
  BindContactCode,
  ContactCodeCode,
  PasskeyProofCode,
  RecoverPaymentCode,
  RemovePasskeyCode,
  RenamePasskeyCode,
  UndoOwnCode,
} from '@baize/features/security';
import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import { useRefusalText } from '../../../site/words/useRefusalText.ts';

type PasskeyCode = AddPasskeyCode | BeginPasskeyCode | PasskeyProofCode | RemovePasskeyCode | RenamePasskeyCode;
export type SecurityCode =
  | AppCodeCode
  | AuthenticatorCode
  | BindContactCode
  | ContactCodeCode
  | PasskeyCode
  | RecoverPaymentCode
  | UndoOwnCode;

/** Returns the sentence for a refusal of a change of what protects the account. */
export const useSecurityRefusalText = (): ((refusal: Refusal<SecurityCode>) => string) => {
  const { t } = useLingui();
  const dateTime = useDateTime();
  const plain = useRefusalText<SecurityCode>({
    wrongProof: () => t({ id: 'security.wrongProof', message: 'This is not correct.' }),
    otherProof: () =>
      t({ id: 'security.otherProof', message: 'Your settings have changed. Close this and start again.' }),
    wrongCode: () => t({ id: 'security.wrongCode', message: 'The code is not correct.' }),
    wrongCurrentCode: () =>
      t({ id: 'security.wrongCurrentCode', message: 'The code is not correct or has expired. Get a new one.' }),
    codeExpired: () => t({ id: 'security.codeExpired', message: 'The code has expired. Get a new one.' }),
    linkExpired: () => t({ id: 'security.undo.over', message: 'This change can no longer be undone.' }),
    mobileTaken: () => t({ id: 'security.mobileTaken', message: 'This number belongs to another account.' }),
    countryNotServed: () => t({ id: 'security.country', message: 'We do not serve this country code.' }),
    fieldRule: () => t({ id: 'security.fieldRule', message: 'Check what you entered.' }),
    tooManyPasskeys: () => t({ id: 'security.passkey.tooMany', message: 'You have ten passkeys. Remove one first.' }),
    passkeyExpired: () =>
      t({ id: 'security.passkey.expired', message: 'That took too long. Close this and start again.' }),
    passkeyRefused: () => t({ id: 'security.passkey.refused', message: 'This passkey was not accepted.' }),
    passkeyKnown: () => t({ id: 'security.passkey.known', message: 'This device already has a passkey for you.' }),
    passkeyUnknown: () => t({ id: 'security.passkey.unknown', message: 'This passkey is no longer there.' }),
    passkeyCancelled: () => t({ id: 'security.passkey.cancelled', message: 'No passkey was used.' }),
    passkeyUnusable: () =>
      t({ id: 'security.passkey.unusable', message: 'Your browser could not use a passkey. Try again.' }),
    passwordRule: () => t({ id: 'changePassword.rule', message: 'This password does not meet the rules.' }),
    passwordsAlike: () =>
      t({ id: 'paymentPassword.alike', message: 'Choose a password that is different from your login password.' }),
    confirmationDiffers: () => t({ id: 'field.confirmation', message: 'The two entries do not match' }),
  });
  return (refusal) => {
    const { until } = refusalDetails(refusal);
    if (until === undefined) return plain(refusal);
    const moment = dateTime(until);
    if (refusal.code === 'excluded')
      return t({
        id: 'security.excluded',
        message: `This belongs to a person who is excluded from play until ${moment}, and cannot be added.`,
      });
    if (refusal.code !== 'locked') return plain(refusal);
    return t({ id: 'security.locked', message: `Too many wrong entries. Try again after ${moment}.` });
  };
};
