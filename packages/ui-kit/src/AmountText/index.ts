export { AmountText, type AmountTextProps, type MoneyDirection } from './AmountText.tsx';
