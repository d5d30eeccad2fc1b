import { TextField } from '@baize/ui-kit/TextField';
import { useLingui } from '@lingui/react/macro';
import { MobileRow } from '../recovery/RecoveryPage.styles.ts';
import { DialingCodeField } from '../verification/country/DialingCodeField.tsx';
import type { useStepForm } from './useStepForm.ts';

/** A mobile number and its country (REQ-119). */
export function NumberFields({ form }: { readonly form: Pick<ReturnType<typeof useStepForm>, 'field' | 'countries'> }) {
  const { t } = useLingui();
  return (
    <MobileRow>
      <DialingCodeField field={form.field('countryDialingCode')} list={form.countries} />
      <TextField
        {...form.field('mobileNum')}
        label={t({ id: 'registration.mobileNum', message: 'Mobile number' })}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        dir="ltr"
      />
    </MobileRow>
  );
}
