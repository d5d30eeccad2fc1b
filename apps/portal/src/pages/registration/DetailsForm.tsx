import { requiredRule } from '@baize/domain/field-rules';
import type { useRegistrationDraft } from '@baize/features/registration';
import { refusedRegisterField, type Registration } from '@baize/features/registration/register';
import { Button } from '@baize/ui-kit/Button';
import { ConfirmDialog } from '@baize/ui-kit/ConfirmDialog';
import { Form } from '@baize/ui-kit/Form';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useWordedForm } from '../../words/useWordedForm.ts';
import { CaptchaCheck } from '../verification/CaptchaCheck.tsx';
import { DetailField } from './DetailField.tsx';
import { NumberFields } from './NumberFields.tsx';
import { TermsField } from './TermsField.tsx';
import { useRegisterRefusalText } from './useRegisterRefusalText.ts';

interface StepProps {
  readonly registration: Registration;
  readonly draft: ReturnType<typeof useRegistrationDraft>;
}

const apart = new Set(['captcha', 'terms', 'mobileNum']);

/** The details of an account, by the merchant's rules (REQ-121 to REQ-124). */
export function DetailsForm({ registration, draft }: StepProps) {
  const { t } = useLingui();
  const { fields, confirmations, refusal, captcha, state, provesNumber } = registration;
  const busy = state === 'busy' || state === 'waiting';
  const asksNumber = fields.some(({ key }) => key === 'mobileNum');
  const refusalText = useRegisterRefusalText();
  // REQ-133: a false invitation is told in a dialog, and at its field once that is read.
  const [read, setRead] = useState(refusal);
  const isFalseInvitation = refusal?.code === 'invalidInvitation' && refusal !== read;
  const form = useWordedForm({
    rules: asksNumber ? [...fields, requiredRule('countryDialingCode')] : fields,
    confirmations,
    defaults: draft.draft,
    refusal: isFalseInvitation ? undefined : refusal,
    refusedField: refusedRegisterField,
    refusalText,
    onSubmit: (values) => {
      draft.keep(values);
      registration.submitDetails(values);
    },
  });
  return (
    <>
      <Form
        {...form.props}
        busy={busy}
        onFocus={registration.prepare}
        onReset={draft.forget}
        actions={
          <>
            <Button type="submit" variant="main" wide busy={busy}>
              {t({ id: 'registration.submit', message: 'Register' })}
            </Button>
            <Button type="reset" wide>
              {t({ id: 'registration.reset', message: 'Reset' })}
            </Button>
            {provesNumber && (
              <Button wide onClick={registration.goBack}>
                {t({ id: 'registration.back', message: 'Back to the number' })}
              </Button>
            )}
          </>
        }
      >
        {fields.map(({ key }) => !apart.has(key) && <DetailField key={key} name={key} form={form} />)}
        {asksNumber && <NumberFields number={form.field('mobileNum')} country={form.field('countryDialingCode')} />}
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
    </>
  );
}
