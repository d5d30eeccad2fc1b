export { normalAmount } from './amount.rules.ts';
export type { DecimalMark } from './amount.rules.ts';
export { latinDigits } from './latinDigits.ts';
export { searchForm } from './search.rules.ts';
export { isSameName, normalCode, normalName, normalText } from './typedText.rules.ts';
