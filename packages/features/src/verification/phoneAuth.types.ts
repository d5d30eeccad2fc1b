/**
 * Why a service outside the gateway proved nothing: it sent no code, took none for right, or its window named nobody
 * (REQ-141); `network` when it was not reached.
 */
export type PhoneAuthCode =
  | 'invalidPhoneNumber'
  | 'missingPhoneNumber'
  | 'tooManyCodes'
  | 'invalidVerificationCode'
  | 'missingVerificationCode'
  | 'captchaCheckFailed'
  | 'quotaExceeded'
  | 'operationNotAllowed'
  | 'codeExpired'
  | 'popupClosedByUser'
  | 'popupBlocked'
  | 'failed'
  | 'network';

export type PhoneAuthProof =
  | { readonly ok: true; readonly idToken: string }
  | { readonly ok: false; readonly code: PhoneAuthCode };

/** A service outside the gateway that proves mobile numbers: sends codes, and answers a right one with a token. */
export type PhoneAuth = {
  /** Sends a code to a number in international form, such as `+8613800138000`; answers why it could not. */
  readonly send: (number: string) => Promise<PhoneAuthCode | undefined>;
  /** Tries the code that was sent last. */
  readonly prove: (code: string) => Promise<PhoneAuthProof>;
};
