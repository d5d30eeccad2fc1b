import type { RegisterRefusal } from '@baize/features/registration/register';
import { useLingui } from '@lingui/react/macro';
import { useRefusalText } from '../../site/words/useRefusalText.ts';
import { usePhoneAuthSentences } from '../verification/usePhoneAuthSentences.ts';
import { useVerificationSentences } from '../verification/useVerificationSentences.ts';

/** Returns the text of a refused registration (REQ-133, REQ-140). */
export const useRegisterRefusalText = (): ((refusal: RegisterRefusal) => string) => {
  const { t } = useLingui();
  return useRefusalText<RegisterRefusal['code']>({
    ...usePhoneAuthSentences(),
    ...useVerificationSentences(),
    providerAway: () =>
      t({ id: 'registration.providerAway', message: 'The number cannot be verified at the moment. Try again later.' }),
    usernameTaken: () =>
      t({ id: 'registration.usernameTaken', message: 'This username is taken. Choose another one.' }),
    mobileTaken: () =>
      t({ id: 'registration.mobileTaken', message: 'This number already belongs to an account. Log in with it.' }),
    invalidInvitation: () => t({ id: 'registration.invalidInvitation', message: 'Invalid invitation code' }),
    fieldRule: () => t({ id: 'registration.fieldRule', message: 'This entry does not meet the rules.' }),
    confirmationDiffers: () => t({ id: 'field.confirmation', message: 'The two entries do not match' }),
    countryNotServed: () =>
      t({ id: 'registration.countryNotServed', message: 'Numbers of this country cannot be used here.' }),
    tooManyAccounts: () =>
      t({
        id: 'registration.tooManyAccounts',
        message: 'Too many accounts were opened from this connection. Try again later.',
      }),
    termsUnknown: () =>
      t({
        id: 'registration.termsUnknown',
        message: 'These terms are not in force. Reload the page to read the current ones.',
      }),
    switchedOff: () => t({ id: 'registration.switchedOff', message: 'This way of registering is not available here.' }),
  });
};
