import {
  boundContact,
  recoveredConfirmation,
  recoveredFields,
  refusedRecoveredField,
  useRecoverPaymentPassword,
  type Security,
} from '@baize/features/security';
import { useStartUp } from '@baize/features/system';
import { Button } from '@baize/ui-kit/Button';
import { Dialog } from '@baize/ui-kit/Dialog';
import { Form } from '@baize/ui-kit/Form';
import { PasswordField } from '@baize/ui-kit/PasswordField';
import { useLingui } from '@lingui/react/macro';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import { useWordedForm } from '../../../site/words/useWordedForm.ts';
import { ChosenPasswordField } from '../../verification/chosen-password/ChosenPasswordField.tsx';
import { ContactCodeField } from './ContactCodeField.tsx';
import { useSecurityRefusalText } from './useSecurityRefusalText.ts';

type RecoverPaymentDialogProps = {
  readonly security: Security;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Sets a payment password by a code to the bound mobile number, or else to the e-mail address (D57). */
export function RecoverPaymentDialog({ security, onDone, onClose }: RecoverPaymentDialogProps) {
  const { t } = useLingui();
  const { startUp } = useStartUp();
  const channel = security.mobile === undefined ? 'email' : 'sms';
  const masked = bidiIsolate(boundContact(security, channel) ?? '');
  const rules = recoveredFields(startUp?.fieldRules ?? []);
  const { send, isBusy, refusal } = useRecoverPaymentPassword(onDone);
  const { props, field } = useWordedForm({
    rules,
    confirmations: recoveredConfirmation,
    refusal,
    refusedField: refusedRecoveredField,
    refusalText: useSecurityRefusalText(),
    onSubmit: ({ code = '', newPassword = '', confirmNewPassword = '' }) =>
      send({ channel, code, newPassword, confirmNewPassword }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isBusy}
      title={t({ id: 'security.payment.title', message: 'Set a payment password by a code' })}
    >
      <Form
        {...props}
        busy={isBusy}
        actions={
          <Button type="submit" variant="main" wide busy={isBusy}>
            {t({ id: 'paymentPassword.save', message: 'Save payment password' })}
          </Button>
        }
      >
        <ContactCodeField
          field={field('code')}
          label={t({ id: 'security.currentCode', message: `Code sent to ${masked}` })}
          channel={channel}
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
