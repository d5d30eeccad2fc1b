import type { CountriesView } from '@baize/features/system';
import { TextField } from '@baize/ui-kit/TextField';
import type { WordedForm } from '../../../words/useWordedForm.ts';
import { DialingCodeField } from './DialingCodeField.tsx';
import { MobileRow } from './MobileNumberFields.styles.ts';

interface MobileNumberFieldsProps {
  readonly form: Pick<WordedForm, 'field'>;
  readonly countries: CountriesView;
  readonly label: string;
}

/** A mobile number and its country (REQ-119, REQ-145). */
export function MobileNumberFields({ form, countries, label }: MobileNumberFieldsProps) {
  return (
    <MobileRow>
      <DialingCodeField field={form.field('countryDialingCode')} list={countries} />
      <TextField
        {...form.field('mobileNum')}
        label={label}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        dir="ltr"
      />
    </MobileRow>
  );
}
