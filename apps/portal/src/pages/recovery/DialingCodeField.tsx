import { languages } from '@baize/domain/languages';
import type { FormField } from '@baize/features/forms';
import type { CountriesView } from '@baize/features/system';
import { Select } from '@baize/ui-kit/Select';
import { TextField } from '@baize/ui-kit/TextField';
import { useLingui } from '@lingui/react/macro';
import { useSite } from '../../app/SiteContext.ts';

interface DialingCodeFieldProps {
  readonly field: FormField;
  readonly list: CountriesView;
}

/** The country of a number, the merchant's own first; typed as a code where the list cannot be had. */
export function DialingCodeField({ field, list: { state, countries } }: DialingCodeFieldProps) {
  const { t } = useLingui();
  const { language } = useSite();
  const label = t({ id: 'recovery.countryCode', message: 'Country code' });
  if (state === 'failed')
    return <TextField {...field} label={label} inputMode="numeric" autoComplete="tel-country-code" dir="ltr" />;
  const names = new Intl.DisplayNames(languages[language].tag, { type: 'region' });
  return (
    <Select
      // A list that comes later begins with its own first country.
      key={state}
      {...field}
      label={label}
      autoComplete="tel-country-code"
      disabled={state === 'loading'}
      options={countries.map(({ countryCode, countryDialingCode }) => ({
        value: countryDialingCode,
        label: `+${countryDialingCode} ${names.of(countryCode) ?? countryCode}`,
      }))}
    />
  );
}
