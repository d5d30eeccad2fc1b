import { Select } from '@baize/ui-kit/Select';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useSite } from '../../../app/SiteContext.ts';
import { countryNames, dialingCodeText } from './countryNames.ts';
import { CountryPicker } from './CountryPicker.tsx';
import type { DialingCodeFieldProps } from './DialingCodeField.tsx';

/**
 * The countries of numbers as the platform's own list, under a picker with flags: the list is what a form reads, a browser
 * fills in and a screen reader names.
 */
export function CountryField({ field, list: { state, countries } }: DialingCodeFieldProps) {
  const { t } = useLingui();
  const { language } = useSite();
  const select = useRef<HTMLSelectElement>(null);
  const label = t({ id: 'verification.countryCode', message: 'Country code' });
  const nameOf = countryNames(language);
  return (
    <Select
      // A list that comes later begins with its own first country.
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
