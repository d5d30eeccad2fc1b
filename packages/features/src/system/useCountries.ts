import type { Country } from '@baize/gateway-sdk/system';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { countriesQuery } from './countries.queries.ts';

export type CountriesView = { readonly state: 'loading' | 'ready' | 'failed'; readonly countries: readonly Country[] };

const none: readonly Country[] = [];

/** The countries of phone numbers, for a phone number field. */
export const useCountries = (): CountriesView => {
  const { data, isError } = useQuery(countriesQuery(useScope()));
  return { state: data !== undefined ? 'ready' : isError ? 'failed' : 'loading', countries: data ?? none };
};
