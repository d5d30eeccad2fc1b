import type { FormField } from '@baize/features/forms';
import type { CountriesView } from '@baize/features/system';
import { TextField } from '@baize/ui-kit/TextField';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { withinTime } from '../../../app/withinTime.ts';
import { lazyWithWords } from '../../../words/lazyWithWords.tsx';

export interface DialingCodeFieldProps {
  readonly field: FormField;
  readonly list: CountriesView;
}

const CountryField = lazyWithWords(
  'general',
  () => withinTime(() => import('./CountryField.tsx')).then((chunk) => chunk.CountryField),
  (_, { field }: DialingCodeFieldProps) => <TypedCode field={field} />,
);

/** The country of a number, the merchant's own first (REQ-119); typed as a code where the list cannot be had. */
export function DialingCodeField({ field, list }: DialingCodeFieldProps) {
  if (list.state === 'failed') return <TypedCode field={field} />;
  return (
    <Suspense fallback={<TypedCode field={field} disabled />}>
      <CountryField field={field} list={list} />
    </Suspense>
  );
}

function TypedCode({ field, disabled }: { readonly field: FormField; readonly disabled?: true }) {
  const { t } = useLingui();
  const label = t({ id: 'verification.countryCode', message: 'Country code' });
  return (
    <TextField
      {...field}
      label={label}
      inputMode="numeric"
      autoComplete="tel-country-code"
      dir="ltr"
      disabled={disabled}
    />
  );
}
