import type { PhoneAuthCode } from '@baize/features/verification';
import { FirebaseError } from '@firebase/app';

/** Error codes of Firebase for a number, a code or a window, mapped to ours (REQ-141). */
const codes: Readonly<Record<string, PhoneAuthCode>> = {
  'auth/invalid-phone-number': 'invalidPhoneNumber',
  'auth/missing-phone-number': 'missingPhoneNumber',
  'auth/too-many-requests': 'tooManyCodes',
  'auth/invalid-verification-code': 'invalidVerificationCode',
  'auth/missing-verification-code': 'missingVerificationCode',
  // The name that the service itself uses.
  'auth/missing-code': 'missingVerificationCode',
  'auth/captcha-check-failed': 'captchaCheckFailed',
  'auth/quota-exceeded': 'quotaExceeded',
  'auth/operation-not-allowed': 'operationNotAllowed',
  'auth/code-expired': 'codeExpired',
  'auth/popup-closed-by-user': 'popupClosedByUser',
  'auth/cancelled-popup-request': 'popupClosedByUser',
  'auth/user-cancelled': 'popupClosedByUser',
  'auth/popup-blocked': 'popupBlocked',
  'auth/network-request-failed': 'network',
};

/** Maps an error of Firebase to our code; `failed` for an unknown one. */
export const phoneAuthCodeOf = (error: unknown): PhoneAuthCode =>
  (error instanceof FirebaseError ? codes[error.code] : undefined) ?? 'failed';
