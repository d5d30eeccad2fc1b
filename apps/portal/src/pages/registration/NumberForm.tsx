import { requiredRule } from '@baize/domain/field-rules';
import type { useRegistrationDraft } from '@baize/features/registration';
import { refusedRegisterField, type Registration } from '@baize/features/registration/register';
import { Button } from '@baize/ui-kit/Button';
import { Form } from '@baize/ui-kit/Form';
import { useLingui } from '@lingui/react/macro';
import { useWordedForm } from '../../words/useWordedForm.ts';
import { SmsCodeField } from '../verification/SmsCodeField.tsx';
import { NumberFields } from './NumberFields.tsx';
import { useRegisterRefusalText } from './useRegisterRefusalText.ts';

interface StepProps {
  readonly registration: Registration;
  readonly draft: ReturnType<typeof useRegistrationDraft>;
}

/** The first of two steps: a mobile number, and the code that proves it (REQ-119, REQ-120). */
export function NumberForm({ registration, draft }: StepProps) {
  const { t } = useLingui();
  const { fields, refusal, proof, smsCode, state } = registration;
  const busy = state === 'busy' || state === 'waiting';
  const form = useWordedForm({
    rules: [requiredRule('countryDialingCode'), ...fields],
    defaults: { ...draft.draft, ...(proof.mobileNum !== '' && proof) },
    refusal,
    refusedField: refusedRegisterField,
    refusalText: useRegisterRefusalText(),
    onSubmit: ({ mobileNum = '', countryDialingCode = '', verificationCode = '' }) => {
      draft.keep({ mobileNum, countryDialingCode });
      registration.submitNumber({ mobileNum, countryDialingCode, verificationCode });
    },
  });
  const handleAskCode = (): void => {
    const countryDialingCode = form.checked('countryDialingCode');
    const mobileNum = form.checked('mobileNum');
    if (countryDialingCode !== undefined && mobileNum !== undefined) smsCode.ask({ countryDialingCode, mobileNum });
  };
  return (
    <Form
      {...form.props}
      busy={busy}
      actions={
        <Button type="submit" variant="main" wide busy={busy}>
          {t({ id: 'registration.next', message: 'Next' })}
        </Button>
      }
    >
      <NumberFields number={form.field('mobileNum')} country={form.field('countryDialingCode')} />
      <SmsCodeField field={form.field('verificationCode')} code={smsCode} onAsk={handleAskCode} />
    </Form>
  );
}
