import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { vendorsQuery } from './catalogue.queries.ts';

/** What a vendor is called; its code until its name is known. */
export const useVendorName = (): ((vassalage: string) => string) => {
  const { data } = useQuery(vendorsQuery(useScope()));
  const vendors = data?.flatMap((group) => group.vendors);
  return (vassalage) => vendors?.find((vendor) => vendor.vassalage === vassalage)?.name ?? vassalage;
};
