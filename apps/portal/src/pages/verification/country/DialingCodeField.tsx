import type { FormField } from '@baize/features/forms';
import { TextField } from '@baize/ui-kit/TextField';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect } from 'react';
import { withTimeout } from '../../../site/withTimeout.ts';
import { lazyWithWords } from '../../../site/words/lazyWithWords.tsx';
import type { CountryFieldProps } from './CountryField.tsx';

type DialingCodeFieldProps = CountryFieldProps & {
  readonly onFetching: (isFetching: boolean) => void;
};

const CountryField = lazyWithWords(
  'general',
  () => withTimeout(() => import('./CountryField.tsx')).then((chunk) => chunk.CountryField),
  (_, { field }: DialingCodeFieldProps) => <TypedCode field={field} />,
);

/**
 * The country of a number, the merchant's own first (REQ-119); a text field for its code when the list fails to load.
 */
export function DialingCodeField(props: DialingCodeFieldProps) {
  const { field, list, onFetching } = props;
  if (list.state === 'failed') return <TypedCode field={field} />;
  return (
    <Suspense fallback={<Fetching field={field} onFetching={onFetching} />}>
      <CountryField {...props} />
    </Suspense>
  );
}

// The placeholder of the field; reports while it is mounted.
function Fetching({ field, onFetching }: Omit<DialingCodeFieldProps, 'list'>) {
  useEffect(() => {
    onFetching(true);
    return () => onFetching(false);
  }, [onFetching]);
  return <TypedCode field={field} disabled />;
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
