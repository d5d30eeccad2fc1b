import type { Recovery } from '@baize/features/recovery';
import { useCountries } from '@baize/features/system';
import { Button } from '@baize/ui-kit/Button';
import { Form } from '@baize/ui-kit/Form';
import { TextField } from '@baize/ui-kit/TextField';
import { useLingui } from '@lingui/react/macro';
import { DialingCodeField } from '../verification/country/DialingCodeField.tsx';
import { SmsCodeField } from '../verification/SmsCodeField.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { MobileRow, RecoveryText } from './RecoveryPage.styles.ts';
import { useRecoveryForm } from './useRecoveryForm.ts';

/** The way back by a code to the account's mobile number (REQ-145). */
export function MobileForm({ recovery }: { readonly recovery: Recovery }) {
  const { t } = useLingui();
  const { smsCode, submitCode, prepare } = recovery;
  const list = useCountries();
  // Until the countries are there, a number is not whole.
  const isWaiting = list.state === 'loading';
  const busy = recovery.busy || isWaiting;
  const form = useRecoveryForm(
    recovery,
    'mobileNum',
    ({ countryDialingCode = '', mobileNum = '', verificationCode = '', newPassword = '' }) =>
      submitCode({ countryDialingCode, mobileNum, verificationCode, newPassword }),
  );
  // REQ-146: no code goes to a number that breaks its rule.
  const requestOf = () => {
    const countryDialingCode = form.checked('countryDialingCode');
    const mobileNum = form.checked('mobileNum');
    if (countryDialingCode === undefined || mobileNum === undefined) return undefined;
    return { countryDialingCode, mobileNum };
  };
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
      <MobileRow>
        <DialingCodeField field={form.field('countryDialingCode')} list={list} />
        <TextField
          {...form.field('mobileNum')}
          label={t({ id: 'recovery.mobileNum', message: 'Mobile number' })}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          dir="ltr"
        />
      </MobileRow>
      <SmsCodeField
        field={form.field('verificationCode')}
        actor={smsCode}
        flow="recovery"
        waiting={isWaiting}
        requestOf={requestOf}
      />
      <NewPasswordField field={form.field('newPassword')} />
    </Form>
  );
}
