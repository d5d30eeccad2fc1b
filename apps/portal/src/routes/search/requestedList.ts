import { isCategoryCode, type CategoryCode } from '@baize/domain/categories';
import { vendorIn } from './vendorCode.ts';

export interface RequestedList {
  readonly vendor: string;
  readonly category: CategoryCode;
}

/** The list that `/?list=&gameType=` asks for; undefined when it names none. */
export function requestedList(search: URLSearchParams): RequestedList | undefined {
  const vendor = vendorIn(search, 'list');
  const category = search.get('gameType');
  return vendor !== undefined && isCategoryCode(category) ? { vendor, category } : undefined;
}
