import type { FieldChecks, FormValues } from '@baize/features/forms';
import { refusedRecoveryField, type Recovery, type RecoveryRefusal } from '@baize/features/recovery';
import { useLingui } from '@lingui/react/macro';
import { useRefusalText } from '../../site/words/useRefusalText.ts';
import { useWordedForm } from '../../site/words/useWordedForm.ts';
import { useVerificationSentences } from '../verification/useVerificationSentences.ts';

/** The state of one recovery form: its rules and checks, and the texts of its refusals. */
export const useRecoveryForm = (
  { rules, refusal }: Pick<Recovery, 'rules' | 'refusal'>,
  form: keyof Recovery['rules'],
  onSubmit: (values: FormValues) => void,
  checks?: FieldChecks,
) => {
  const { t } = useLingui();
  const refusalText = useRefusalText<RecoveryRefusal['code']>({
    ...useVerificationSentences(),
    passwordRule: () => t({ id: 'changePassword.rule', message: 'This password does not meet the rules.' }),
    fieldRule: () => t({ id: 'field.acceptedPattern', message: 'This is not in the right format' }),
    switchedOff: () => t({ id: 'recovery.switchedOff', message: 'This way is no longer available here.' }),
  });
  return useWordedForm({
    rules: rules[form],
    checks,
    refusal,
    refusedField: refusedRecoveryField,
    refusalText,
    onSubmit,
  });
};
