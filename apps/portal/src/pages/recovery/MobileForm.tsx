import type { Recovery } from '@baize/features/recovery';
import { Button } from '@baize/ui-kit/Button';
import { Form } from '@baize/ui-kit/Form';
import { useLingui } from '@lingui/react/macro';
import { MobileNumberFields } from '../verification/country/MobileNumberFields.tsx';
import { mobileRequestOf } from '../verification/country/mobileRequestOf.ts';
import { useNumberFields } from '../verification/country/useNumberFields.ts';
import { SmsCodeField } from '../verification/SmsCodeField.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { RecoveryText } from './RecoveryPage.styles.ts';
import { useRecoveryForm } from './useRecoveryForm.ts';

/** The way back by a code to the account's mobile number (REQ-145). */
export function MobileForm({ recovery }: { readonly recovery: Recovery }) {
  const { t } = useLingui();
  const { smsCode, submitCode, prepare } = recovery;
  const { isWaiting, checks, number } = useNumberFields();
  const busy = recovery.busy || isWaiting;
  const form = useRecoveryForm(
    recovery,
    'mobileNum',
    ({ countryDialingCode = '', mobileNum = '', verificationCode = '', newPassword = '' }) =>
      submitCode({ countryDialingCode, mobileNum, verificationCode, newPassword }),
    checks,
  );
  return (
    <Form
      {...form.props}
      busy={busy}
      onFocus={prepare}
      actions={
        <Button type="submit" variant="main" wide busy={busy}>
          {t({ id: 'recovery.setPassword', message: 'Set new password' })}
        </Button>
      }
    >
      <RecoveryText>
        {t({
          id: 'recovery.mobileText',
          message: 'We will send a code to the mobile number of your account. Then choose a new password.',
        })}
      </RecoveryText>
      <MobileNumberFields
        form={form}
        number={number}
        label={t({ id: 'recovery.mobileNum', message: 'Mobile number' })}
      />
      <SmsCodeField
        field={form.field('verificationCode')}
        actor={smsCode}
        flow="recovery"
        waiting={isWaiting}
        requestOf={() => mobileRequestOf(form)}
      />
      <NewPasswordField field={form.field('newPassword')} />
    </Form>
  );
}
