import type { CategoryCode } from '@baize/domain/categories';
import type { Vendor } from '@baize/gateway-sdk/catalogue';
import { menuVendors } from './catalogue.rules.ts';
import { useCategoryVendors } from './useCategoryVendors.ts';

export type VendorMenu = {
  readonly state: 'loading' | 'ready' | 'empty' | 'failed';
  /** At most fourteen vendors, or thirteen when there are more (REQ-047). */
  readonly vendors: readonly Vendor[];
  readonly hasMore: boolean;
  readonly retry: () => void;
};

/** The vendors of a category's header panel: the first ones in the merchant's order. */
export const useVendorMenu = (category: CategoryCode): VendorMenu => {
  const { state, vendors, retry } = useCategoryVendors(category);
  return { state, ...menuVendors(vendors), retry };
};
