import type { FieldChecks } from '@baize/features/forms';
import type { CountriesView } from '@baize/features/system';
import { TextField } from '@baize/ui-kit/TextField';
import { Suspense, useRef, useState } from 'react';
import { lazyExtra } from '../../../words/lazyWithWords.tsx';
import type { WordedForm } from '../../../words/useWordedForm.ts';
import { DialingCodeField } from './DialingCodeField.tsx';
import { MobileRow } from './MobileNumberFields.styles.ts';

const NumberCheck = lazyExtra('general', () => import('../number/NumberCheck.tsx').then((chunk) => chunk.NumberCheck));

interface MobileNumberFieldsProps {
  readonly form: Pick<WordedForm, 'field'>;
  readonly countries: CountriesView;
  readonly label: string;
  /** What the form asks of the number beside its rule, when it is known which numbers its country has. */
  readonly onCheck: (checks: FieldChecks | undefined) => void;
}

/** A mobile number and its country (REQ-119, REQ-145). */
export function MobileNumberFields({ form, countries, label, onCheck }: MobileNumberFieldsProps) {
  const row = useRef<HTMLDivElement>(null);
  const [isTouched, setIsTouched] = useState(false);
  return (
    <MobileRow ref={row} onFocus={() => setIsTouched(true)}>
      <DialingCodeField field={form.field('countryDialingCode')} list={countries} />
      <TextField
        {...form.field('mobileNum')}
        label={label}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        dir="ltr"
      />
      {isTouched && (
        <Suspense>
          <NumberCheck row={row} countries={countries.countries} onCheck={onCheck} />
        </Suspense>
      )}
    </MobileRow>
  );
}
