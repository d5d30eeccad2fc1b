export { getBalance } from './getBalance.ts';
export type { Balance } from './getBalance.ts';
