import type { Recovery } from '@baize/features/recovery';
import { useLingui } from '@lingui/react/macro';
import { MobileNumberFields } from '../verification/country/MobileNumberFields.tsx';
import { mobileRequestOf } from '../verification/country/mobileRequestOf.ts';
import { useNumberFields } from '../verification/country/useNumberFields.ts';
import { SmsCodeField } from '../verification/SmsCodeField.tsx';
import { SetPasswordForm } from './SetPasswordForm.tsx';
import { useRecoveryForm } from './useRecoveryForm.ts';

/** Recovery by a code to the account's mobile number (REQ-145). */
export function MobileForm({ recovery }: { readonly recovery: Recovery }) {
  const { t } = useLingui();
  const { busy, rules, smsCode, submitCode } = recovery;
  const { isWaiting, checks, number } = useNumberFields();
  const form = useRecoveryForm(
    recovery,
    'mobileNum',
    ({ countryDialingCode = '', mobileNum = '', verificationCode = '', newPassword = '' }) =>
      submitCode({ countryDialingCode, mobileNum, verificationCode, newPassword }),
    checks,
  );
  return (
    <SetPasswordForm
      recovery={recovery}
      form={form}
      rules={rules.mobileNum}
      busy={busy || isWaiting}
      text={t({
        id: 'recovery.mobileText',
        message: 'We will send a code to the mobile number of your account. Then choose a new password.',
      })}
    >
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
    </SetPasswordForm>
  );
}
