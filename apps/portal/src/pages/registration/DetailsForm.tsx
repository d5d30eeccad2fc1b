import { requiredRule } from '@baize/domain/field-rules';
import { Button } from '@baize/ui-kit/Button';
import { ConfirmDialog } from '@baize/ui-kit/ConfirmDialog';
import { Form } from '@baize/ui-kit/Form';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { withTimeout } from '../../site/withTimeout.ts';
import { CaptchaCheck } from '../verification/CaptchaCheck.tsx';
import { DetailField } from './DetailField.tsx';
import { NumberFields } from './NumberFields.tsx';
import { TermsField } from '../TermsField.tsx';
import { useRegisterRefusalText } from './useRegisterRefusalText.ts';
import { useStepForm, type StepProps } from './useStepForm.ts';

const loadBotCheck = () => import('../verification/bot-check/BotCheck.tsx').then((chunk) => chunk.BotCheck);
const BotCheck = lazy(async () => ({ default: await withTimeout(loadBotCheck) }));

const apart = new Set(['captcha', 'terms', 'mobileNum']);

/** The form of an account's details, by the merchant's rules (REQ-121 to REQ-124). */
export function DetailsForm(step: StepProps) {
  const { t } = useLingui();
  const { registration } = step;
  const { fields, refusal, captcha, provesNumber, botCheck, method } = registration;
  const numberRule = fields.find(({ key }) => key === 'mobileNum');
  const asksNumber = numberRule !== undefined;
  const refusalText = useRegisterRefusalText();
  // REQ-133: an invalid invitation code is reported in a dialog, and at its field once the dialog is closed.
  const [read, setRead] = useState(refusal);
  const isFalseInvitation = refusal?.code === 'invalidInvitation' && refusal !== read;
  const form = useStepForm(step, {
    asksNumber,
    rules: numberRule?.required === true ? [...fields, requiredRule('countryDialingCode')] : fields,
    refusal: isFalseInvitation ? undefined : refusal,
    onSubmit: registration.submitDetails,
  });
  const number = asksNumber && <NumberFields form={form} />;
  return (
    <>
      <Form
        {...form.props}
        actions={
          <>
            <Button type="submit" variant="main" wide busy={form.props.busy}>
              {t({ id: 'registration.submit', message: 'Register' })}
            </Button>
            <Button type="reset" wide>
              {t({ id: 'registration.reset', message: 'Clear' })}
            </Button>
            {provesNumber && (
              <Button wide onClick={registration.goBack}>
                {t({ id: 'registration.back', message: 'Back to the number' })}
              </Button>
            )}
          </>
        }
      >
        {/* With registration by mobile number, the number is the account's name and comes first. */}
        {method === 'mobile' && number}
        {fields.map((rule) => !apart.has(rule.key) && <DetailField key={rule.key} rule={rule} form={form} />)}
        {method === 'username' && number}
        <CaptchaCheck field={form.field('captcha')} captcha={captcha} />
        <TermsField field={form.field('terms')} />
      </Form>
      {isFalseInvitation && (
        <ConfirmDialog
          open
          title={refusalText(refusal)}
          confirmLabel={t({ id: 'registration.ok', message: 'OK' })}
          onConfirm={() => setRead(refusal)}
          onCancel={() => setRead(refusal)}
        />
      )}
      {botCheck !== undefined && (
        <Suspense>
          <BotCheck {...botCheck} />
        </Suspense>
      )}
    </>
  );
}
