import { z } from 'zod';
import { text } from './columns.ts';

const amount = z.string().regex(/^[1-9]\d{0,17}$/u, 'it is not in minor units');
/** Age of a row in hours; now by default. */
const hoursAgo = z.number().min(0).max(100_000).exactOptional();

/** An account that a member withdraws to; usable at once unless it `waits`. */
export const withdrawalAccountRow = z.strictObject({
  /** Random by default. */
  id: z.uuid().exactOptional(),
  account: text,
  kind: z.enum(['bank', 'wallet', 'usdt']),
  network: z.enum(['TRC20', 'ERC20']).exactOptional(),
  bank: text.exactOptional(),
  number: text,
  waits: z.boolean().exactOptional(),
});

/** A deposit order; `credited` credits it through the ledger, and binds it to turnover. */
export const depositRow = z.strictObject({
  account: text,
  amount,
  /** Id of the method; `bank` by default. */
  method: text.exactOptional(),
  status: z.enum(['pending', 'confirming', 'credited', 'failed', 'lapsed', 'cancelled']),
  hoursAgo,
});

/** A withdrawal to the member's first account. It reserves money that the member has, and ends as its status says. */
export const withdrawalRow = z.strictObject({
  account: text,
  amount,
  status: z.enum([
    'cooling',
    'processing',
    'sent',
    'disputed',
    'received',
    'partlyReceived',
    'notReceived',
    'forcedReceived',
    'cancelled',
    'rejected',
  ]),
  hoursAgo,
});

/** Money that a member has moved to a wallet at a vendor. */
export const vendorWalletRow = z.strictObject({ account: text, vassalage: text, amount });

/** A round that a member has played, with a stake and a prize in the ledger. */
export const roundRow = z.strictObject({
  account: text,
  vassalage: text,
  gameCode: text,
  staked: amount,
  won: amount.exactOptional(),
  /** True when the stake was returned. */
  returned: z.boolean().exactOptional(),
  hoursAgo,
});

export type WithdrawalAccountRow = z.output<typeof withdrawalAccountRow>;
export type DepositRow = z.output<typeof depositRow>;
export type WithdrawalRow = z.output<typeof withdrawalRow>;
export type VendorWalletRow = z.output<typeof vendorWalletRow>;
export type RoundRow = z.output<typeof roundRow>;
