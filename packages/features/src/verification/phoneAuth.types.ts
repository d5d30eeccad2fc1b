/**
 * Why an external service verified nothing: it sent no code, refused the code, or its window returned no account
 * (REQ-141); `network` if it was unreachable.
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

/** External service that verifies mobile numbers: sends codes, and returns a token for a correct one. */
export type PhoneAuth = {
  /** Sends a code to a number in international form, such as `+8613800138000`; returns an error code if that failed. */
  readonly send: (number: string) => Promise<PhoneAuthCode | undefined>;
  /** Checks the last code that was sent. */
  readonly prove: (code: string) => Promise<PhoneAuthProof>;
};
