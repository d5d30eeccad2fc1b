import type { CategoryCode } from '@baize/domain/categories';
import type { Vendor } from '@baize/gateway-sdk/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { vendorsQuery } from './catalogue.queries.ts';

/** The vendors of a category or of all, each once; none while they are loading. */
export const useVendorList = (category?: CategoryCode): readonly Vendor[] => {
  const { data = [] } = useQuery(vendorsQuery(useScope()));
  const listed = data.filter((group) => category === undefined || group.category === category);
  const vendors = listed.flatMap((group) => group.vendors);
  return Array.from(new Map(vendors.map((vendor) => [vendor.vassalage, vendor])).values());
};
