export { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';
export type { AmountTyping } from './typedAmount.ts';
