import type { Minor } from '@baize/domain/money';
import type { ValueOf } from '@baize/gateway-contract/client';
import { getBalance as operation } from '@baize/gateway-contract/client/wallet/getBalance';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** What a member has: minor units, and the ledger sequence that tells which of two balances is newer (D36). */
export type Balance = {
  readonly balance: Minor;
  readonly currency: string;
  readonly currencySymbol: string;
  readonly sequence: number;
};

const readBalance = (wire: ValueOf<'getBalance'>): Balance => ({
  ...wire,
  currencySymbol: wire.currencySymbol || wire.currency,
});

/** The balance of whoever is logged in (REQ-086). An amount that is no whole number of minor units is malformed: money is never guessed. */
export const getBalance = (gateway: Gateway, options?: CallOptions): Answer<Balance> =>
  gateway.call(operation, {}, readBalance, options);
