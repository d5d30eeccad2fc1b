import { and, eq } from 'drizzle-orm';
import type { Orm, Tx } from '../database/database.types.ts';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import { accountId, post } from './post.ts';
import { readMoney } from './stakeMoney.ts';
import { accountBalances } from './wallet.schema.ts';
import { isWalletClosed, lockWallet, readWallet } from './wallet.store.ts';
import type { Movement, Owner, Wallet } from './wallet.store.ts';

/** Vendors at which members hold a wallet of their own; none where the main wallet serves all games (REQ-225). */
export const vendorWalletsOf = ({ settings }: Pick<ActiveMerchant, 'settings'>): readonly string[] =>
  settings.sandbox.vendorWallets ?? [];

/** Balance of a member's wallet at a vendor; 0 before the first transfer. */
export const vendorBalance = async (orm: Orm, { merchant, memberId }: Owner, vassalage: string): Promise<bigint> => {
  const account = accountId({ kind: 'vendorWallet', memberId, vassalage });
  const [row] = await orm
    .select({ balance: accountBalances.balance })
    .from(accountBalances)
    .where(and(eq(accountBalances.merchant, merchant), eq(accountBalances.account, account)));
  return row?.balance ?? 0n;
};

type Played = {
  readonly vassalage: string;
  /** True when the member bets from a wallet at the vendor. */
  readonly holdsWallet: boolean;
};

/** The money that a member plays with at a vendor, with the sequence of the main wallet. */
export const readPlayMoney = async (
  orm: Orm,
  owner: Owner,
  { vassalage, holdsWallet }: Played,
): Promise<Wallet | undefined> => {
  if (!holdsWallet) return readMoney(orm, owner);
  const wallet = await readWallet(orm, owner);
  return wallet && { balance: await vendorBalance(orm, owner, vassalage), sequence: wallet.sequence };
};

type VendorMove = Movement & { readonly vassalage: string; readonly reference: string };

/**
 * Moves money of a member's wallet at a vendor, as `moveMoney` does on the main wallet, which it locks first. A closed
 * account takes none: nobody could withdraw it.
 */
export const moveVendorMoney = async (tx: Tx, movement: VendorMove): Promise<Wallet | undefined> => {
  const { merchant, memberId, vassalage, reference, kind, amount, now } = movement;
  await lockWallet(tx, { merchant, memberId });
  if (await isWalletClosed(tx, { merchant, memberId })) return undefined;
  const booked = await post(tx, {
    merchant,
    kind,
    cause: `vendor:${vassalage}:${reference}:${kind}`,
    vassalage,
    reference,
    postings: [
      { account: { kind: 'vendorWallet', memberId, vassalage }, amount },
      { account: { kind: 'vendor', vassalage }, amount: -amount },
    ],
    now,
  });
  return booked && readPlayMoney(tx, { merchant, memberId }, { vassalage, holdsWallet: true });
};
