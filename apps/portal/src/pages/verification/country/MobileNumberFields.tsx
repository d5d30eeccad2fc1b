import { TextField } from '@baize/ui-kit/TextField';
import { Suspense, useRef, useState } from 'react';
import { lazyExtra } from '../../../site/words/lazyWithWords.tsx';
import type { WordedForm } from '../../../site/words/useWordedForm.ts';
import { DialingCodeField } from './DialingCodeField.tsx';
import { MobileRow } from './MobileNumberFields.styles.ts';
import type { NumberFieldsState } from './useNumberFields.ts';

const NumberCheck = lazyExtra('general', () => import('../number/NumberCheck.tsx').then((chunk) => chunk.NumberCheck));

type MobileNumberFieldsProps = {
  readonly form: Pick<WordedForm, 'field'>;
  readonly number: NumberFieldsState;
  readonly label: string;
};

/** The fields of a mobile number and its country (REQ-119, REQ-145). */
export function MobileNumberFields({ form, number, label }: MobileNumberFieldsProps) {
  const { countries, onCheck, onFetching } = number;
  const row = useRef<HTMLDivElement>(null);
  const [isTouched, setIsTouched] = useState(false);
  return (
    <MobileRow ref={row} onFocus={() => setIsTouched(true)}>
      <DialingCodeField field={form.field('countryDialingCode')} list={countries} onFetching={onFetching} />
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
