import type { FormField } from '@baize/features/forms';
import { useCountries } from '@baize/features/system';
import { TextField } from '@baize/ui-kit/TextField';
import { useLingui } from '@lingui/react/macro';
import { DialingCodeField } from '../verification/country/DialingCodeField.tsx';
import { MobileRow } from '../recovery/RecoveryPage.styles.ts';

/** A mobile number and its country (REQ-119). */
export function NumberFields({ number, country }: { readonly number: FormField; readonly country: FormField }) {
  const { t } = useLingui();
  const list = useCountries();
  return (
    <MobileRow>
      <DialingCodeField field={country} list={list} />
      <TextField
        {...number}
        label={t({ id: 'registration.mobileNum', message: 'Mobile number' })}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        dir="ltr"
      />
    </MobileRow>
  );
}
