import type { Minor } from '@baize/domain/money';
import { isMinor } from '@baize/domain/money';
import type { CallOptions } from '../gateway.types.ts';
import { fieldsOf, numberOf, textOf, wordOf } from '../transport/read.ts';
import type { Parse } from '../transport/read.ts';
import type { Transport } from '../transport/transport.types.ts';

/** What a member has: minor units, and the ledger sequence that tells which of two balances is newer (D36). */
export type Balance = {
  readonly balance: Minor;
  readonly currency: string;
  readonly currencySymbol: string;
  readonly sequence: number;
};

/** An amount that is no whole number of minor units is no balance: money is never guessed. */
export const readBalance: Parse<Balance> = (value) => {
  const fields = fieldsOf(value) ?? {};
  const balance = fields['balance'];
  const currency = wordOf(fields['currency']);
  const sequence = numberOf(fields['sequence']);
  if (!isMinor(balance) || currency === undefined || sequence === undefined) return undefined;
  return { balance, currency, currencySymbol: textOf(fields['currencySymbol']) || currency, sequence };
};

/** The wallet (REQ-086, D36). */
export const walletCalls = ({ call }: Transport) => ({
  balance: (_input?: undefined, options?: CallOptions) => call('getBalance', {}, readBalance, options),
});
