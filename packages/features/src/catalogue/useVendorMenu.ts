import type { CategoryCode } from '@baize/domain/categories';
import type { Vendor } from '@baize/gateway-sdk/catalogue';
import { menuVendors } from './catalogue.rules.ts';
import { useCategoryVendors } from './useCategoryVendors.ts';

export type VendorMenu = {
  readonly state: 'loading' | 'ready' | 'empty' | 'failed';
  /** At most fourteen, or thirteen where there are more (REQ-047). */
  readonly vendors: readonly Vendor[];
  readonly hasMore: boolean;
  readonly retry: () => void;
};

/** What the header's panel of a category lists: its first vendors, in the merchant's order. */
export const useVendorMenu = (category: CategoryCode): VendorMenu => {
  const { state, vendors, retry } = useCategoryVendors(category);
  return { state, ...menuVendors(vendors), retry };
};
