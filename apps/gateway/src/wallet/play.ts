import type { Tx } from '../database/database.types.ts';
import { bonusPartOf, payPrize, payStakeBack, takeStake } from './stakeMoney.ts';
import { moveVendorMoney } from './vendorWallets.store.ts';
import { bindAgain, collectOwed, countStake } from './wagering.ts';
import { lockWallet } from './wallet.store.ts';
import type { Wallet } from './wallet.store.ts';
import { addStake, lockRound, returnStake, settleRound } from '../rounds/rounds.store.ts';
import type { RoundOf } from '../rounds/rounds.store.ts';
import { turnoverOfStake } from '../rounds/turnoverShares.ts';

/** A stake or a prize of a round; `amount` is above zero. */
export type Play = RoundOf & {
  /** The vendor's id of the movement; the stake's for its return. */
  readonly reference: string;
  readonly amount: bigint;
  readonly now: Date;
  /** True when the member plays from a wallet at the vendor, which holds own money alone. */
  readonly holdsWallet: boolean;
};

/** Takes a stake, adds it to its round and counts it towards bonuses. Undefined when there is too little money. */
export const placeStake = async (tx: Tx, play: Play): Promise<Wallet | undefined> => {
  const { amount, holdsWallet, gameType, now } = play;
  const taken = holdsWallet ? await fromVendorWallet(tx, play) : await takeStake(tx, play);
  if (taken === undefined) return undefined;
  await addStake(tx, play, { amount, bonus: taken.bonus }, now);
  // One more for what rounding hides.
  await countStake(tx, play, turnoverOfStake(amount, gameType) + 1n, now);
  return taken.wallet;
};

const fromVendorWallet = async (tx: Tx, play: Play) => {
  const wallet = await moveVendorMoney(tx, { ...play, amount: -play.amount, kind: 'debit' });
  return wallet && { wallet, bonus: 0n };
};

/**
 * Pays a prize and settles its round. `references` finds the stakes of the round that stand. Undefined when the wallet
 * has no room.
 */
export const settlePrize = async (
  tx: Tx,
  play: Play,
  references: () => Promise<readonly string[]>,
): Promise<Wallet | undefined> => {
  // Before the round, as each stake locks them.
  await lockWallet(tx, play);
  const round = await lockRound(tx, play);
  const stakes = { references, staked: round?.staked ?? 0n, bonusStaked: round?.bonus_staked ?? 0n };
  const wallet = play.holdsWallet
    ? await moveVendorMoney(tx, { ...play, kind: 'credit' })
    : await payPrize(tx, play, stakes);
  if (wallet !== undefined) await settleRound(tx, play, play.amount, play.now);
  return wallet;
};

/**
 * Returns a stake exactly as it was taken, and binds bonuses again that it had wagered. Undefined when the wallet has no
 * room; the caller then undoes its transaction.
 */
export const giveStakeBack = async (tx: Tx, play: Play): Promise<Wallet | undefined> => {
  const { amount, holdsWallet, now } = play;
  await lockWallet(tx, play);
  const round = await lockRound(tx, play);
  const bonus = (round?.bonus_staked ?? 0n) > 0n ? await bonusPartOf(tx, play) : 0n;
  await returnStake(tx, play, { amount, bonus }, now);
  await bindAgain(tx, play);
  return holdsWallet ? moveVendorMoney(tx, { ...play, kind: 'rollback' }) : payStakeBack(tx, play, bonus);
};

/** Takes what bonuses are owed that `giveStakeBack` bound again. */
export const collectForBonuses = (tx: Tx, play: Play): Promise<void> =>
  collectOwed(tx, play, `${play.vassalage}:${play.reference}`, play.now);
