export { MoneyChange, type MoneyChangeProps } from './MoneyChange.tsx';
