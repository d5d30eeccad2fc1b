import { isCategoryCode, type CategoryCode } from '@baize/domain/categories';
import { vendorIn } from './vendorCode.ts';

export type RequestedList = {
  readonly vendor: string;
  readonly category: CategoryCode;
};

/** Parses `/?list=&gameType=`; undefined when it names no list. */
export const requestedList = (search: URLSearchParams): RequestedList | undefined => {
  const vendor = vendorIn(search, 'list');
  const category = search.get('gameType');
  return vendor !== undefined && isCategoryCode(category) ? { vendor, category } : undefined;
};
