import type { CategoryCode } from '@baize/domain/categories';
import type { Vendor } from '@baize/gateway-sdk/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { loadState, useScope } from '../app/index.ts';
import type { LoadState } from '../app/index.ts';
import { vendorsQuery } from './catalogue.queries.ts';

export type CategoryVendors = {
  readonly state: LoadState<'empty'>;
  /** Referentially stable until the list changes. */
  readonly vendors: readonly Vendor[];
  /** The vendor with the code `vassalage`, if the category has it. */
  readonly chosen: Vendor | undefined;
  readonly retry: () => void;
};

/** The vendors of a category, in the merchant's order (REQ-170), and the one of a code among them. */
export const useCategoryVendors = (category: CategoryCode, vassalage?: string): CategoryVendors => {
  const { data, isError, refetch } = useQuery(vendorsQuery(useScope()));
  const vendors = useMemo(() => data?.find((group) => group.category === category)?.vendors ?? [], [data, category]);
  return {
    state: loadState({ data, isError }, vendors.length > 0 ? 'ready' : 'empty'),
    vendors,
    chosen: vendors.find((vendor) => vendor.vassalage === vassalage),
    retry: () => void refetch(),
  };
};
