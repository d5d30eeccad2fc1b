import { requiredRule } from '@baize/domain/field-rules';
import type { FieldRule } from '@baize/domain/field-rules';
import { compareMinor } from '@baize/domain/money';
import type { Minor } from '@baize/domain/money';
import type { MemberWallets, Upline } from '@baize/gateway-sdk/transfers';
import type { SecretNeed } from '../verification/secret/index.ts';

/** The secret that confirms a transfer to the upline (D57). */
export const uplineNeed = { kind: 'fundPassword', wrongCode: 'wrongPaymentPassword' } as const satisfies SecretNeed;

/** Field of the form of a transfer to the upline. */
export const uplineFields: readonly FieldRule[] = [requiredRule('amount')];

/** Fields of the form of a transfer between wallets. */
export const walletFields: readonly FieldRule[] = [requiredRule('from'), requiredRule('to'), requiredRule('amount')];

/** The rule that an amount breaks, with the figure of that rule. */
export type TransferFault = {
  readonly rule: 'notAmount' | 'belowLowest' | 'aboveHighest' | 'aboveBalance';
  readonly figure: Minor;
};

/** Validates a transfer to the upline; undefined if it can be made. The gateway enforces the same rules. */
export const uplineFault = (
  amount: Minor | undefined,
  { lowest, highest, available }: Pick<Upline, 'lowest' | 'highest' | 'available'>,
): TransferFault | undefined => {
  if (amount === undefined) return { rule: 'notAmount', figure: '0' };
  if (compareMinor(amount, lowest) < 0) return { rule: 'belowLowest', figure: lowest };
  if (compareMinor(amount, highest) > 0) return { rule: 'aboveHighest', figure: highest };
  return compareMinor(amount, available) > 0 ? { rule: 'aboveBalance', figure: available } : undefined;
};

/** The balance of a wallet; '0' for an unknown one. */
export const balanceOf = ({ wallets }: Pick<MemberWallets, 'wallets'>, id: string): Minor =>
  wallets.find((wallet) => wallet.id === id)?.balance ?? '0';

/** Validates a transfer out of a wallet. */
export const walletFault = (amount: Minor | undefined, balance: Minor): TransferFault | undefined => {
  if (amount === undefined || amount === '0') return { rule: 'notAmount', figure: '0' };
  return compareMinor(amount, balance) > 0 ? { rule: 'aboveBalance', figure: balance } : undefined;
};

/** True when money lies outside the main wallet, so that there is something to collect. */
export const hasToCollect = ({ wallets }: Pick<MemberWallets, 'wallets'>): boolean =>
  wallets.some(({ id, balance }) => id !== 'main' && balance !== '0');

const refusedFields: Readonly<Record<string, string>> = {
  walletsSame: 'to',
  walletUnknown: 'to',
  balanceTooLow: 'amount',
};

/** The field that a refusal of a transfer between wallets concerns; undefined if it concerns the whole form. */
export const refusedWalletField = ({ code }: { readonly code: string }): string | undefined =>
  Object.hasOwn(refusedFields, code) ? refusedFields[code] : undefined;
