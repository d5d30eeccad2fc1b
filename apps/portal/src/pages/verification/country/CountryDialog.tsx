import type { CountriesView } from '@baize/features/system';
import { Combobox } from '@baize/ui-kit/Combobox';
import { Dialog } from '@baize/ui-kit/Dialog';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { useSite } from '../../../site/SiteContext.ts';
import { CountrySearch } from './CountryDialog.styles.ts';
import { dialingCodeText } from './countryNames.ts';
import { countrySearch } from './countrySearch.ts';
import { flagAddresses } from './flagAddress.ts';

type CountryDialogProps = {
  readonly label: string;
  readonly countries: CountriesView['countries'];
  /** The index of the selected country. */
  readonly chosen: number;
  readonly onChoose: (place: number) => void;
  readonly onClose: () => void;
};

/** The dialog that searches all countries of a field by name or code. Enter takes the active option, else the first. */
export function CountryDialog({ label, countries, chosen, onChoose, onClose }: CountryDialogProps) {
  const { t } = useLingui();
  const { language, effective } = useSite();
  const { imageCdns } = effective;
  const [typed, setTyped] = useState('');
  const search = useMemo(() => countrySearch(countries, language), [countries, language]);
  const answers = useMemo(() => search(typed, chosen), [search, typed, chosen]);
  const options = useMemo(
    () =>
      answers.map(({ countryCode, countryDialingCode, name }) => ({
        id: countryCode,
        label: name,
        detail: dialingCodeText(countryDialingCode),
        pictures: flagAddresses(countryCode, imageCdns),
        lying: true,
      })),
    [answers, imageCdns],
  );
  const choose = (id: string | undefined) => {
    const place = countries.findIndex(({ countryCode }) => countryCode === id);
    if (place !== -1) onChoose(place);
  };
  // The dialog is inside a form, which Enter would submit.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    event.preventDefault();
    choose(options[0]?.id);
  };
  const hint = t({ id: 'verification.searchCountries', message: 'Search by name or code' });
  const count = options.length;
  const status =
    count === 0
      ? t({ id: 'verification.noCountry', message: 'No country found' })
      : t({
          id: 'verification.countriesFound',
          message: plural(count, { one: `${count} country`, other: `${count} countries` }),
        });
  return (
    <Dialog open onClose={onClose} title={label}>
      <CountrySearch onKeyDown={handleKeyDown}>
        <Combobox
          standing
          labelHidden
          label={hint}
          placeholder={hint}
          name="country"
          maxLength={60}
          value={typed}
          onChange={setTyped}
          options={options}
          onChoose={({ id }) => choose(id)}
          status={typed.trim() === '' ? undefined : status}
        />
      </CountrySearch>
    </Dialog>
  );
}
