import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { vendorsQuery } from './catalogue.queries.ts';

/** Returns a function from vendor code to name; it returns the code until the vendors have loaded. */
export const useVendorName = (): ((vassalage: string) => string) => {
  const { data } = useQuery(vendorsQuery(useScope()));
  const vendors = data?.flatMap((group) => group.vendors);
  return (vassalage) => vendors?.find((vendor) => vendor.vassalage === vassalage)?.name ?? vassalage;
};
