import type { CountriesView } from '@baize/features/system';
import { usePictureSource } from '@baize/ui-kit/pictureSource';
import { useCallback, useEffect, useState, type MouseEvent, type RefObject } from 'react';
import { useSite } from '../../../site/SiteContext.ts';
import type { CountryDialog } from './CountryDialog.tsx';
import { CountryFlag, OpenCountries } from './CountryPicker.styles.ts';
import { flagAddresses } from './flagAddress.ts';

const loadDialog = () => import('./CountryDialog.tsx').then((chunk) => chunk.CountryDialog);

type CountryPickerProps = {
  readonly label: string;
  readonly select: RefObject<HTMLSelectElement | null>;
  /** In the order of the field's options. */
  readonly countries: CountriesView['countries'];
};

/** Shows the flag of the selected country, and opens the search dialog in place of the native list of `select`. */
export function CountryPicker({ label, select, countries }: CountryPickerProps) {
  const { imageCdns } = useSite().effective;
  const [place, setPlace] = useState(0);
  const [Dialog, setDialog] = useState<typeof CountryDialog>();
  // If its chunk fails to load, the native list opens.
  const open = useCallback(() => {
    loadDialog().then(
      (Loaded) => setDialog(() => Loaded),
      () => select.current?.showPicker(),
    );
  }, [select]);
  useEffect(() => {
    const field = select.current;
    if (field === null) return undefined;
    const follow = (): void => setPlace(field.selectedIndex);
    const load = (): void => void loadDialog().catch(() => undefined);
    const answerKey = (event: KeyboardEvent): void => {
      if (!opensList(event)) return;
      event.preventDefault();
      open();
    };
    follow();
    field.addEventListener('change', follow);
    field.addEventListener('focus', load);
    field.addEventListener('keydown', answerKey);
    return () => {
      field.removeEventListener('change', follow);
      field.removeEventListener('focus', load);
      field.removeEventListener('keydown', answerKey);
    };
  }, [select, open]);

  // The focus stays in the field: the dialog returns it there.
  const handlePress = (event: MouseEvent) => {
    event.preventDefault();
    select.current?.focus();
    open();
  };
  const close = () => setDialog(undefined);
  const handleChoose = (chosen: number) => {
    close();
    choose(select.current, chosen);
  };

  const country = countries[place];
  return (
    <>
      {country && <ChosenFlag key={country.countryCode} sources={flagAddresses(country.countryCode, imageCdns)} />}
      <OpenCountries type="button" aria-hidden="true" tabIndex={-1} onMouseDown={handlePress} />
      {Dialog && <Dialog label={label} countries={countries} chosen={place} onChoose={handleChoose} onClose={close} />}
    </>
  );
}

const choose = (field: HTMLSelectElement | null, place: number): void => {
  if (field === null) return;
  field.selectedIndex = place;
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

// The keys that open a native list; an arrow alone selects the next country.
const opensList = ({ key, altKey }: KeyboardEvent): boolean =>
  key === 'Enter' || key === ' ' || key === 'F4' || (altKey && (key === 'ArrowDown' || key === 'ArrowUp'));

// The tinted background remains when all sources fail.
function ChosenFlag({ sources }: { readonly sources: readonly string[] }) {
  const { source, handleError } = usePictureSource(sources);
  return (
    <CountryFlag data-at-start>
      {source && <img src={source} alt="" loading="lazy" onError={handleError} />}
    </CountryFlag>
  );
}
