import type { CategoryCode } from '@baize/domain/categories';
import type { Vendor } from '@baize/gateway-sdk/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useScope } from '../app/index.ts';
import { vendorsQuery } from './catalogue.queries.ts';

export type CategoryVendors = {
  readonly state: 'loading' | 'ready' | 'empty' | 'failed';
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
  const loaded = vendors.length > 0 ? 'ready' : 'empty';
  return {
    state: data === undefined ? (isError ? 'failed' : 'loading') : loaded,
    vendors,
    chosen: vendors.find((vendor) => vendor.vassalage === vassalage),
    retry: () => void refetch(),
  };
};
