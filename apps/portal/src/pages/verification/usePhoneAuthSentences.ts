import type { PhoneAuthCode } from '@baize/features/verification';
import { useLingui } from '@lingui/react/macro';
import type { Sentences } from '../../site/words/useRefusalText.ts';

/** Texts for refusals of an external service that sends or verifies codes (REQ-141). */
export const usePhoneAuthSentences = (): Sentences<PhoneAuthCode> => {
  const { t } = useLingui();
  return {
    invalidPhoneNumber: () => t({ id: 'phoneAuth.invalidNumber', message: 'This mobile number is not valid.' }),
    missingPhoneNumber: () => t({ id: 'phoneAuth.missingNumber', message: 'Enter a mobile number.' }),
    tooManyCodes: () =>
      t({ id: 'phoneAuth.tooMany', message: 'Too many codes were asked for. Try again in 5 minutes.' }),
    invalidVerificationCode: () => t({ id: 'login.wrongCode', message: 'The verification code is not correct.' }),
    missingVerificationCode: () => t({ id: 'phoneAuth.missingCode', message: 'Enter the verification code.' }),
    captchaCheckFailed: () =>
      t({ id: 'phoneAuth.captcha', message: 'We could not confirm that you are not a robot. Try again.' }),
    quotaExceeded: () =>
      t({ id: 'phoneAuth.quota', message: 'No more codes can be sent at the moment. Try again later.' }),
    operationNotAllowed: () =>
      t({ id: 'phoneAuth.notAllowed', message: 'Codes cannot be sent here. Contact customer service.' }),
    codeExpired: () => t({ id: 'login.codeExpired', message: 'The verification code has expired. Get a new one.' }),
    popupClosedByUser: () =>
      t({ id: 'phoneAuth.closed', message: 'The window was closed before the check was done. Try again.' }),
    failed: () => t({ id: 'phoneAuth.unknown', message: 'The number could not be verified. Try again.' }),
    network: () => t({ id: 'error.network', message: 'There is a network problem. Try again.' }),
  };
};
