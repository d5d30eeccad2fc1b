import type { FieldChecks } from '@baize/features/forms';
import { useCountries, type CountriesView } from '@baize/features/system';
import { useState } from 'react';

/** What `MobileNumberFields` is given by the form that it stands in. */
export interface NumberFieldsState {
  readonly countries: CountriesView;
  /** What the form asks of the number beside its rule, when it is known which numbers its country has. */
  readonly onCheck: (checks: FieldChecks | undefined) => void;
  /** Whether what the country is chosen with has still to come. */
  readonly onFetching: (isFetching: boolean) => void;
}

/** What a form knows of the mobile number in it; while it is waiting, no country can be chosen and so no number is whole. */
export function useNumberFields(): {
  readonly isWaiting: boolean;
  readonly checks: FieldChecks | undefined;
  readonly number: NumberFieldsState;
} {
  const countries = useCountries();
  const [checks, onCheck] = useState<FieldChecks>();
  const [isFetching, onFetching] = useState(false);
  const isWaiting = countries.state === 'loading' || isFetching;
  return { isWaiting, checks, number: { countries, onCheck, onFetching } };
}
