import type { SocialRefusal } from '@baize/features/session/login/social';
import { useLingui } from '@lingui/react/macro';
import { useRefusalText } from '../../../site/words/useRefusalText.ts';

/** Returns the text of a refused social login. */
export const useSignInRefusalText = (): ((refusal: SocialRefusal) => string) => {
  const { t } = useLingui();
  return useRefusalText<SocialRefusal['code']>({
    signInExpired: () => t({ id: 'signIn.expired', message: 'This log-in has expired. Start again.' }),
    signInRefused: () => t({ id: 'signIn.refused', message: 'The log-in could not be confirmed. Start again.' }),
    signInCancelled: () => t({ id: 'signIn.cancelled', message: 'You did not finish logging in.' }),
    providerAway: () =>
      t({ id: 'social.providerAway', message: 'The log-in service cannot be reached. Try again later.' }),
    registrationClosed: () =>
      t({
        id: 'signIn.closed',
        message: 'No account here belongs to this log-in. New accounts cannot be opened at the moment.',
      }),
    disabled: () => t({ id: 'login.disabled', message: 'This account is closed. Contact customer service.' }),
    nonMember: () => t({ id: 'login.nonMember', message: 'Non-member accounts cannot log in.' }),
    switchedOff: () => t({ id: 'social.switchedOff', message: 'This way of logging in is not available here.' }),
    challengeExpired: () => t({ id: 'login.challengeExpired', message: 'That took too long. Log in again.' }),
    invalidInvitation: () => t({ id: 'registration.invalidInvitation', message: 'Invalid invitation code' }),
    termsUnknown: () =>
      t({
        id: 'registration.termsUnknown',
        message: 'These terms are not in force. Reload the page to read the current ones.',
      }),
    tooManyAccounts: () =>
      t({
        id: 'registration.tooManyAccounts',
        message: 'Too many accounts were opened from this connection. Try again later.',
      }),
  });
};
