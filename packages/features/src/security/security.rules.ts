import { requiredRule } from '@baize/domain/field-rules';
import type { FieldRule } from '@baize/domain/field-rules';
import type { NewContact, ProofKind, Security } from '@baize/gateway-sdk/security';
import { secretFields } from '../verification/secret/index.ts';
import type { SecretNeed } from '../verification/secret/index.ts';

export type Channel = NewContact['channel'];
export type CheckKey = 'password' | 'paymentPassword' | 'mobile' | 'email' | 'authenticator';

/** The checks of an account in their order, each done or not. */
export const checksOf = ({
  hasPassword,
  hasPaymentPassword,
  mobile,
  email,
  hasAuthenticator,
}: Security): readonly { readonly key: CheckKey; readonly isDone: boolean }[] => [
  { key: 'password', isDone: hasPassword },
  { key: 'paymentPassword', isDone: hasPaymentPassword },
  { key: 'mobile', isDone: mobile !== undefined },
  { key: 'email', isDone: email !== undefined },
  { key: 'authenticator', isDone: hasAuthenticator },
];

/** The masked contact of a channel; undefined without one. */
export const boundContact = ({ mobile, email }: Security, channel: Channel): string | undefined =>
  channel === 'sms' ? mobile : email;

/** True when a code to the bound contact must confirm its replacement; a second factor stands in for it. */
export const asksCurrentCode = (security: Security, channel: Channel): boolean =>
  boundContact(security, channel) !== undefined && security.proof !== 'secondFactor';

/** The secret that confirms a change. */
export const proofNeed = (kind: ProofKind) => ({ kind, wrongCode: 'wrongProof' }) as const satisfies SecretNeed;

const merchantsRule = (rules: readonly FieldRule[], key: string): FieldRule => {
  const own = rules.find((rule) => rule.key === key);
  return own?.enabled === true ? { ...own, required: true } : requiredRule(key);
};

/** Fields of the form that binds a contact. */
export const contactFields = (
  rules: readonly FieldRule[],
  { channel, kind, isReplaced }: { readonly channel: Channel; readonly kind: ProofKind; readonly isReplaced: boolean },
): readonly FieldRule[] => [
  ...(channel === 'sms'
    ? [merchantsRule(rules, 'mobileNum'), requiredRule('countryDialingCode')]
    : [merchantsRule(rules, 'email')]),
  requiredRule('code'),
  ...(isReplaced ? [requiredRule('currentCode')] : []),
  ...secretFields(proofNeed(kind)),
];

/** The field that a refusal of bindContact concerns; undefined when it concerns the whole form. */
export const refusedContactField =
  (channel: Channel, kind: ProofKind) =>
  ({ code }: { readonly code: string }): string | undefined => {
    const contact = channel === 'sms' ? 'mobileNum' : 'email';
    const fields: Readonly<Record<string, string>> = {
      wrongProof: kind,
      wrongCode: 'code',
      codeExpired: 'code',
      wrongCurrentCode: 'currentCode',
      fieldRule: contact,
      mobileTaken: contact,
      excluded: contact,
      countryNotServed: 'countryDialingCode',
    };
    return Object.hasOwn(fields, code) ? fields[code] : undefined;
  };

/** Field of the form that confirms an authenticator app, and the refusals that concern it. */
export const appCodeFields: readonly FieldRule[] = [requiredRule('code')];

/** Field of the forms that name a passkey. */
export const passkeyFields: readonly FieldRule[] = [requiredRule('name')];

/** The field that a refusal of a code concerns; undefined when it concerns the whole form. */
export const refusedCodeField = ({ code }: { readonly code: string }): 'code' | undefined =>
  code === 'wrongCode' ? 'code' : undefined;

/** Field that repeats the new payment password, mapped to the field it repeats. */
export const recoveredConfirmation = { confirmNewPassword: 'newPassword' } as const;

/** Fields of the form that sets a payment password by a code (D57). */
export const recoveredFields = (rules: readonly FieldRule[]): readonly FieldRule[] => [
  requiredRule('code'),
  { ...merchantsRule(rules, 'password'), key: 'newPassword' },
];

const recoveredRefusals: Readonly<Record<string, string>> = {
  wrongCode: 'code',
  codeExpired: 'code',
  passwordRule: 'newPassword',
  passwordsAlike: 'newPassword',
  confirmationDiffers: 'confirmNewPassword',
};

/** The field that a refusal of recoverPaymentPassword concerns; undefined when it concerns the whole form. */
export const refusedRecoveredField = ({ code }: { readonly code: string }): string | undefined =>
  Object.hasOwn(recoveredRefusals, code) ? recoveredRefusals[code] : undefined;
