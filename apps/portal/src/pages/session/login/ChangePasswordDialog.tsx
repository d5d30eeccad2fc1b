import {
  passwordConfirmation,
  refusedPasswordField,
  type ChangePasswordRefusal,
  type ChangePasswordView,
} from '@baize/features/session/login';
import { Button } from '@baize/ui-kit/Button';
import { Dialog } from '@baize/ui-kit/Dialog';
import { Form } from '@baize/ui-kit/Form';
import { PasswordField } from '@baize/ui-kit/PasswordField';
import { useLingui } from '@lingui/react/macro';
import { ChosenPasswordField } from '../../verification/chosen-password/ChosenPasswordField.tsx';
import { useRefusalText } from '../../../site/words/useRefusalText.ts';
import { useWordedForm } from '../../../site/words/useWordedForm.ts';

type ChangePasswordDialogProps = {
  readonly change: ChangePasswordView;
  /** Explains the change when it is voluntary; by default the dialog says why it is required. */
  readonly text?: string;
};

/**
 * The dialog that changes a password. A default or expired one must be changed before any other call (REQ-107,
 * REQ-148).
 */
export function ChangePasswordDialog({ change, text }: ChangePasswordDialogProps) {
  const { t } = useLingui();
  const { rules, refusal, changing, asksOldPassword } = change;
  const refusalText = useRefusalText<ChangePasswordRefusal['code']>({
    wrongPassword: () => t({ id: 'changePassword.wrong', message: 'The current password is not correct.' }),
    oldPasswordRequired: () => t({ id: 'changePassword.oldRequired', message: 'Enter your current password.' }),
    passwordUnchanged: () =>
      t({ id: 'changePassword.unchanged', message: 'Choose a password that is different from the current one.' }),
    passwordRule: () => t({ id: 'changePassword.rule', message: 'This password does not meet the rules.' }),
    confirmationDiffers: () => t({ id: 'field.confirmation', message: 'The two entries do not match' }),
  });
  const { props, field } = useWordedForm({
    rules,
    confirmations: passwordConfirmation,
    refusal,
    refusedField: refusedPasswordField,
    refusalText,
    onSubmit: ({ oldPassword, newPassword = '', confirmNewPassword = '' }) =>
      change.submit({ oldPassword, newPassword, confirmNewPassword }),
  });
  return (
    <Dialog open onClose={change.cancel} title={t({ id: 'changePassword.title', message: 'Choose a new password' })}>
      <Form
        {...props}
        busy={changing}
        actions={
          <Button type="submit" variant="main" wide busy={changing}>
            {t({ id: 'changePassword.submit', message: 'Change password' })}
          </Button>
        }
      >
        <p>
          {text ??
            t({
              id: 'changePassword.text',
              message: 'Your password has expired or was set for you. Choose a new one to continue.',
            })}
        </p>
        {asksOldPassword && (
          <PasswordField
            {...field('oldPassword')}
            label={t({ id: 'changePassword.old', message: 'Current password' })}
            autoComplete="current-password"
            dir="ltr"
          />
        )}
        <ChosenPasswordField
          field={field('newPassword')}
          rule={rules.find(({ key }) => key === 'newPassword')}
          label={t({ id: 'changePassword.new', message: 'New password' })}
        />
        <PasswordField
          {...field('confirmNewPassword')}
          label={t({ id: 'changePassword.confirm', message: 'Repeat new password' })}
          autoComplete="new-password"
          dir="ltr"
        />
      </Form>
    </Dialog>
  );
}
