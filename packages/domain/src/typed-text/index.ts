export { latinDigits } from './latinDigits.ts';
export { isSameName, normalAmount, normalCode, normalName, normalText, searchForm } from './typedText.rules.ts';
export type { DecimalMark } from './typedText.rules.ts';
