import type { SocialRefusal } from '@baize/features/session/login/social';
import { useLingui } from '@lingui/react/macro';
import { useRefusalText } from '../../../words/useRefusalText.ts';

/** What is said of a sign-in with another account that was refused. */
export function useSignInRefusalText(): (refusal: SocialRefusal) => string {
  const { t } = useLingui();
  return useRefusalText<SocialRefusal['code']>({
    signInExpired: () => t({ id: 'signIn.expired', message: 'This sign-in has ended. Please begin again.' }),
    signInRefused: () =>
      t({ id: 'signIn.refused', message: 'The sign-in could not be confirmed. Please begin again.' }),
    signInCancelled: () => t({ id: 'signIn.cancelled', message: 'The sign-in was not finished.' }),
    providerAway: () =>
      t({ id: 'social.providerAway', message: 'The sign-in service cannot be reached. Try again later.' }),
    registrationClosed: () =>
      t({
        id: 'signIn.closed',
        message: 'No account here belongs to this sign-in, and new ones cannot be opened at the moment.',
      }),
    disabled: () => t({ id: 'login.disabled', message: 'This account is closed. Please contact customer service.' }),
    nonMember: () => t({ id: 'login.nonMember', message: 'Non-member accounts cannot log in.' }),
    switchedOff: () => t({ id: 'social.switchedOff', message: 'This way of signing in is not available here.' }),
    challengeExpired: () => t({ id: 'login.challengeExpired', message: 'That took too long. Please log in again.' }),
    invalidInvitation: () => t({ id: 'registration.invalidInvitation', message: 'Invalid invitation code' }),
    tooManyAccounts: () =>
      t({ id: 'registration.tooManyAccounts', message: 'Too many accounts were opened from here. Try again later.' }),
  });
}
