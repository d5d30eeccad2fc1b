import type { Minor } from '@baize/domain/money';
import type { ValueOf } from '@baize/gateway-contract/client';
import { getBalance as operation } from '@baize/gateway-contract/client/wallet/getBalance';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** A member's balance in minor units, with the ledger sequence: of two balances, the higher sequence is newer (D36). */
export type Balance = {
  readonly balance: Minor;
  /** The part of it that is bound to turnover. */
  readonly bonus?: Minor | undefined;
  readonly currency: string;
  readonly currencySymbol: string;
  readonly sequence: number;
};

const readBalance = (wire: ValueOf<'getBalance'>): Balance => ({
  ...wire,
  currencySymbol: wire.currencySymbol || wire.currency,
});

/**
 * The balance of the logged-in member (REQ-086). An amount that is not a whole number of minor units is malformed:
 * money is never guessed.
 */
export const getBalance = (gateway: Gateway, options?: CallOptions): Answer<Balance> =>
  gateway.call(operation, {}, readBalance, options);
