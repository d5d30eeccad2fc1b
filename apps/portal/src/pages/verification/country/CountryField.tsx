import type { FormField } from '@baize/features/forms';
import type { CountriesView } from '@baize/features/system';
import { Select } from '@baize/ui-kit/Select';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useSite } from '../../../site/SiteContext.ts';
import { countryNames, dialingCodeText } from './countryNames.ts';
import { CountryPicker } from './CountryPicker.tsx';

export type CountryFieldProps = {
  readonly field: FormField;
  readonly list: CountriesView;
};

/**
 * The countries of numbers as a native `select`, covered by a picker with flags. The `select` holds the value for the
 * form, for autofill and for screen readers.
 */
export function CountryField({ field, list: { state, countries } }: CountryFieldProps) {
  const { t } = useLingui();
  const { language } = useSite();
  const select = useRef<HTMLSelectElement>(null);
  const label = t({ id: 'verification.countryCode', message: 'Country code' });
  const nameOf = countryNames(language);
  return (
    <Select
      // Remounts when the list has loaded, so that its first country is selected.
      key={state}
      ref={select}
      {...field}
      label={label}
      autoComplete="tel-country-code"
      disabled={state === 'loading'}
      options={countries.map(({ countryCode, countryDialingCode }) => ({
        id: countryCode,
        value: countryDialingCode,
        label: `${dialingCodeText(countryDialingCode)} ${nameOf(countryCode)}`,
      }))}
      cover={state === 'ready' && <CountryPicker label={label} select={select} countries={countries} />}
    />
  );
}
