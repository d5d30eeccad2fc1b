import {
  paymentPasswordConfirmation,
  paymentPasswordFields,
  refusedPaymentPasswordField,
  useSetPaymentPassword,
  type SetPaymentPasswordCode,
} from '@baize/features/member';
import { useStartUp } from '@baize/features/system';
import { Button } from '@baize/ui-kit/Button';
import { Dialog } from '@baize/ui-kit/Dialog';
import { Form } from '@baize/ui-kit/Form';
import { PasswordField } from '@baize/ui-kit/PasswordField';
import { useLingui } from '@lingui/react/macro';
import { useRefusalText } from '../../../site/words/useRefusalText.ts';
import { useWordedForm } from '../../../site/words/useWordedForm.ts';
import { ChosenPasswordField } from '../../verification/chosen-password/ChosenPasswordField.tsx';

type PaymentPasswordDialogProps = {
  /** True when the member changes one that is set. */
  readonly isSet: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** The dialog that sets or changes the payment password, confirmed by the login password (D57). */
export function PaymentPasswordDialog({ isSet, onDone, onClose }: PaymentPasswordDialogProps) {
  const { t } = useLingui();
  const { startUp } = useStartUp();
  const rules = paymentPasswordFields(startUp?.fieldRules ?? []);
  const { set, isBusy, refusal } = useSetPaymentPassword(onDone);
  const refusalText = useRefusalText<SetPaymentPasswordCode>({
    wrongPassword: () => t({ id: 'paymentPassword.wrong', message: 'The login password is incorrect.' }),
    passwordRule: () => t({ id: 'changePassword.rule', message: 'This password does not meet the rules.' }),
    passwordsAlike: () =>
      t({ id: 'paymentPassword.alike', message: 'Choose a password that is different from your login password.' }),
    confirmationDiffers: () => t({ id: 'field.confirmation', message: 'The two entries do not match' }),
  });
  const { props, field } = useWordedForm({
    rules,
    confirmations: paymentPasswordConfirmation,
    refusal,
    refusedField: refusedPaymentPasswordField,
    refusalText,
    onSubmit: ({ password = '', newPassword = '', confirmNewPassword = '' }) =>
      set({ password, newPassword, confirmNewPassword }),
  });
  const title = isSet
    ? t({ id: 'paymentPassword.change', message: 'Change payment password' })
    : t({ id: 'paymentPassword.set', message: 'Set a payment password' });
  return (
    <Dialog open onClose={onClose} dismissible={!isBusy} title={title}>
      <Form
        {...props}
        busy={isBusy}
        actions={
          <Button type="submit" variant="main" wide busy={isBusy}>
            {t({ id: 'paymentPassword.save', message: 'Save payment password' })}
          </Button>
        }
      >
        <p>
          {t({
            id: 'paymentPassword.text',
            message: 'It protects withdrawals, transfers and points. It must differ from your login password.',
          })}
        </p>
        <PasswordField
          {...field('password')}
          label={t({ id: 'secret.password', message: 'Your login password' })}
          autoComplete="current-password"
          dir="ltr"
        />
        <ChosenPasswordField
          field={field('newPassword')}
          rule={rules.find(({ key }) => key === 'newPassword')}
          label={t({ id: 'paymentPassword.new', message: 'New payment password' })}
        />
        <PasswordField
          {...field('confirmNewPassword')}
          label={t({ id: 'paymentPassword.repeat', message: 'Repeat payment password' })}
          autoComplete="off"
          dir="ltr"
        />
      </Form>
    </Dialog>
  );
}
