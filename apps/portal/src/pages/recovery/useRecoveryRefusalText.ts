import type { RecoveryRefusal } from '@baize/features/recovery';
import { useLingui } from '@lingui/react/macro';
import { useRefusalText } from '../../words/useRefusalText.ts';
import { useVerificationSentences } from '../verification/useVerificationSentences.ts';

/** What is said of a recovery that was refused. */
export function useRecoveryRefusalText(): (refusal: RecoveryRefusal) => string {
  const { t } = useLingui();
  return useRefusalText<RecoveryRefusal['code']>({
    ...useVerificationSentences(),
    passwordRule: () => t({ id: 'changePassword.rule', message: 'This password does not meet the rules.' }),
    fieldRule: () => t({ id: 'field.acceptedPattern', message: 'This is not in the right format' }),
    switchedOff: () => t({ id: 'recovery.switchedOff', message: 'This way is not available here any more.' }),
  });
}
