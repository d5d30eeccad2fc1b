import type { LoginRefusal } from '@baize/features/session/login';
import { useLingui } from '@lingui/react/macro';
import { useRefusalText } from '../../../site/words/useRefusalText.ts';
import { useVerificationSentences } from '../../verification/useVerificationSentences.ts';

/** Returns the text of a refused login: the same for an unknown account and a wrong password (D30). */
export const useLoginRefusalText = (): ((refusal: LoginRefusal) => string) => {
  const { t } = useLingui();
  const tookTooLong = () => t({ id: 'login.challengeExpired', message: 'That took too long. Log in again.' });
  return useRefusalText<LoginRefusal['code']>({
    ...useVerificationSentences(),
    wrongCredentials: () => t({ id: 'login.wrongCredentials', message: 'Account or password is incorrect.' }),
    challengeExpired: tookTooLong,
    passkeyExpired: tookTooLong,
    passkeyRefused: () =>
      t({ id: 'login.passkey.refused', message: 'We do not know this passkey. Log in another way.' }),
    passkeyCancelled: () => t({ id: 'login.passkey.cancelled', message: 'No passkey was used.' }),
    passkeyUnusable: () =>
      t({ id: 'login.passkey.unusable', message: 'Your browser could not use a passkey. Try again.' }),
    disabled: () => t({ id: 'login.disabled', message: 'This account is closed. Contact customer service.' }),
    nonMember: () => t({ id: 'login.nonMember', message: 'Non-member accounts cannot log in.' }),
    nonAgent: () => t({ id: 'login.nonAgent', message: 'Non-agents cannot log in to the agent center.' }),
    switchedOff: () => t({ id: 'login.switchedOff', message: 'This way of logging in is not available here.' }),
  });
};
