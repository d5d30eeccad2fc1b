import { requiredRule } from '@baize/domain/field-rules';
import { Button } from '@baize/ui-kit/Button';
import { Form } from '@baize/ui-kit/Form';
import { useLingui } from '@lingui/react/macro';
import { mobileRequestOf } from '../verification/country/mobileRequestOf.ts';
import { SmsCodeField } from '../verification/SmsCodeField.tsx';
import { NumberFields } from './NumberFields.tsx';
import { useStepForm, type StepProps } from './useStepForm.ts';

/** The first of two steps: a mobile number and the code sent to it (REQ-119, REQ-120). */
export function NumberForm(step: StepProps) {
  const { t } = useLingui();
  const { fields, refusal, smsCode, submitNumber } = step.registration;
  const form = useStepForm(step, {
    asksNumber: true,
    rules: [requiredRule('countryDialingCode'), ...fields],
    refusal,
    onSubmit: ({ mobileNum = '', countryDialingCode = '', verificationCode = '' }) =>
      submitNumber({ mobileNum, countryDialingCode, verificationCode }),
  });
  return (
    <Form
      {...form.props}
      actions={
        <Button type="submit" variant="main" wide busy={form.props.busy}>
          {t({ id: 'registration.next', message: 'Next' })}
        </Button>
      }
    >
      <NumberFields form={form} />
      <SmsCodeField
        field={form.field('verificationCode')}
        actor={smsCode}
        flow="registration"
        waiting={form.isWaiting}
        requestOf={() => mobileRequestOf(form)}
      />
    </Form>
  );
}
