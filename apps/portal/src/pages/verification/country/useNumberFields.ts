import type { FieldChecks } from '@baize/features/forms';
import { useCountries, type CountriesView } from '@baize/features/system';
import { useState } from 'react';

/** The props of `MobileNumberFields` that come from the surrounding form. */
export type NumberFieldsState = {
  readonly countries: CountriesView;
  /** Sets the checks beyond the field's rule, once the numbering plan of the country has loaded. */
  readonly onCheck: (checks: FieldChecks | undefined) => void;
  /** Called with true while the chunk of the country field is loading. */
  readonly onFetching: (isFetching: boolean) => void;
};

/**
 * The state of a mobile number in a form. While `isWaiting`, no country can be selected, so that the form must not
 * submit.
 */
export const useNumberFields = (): {
  readonly isWaiting: boolean;
  readonly checks: FieldChecks | undefined;
  readonly number: NumberFieldsState;
} => {
  const countries = useCountries();
  const [checks, onCheck] = useState<FieldChecks>();
  const [isFetching, onFetching] = useState(false);
  const isWaiting = countries.state === 'loading' || isFetching;
  return { isWaiting, checks, number: { countries, onCheck, onFetching } };
};
