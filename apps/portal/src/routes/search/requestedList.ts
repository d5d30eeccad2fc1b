import { isCategoryCode, type CategoryCode } from '@baize/domain/categories';

export interface RequestedList {
  readonly vendor: string;
  readonly category: CategoryCode;
}

// The code stands in the dialog's title until the vendor's name has come: an address must not write sentences there.
const vendorCode = /^[\w-]{1,40}$/;

/** The list that `/?list=&gameType=` asks for; undefined when it names none. */
export function requestedList(search: URLSearchParams): RequestedList | undefined {
  const vendor = search.get('list') ?? '';
  const category = search.get('gameType');
  return vendorCode.test(vendor) && isCategoryCode(category) ? { vendor, category } : undefined;
}
