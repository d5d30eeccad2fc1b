export {
  categoryOrder,
  esportsVendors,
  groupByCategory,
  isCategoryCode,
  prizeMode,
  prizeModeOf,
  withCockfightSplit,
  withEsportsSplit,
} from './categories.rules.ts';
export type { CategoryCode, PrizeMode, VendorOfCategory } from './categories.rules.ts';
