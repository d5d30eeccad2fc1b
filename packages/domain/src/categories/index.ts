export {
  categoryOrder,
  cockfightVendors,
  esportsVendors,
  groupByCategory,
  isCategoryCode,
  prizeMode,
  withEsportsSplit,
} from './categories.rules.ts';
export type { CategoryCode, PrizeMode, VendorOfCategory } from './categories.rules.ts';
