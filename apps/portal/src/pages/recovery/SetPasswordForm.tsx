import type { FieldRule } from '@baize/domain/field-rules';
import type { Recovery } from '@baize/features/recovery';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { WordedForm } from '../../site/words/useWordedForm.ts';
import { ChosenPasswordField } from '../verification/chosen-password/ChosenPasswordField.tsx';
import { RecoveryForm } from './RecoveryForm.tsx';

type SetPasswordFormProps = {
  readonly recovery: Pick<Recovery, 'prepare'>;
  readonly form: Pick<WordedForm, 'props' | 'field'>;
  readonly rules: readonly FieldRule[];
  readonly busy: boolean;
  readonly text: string;
  /** The fields that prove the owner of the account; none behind a link. */
  readonly children?: ReactNode;
};

/** A form that sets a new password by the merchant's rule. */
export function SetPasswordForm({ recovery, form, rules, busy, text, children }: SetPasswordFormProps) {
  const { t } = useLingui();
  return (
    <RecoveryForm
      form={form}
      busy={busy}
      onFocus={recovery.prepare}
      text={text}
      action={t({ id: 'recovery.setPassword', message: 'Set new password' })}
    >
      {children}
      <ChosenPasswordField
        field={form.field('newPassword')}
        rule={rules.find(({ key }) => key === 'newPassword')}
        label={t({ id: 'recovery.newPassword', message: 'New password' })}
      />
    </RecoveryForm>
  );
}
