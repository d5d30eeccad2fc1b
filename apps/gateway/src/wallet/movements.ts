import { and, eq, inArray } from 'drizzle-orm';
import { refusal, success } from '../kernel/result.ts';
import type { Refusal, Result } from '../kernel/result.ts';
import type { Orm, Tx } from '../database/database.types.ts';
import { vendorTransactions } from './wallet.schema.ts';
import type { GameSession } from '../access/gameSessions.store.ts';
import { maskedName, rememberWins } from '../catalogue/wins.store.ts';
import { findMember } from '../accounts/members.store.ts';
import { collectForBonuses, giveStakeBack, placeStake, settlePrize } from './play.ts';
import { catchWalletFull, WalletFull } from './catchWalletFull.ts';
import type { Limits } from './limits.types.ts';
import type { Rewards } from './rewards.types.ts';
import { readPlayMoney } from './vendorWallets.store.ts';
import { isWalletClosed } from './wallet.store.ts';
import type { Wallet } from './wallet.store.ts';

export type Player = GameSession & { member_id: string };
export type VendorMovement = {
  player: Player;
  /** True when the session has expired: new bets are refused. */
  ended: boolean;
  /** True when the member bets from a wallet at the vendor. */
  holdsWallet: boolean;
  /** The merchant's, in which days of rebates are counted. */
  timeZone: string;
  round: string;
  transactionId: string;
  amount: bigint;
  now: Date;
};

/**
 * Refusal of a movement. `limitReached`: the member may not stake it; a vendor does not learn why. `transactionConflict`: the id belongs to another movement; `rolledBack`: it was undone;
 * `roundUnknown`: the prize has no valid bet; `roundSettled`: the bet's prize is paid, so the bet cannot be undone;
 * `held`: the member has closed the account, so the operator must pay the money by hand. It is returned once, and
 * `balanceOutOfRange` for each repetition.
 */
type MovementCode =
  | 'sessionExpired'
  | 'insufficientFunds'
  | 'limitReached'
  | 'balanceOutOfRange'
  | 'held'
  | 'transactionConflict'
  | 'rolledBack'
  | 'roundUnknown'
  | 'roundSettled';
type Moved = Result<Wallet, MovementCode>;

type Row = typeof vendorTransactions.$inferSelect;

const transactions = vendorTransactions;

const isThis = ({ player, transactionId }: VendorMovement) =>
  and(
    eq(transactions.merchant, player.merchant),
    eq(transactions.vassalage, player.vassalage),
    eq(transactions.transaction_id, transactionId),
  );

/**
 * Inserts the transaction; false when its id is known. A concurrent insert of the same id waits for the first to
 * commit.
 */
const isNew = async (
  tx: Tx,
  { player, transactionId, round, amount, now }: VendorMovement,
  own: Pick<Row, 'kind' | 'outcome'>,
): Promise<boolean> => {
  const rows = await tx
    .insert(transactions)
    .values({
      merchant: player.merchant,
      vassalage: player.vassalage,
      transaction_id: transactionId,
      session_id: player.id,
      round,
      amount,
      balance: 0n,
      sequence: 0,
      occurred_at: now,
      ...own,
    })
    .onConflictDoNothing()
    .returning({ id: transactions.transaction_id });
  return rows.length === 1;
};

const find = async (tx: Tx, movement: VendorMovement): Promise<Row | undefined> => {
  const [row] = await tx.select().from(transactions).where(isThis(movement)).for('update');
  return row;
};

const belongsTo = (row: Row, { player, round, amount }: VendorMovement): boolean =>
  row.session_id === player.id && row.round === round && row.amount === amount;

const asBefore = (row: Row | undefined, movement: VendorMovement, kind: 'debit' | 'credit'): Moved => {
  if (row === undefined || !belongsTo(row, movement)) return refusal('transactionConflict');
  if (row.rolled_back || row.outcome === 'nothingToRollBack') return refusal('rolledBack');
  if (row.kind !== kind) return refusal('transactionConflict');
  if (row.outcome === 'held') return refusal('balanceOutOfRange');
  if (row.outcome !== 'done') return refusal(row.outcome);
  return success({ balance: row.balance, sequence: row.sequence });
};

const ofRound = (
  { player, round }: VendorMovement,
  kind: 'debit' | 'credit',
  outcomes: readonly Row['outcome'][] = ['done'],
) =>
  and(
    eq(transactions.merchant, player.merchant),
    eq(transactions.session_id, player.id),
    eq(transactions.round, round),
    eq(transactions.kind, kind),
    inArray(transactions.outcome, [...outcomes]),
    eq(transactions.rolled_back, false),
  );

/**
 * Ids of the round's bets that are not rolled back. Locks them, so that a prize and the rollback of its bet exclude each
 * other.
 */
const betsOf = async (tx: Tx, movement: VendorMovement): Promise<readonly string[]> => {
  const bets = await tx
    .select()
    .from(transactions)
    .where(ofRound(movement, 'debit'))
    .orderBy(transactions.transaction_id)
    .for('update');
  return bets.map(({ transaction_id: id }) => id);
};

// A held prize counts: its stake would be paid by hand beside it.
const hasPrize = async (tx: Tx, movement: VendorMovement): Promise<boolean> => {
  const paid = ofRound(movement, 'credit', ['done', 'held']);
  const [prize] = await tx.select().from(transactions).where(paid).limit(1);
  return prize !== undefined;
};

const playOf = ({ player, round, transactionId, amount, holdsWallet, now }: VendorMovement) => ({
  holdsWallet,
  reference: transactionId,
  amount,
  now,
  merchant: player.merchant,
  memberId: player.member_id,
  vassalage: player.vassalage,
  gameType: player.game_type,
  gameCode: player.game_code,
  sessionId: player.id,
  round,
});

/** Adds the prize to the public winner board, under a masked name. */
const showWin = async (tx: Tx, { player, transactionId, amount, now }: VendorMovement): Promise<void> => {
  const member = await findMember(tx, player.merchant, player.member_id);
  const name = maskedName(member?.nickname || member?.account || '');
  const { merchant, vassalage, game_type, game_code } = player;
  const win = {
    merchant,
    vassalage,
    game_type,
    game_code,
    reference: transactionId,
    player: name,
    amount,
    won_at: now,
  };
  await rememberWins(tx, [win]);
};

/** Records a movement that a closed account cannot take; undefined if the account is open. */
const holdIfClosed = async (tx: Tx, movement: VendorMovement): Promise<Refusal<'held'> | undefined> => {
  const { merchant, member_id: memberId } = movement.player;
  if (!(await isWalletClosed(tx, { merchant, memberId }))) return undefined;
  await tx.update(transactions).set({ outcome: 'held' }).where(isThis(movement));
  return refusal('held');
};

/** Debits a bet or credits a prize, once per transaction id; a repeated call gets the first answer. */
export const move = (
  orm: Orm,
  kind: 'debit' | 'credit',
  movement: VendorMovement,
  { refusePlay }: Pick<Limits, 'refusePlay'>,
): Promise<Moved> =>
  orm.transaction(async (tx): Promise<Moved> => {
    if (kind === 'credit' && (await betsOf(tx, movement)).length === 0) return refusal('roundUnknown');
    if (kind === 'debit' && movement.ended) {
      const row = await find(tx, movement);
      return row === undefined ? refusal('sessionExpired') : asBefore(row, movement, kind);
    }
    if (!(await isNew(tx, movement, { kind, outcome: 'done' })))
      return asBefore(await find(tx, movement), movement, kind);
    const wish = { kind: 'stake', amount: movement.amount } as const;
    if (kind === 'debit' && (await refusePlay(tx, playOf(movement), wish, movement.now)) !== undefined) {
      await tx.update(transactions).set({ outcome: 'limitReached' }).where(isThis(movement));
      return refusal('limitReached');
    }
    const wallet =
      kind === 'debit'
        ? await placeStake(tx, playOf(movement))
        : await settlePrize(tx, playOf(movement), () => betsOf(tx, movement));
    const code = kind === 'debit' ? 'insufficientFunds' : 'balanceOutOfRange';
    const held = wallet === undefined && kind === 'credit' ? await holdIfClosed(tx, movement) : undefined;
    if (held !== undefined) return held;
    await tx
      .update(transactions)
      .set(wallet ?? { outcome: code })
      .where(isThis(movement));
    if (wallet === undefined) return refusal(code);
    if (kind === 'credit') await showWin(tx, movement);
    return success(wallet);
  });

type Returns = Pick<Rewards, 'takeBack' | 'takeBackRebate'>;

const undo = async (tx: Tx, movement: VendorMovement, { takeBack, takeBackRebate }: Returns): Promise<void> => {
  const play = playOf(movement);
  if ((await giveStakeBack(tx, play)) === undefined) throw new WalletFull();
  await takeBackRebate(tx, play, movement.timeZone);
  await collectForBonuses(tx, play);
  await takeBack(tx, play, play.now);
};

/**
 * Rolls back a bet, once, unless its prize is paid, and takes back the rewards it earned. Session, round and amount
 * must match; prizes are never undone. An unknown id is recorded, so that a bet that arrives later is refused.
 */
export const rollBack = (orm: Orm, movement: VendorMovement, rewards: Returns): Promise<Moved> =>
  orm.transaction(async (tx): Promise<Moved> => {
    const early = await isNew(tx, movement, { kind: 'rollback', outcome: 'nothingToRollBack' });
    const row = early ? undefined : await find(tx, movement);
    if (row !== undefined && (row.kind === 'credit' || !belongsTo(row, movement)))
      return refusal('transactionConflict');
    if (row !== undefined && !row.rolled_back) {
      if (row.outcome === 'done') {
        if (await hasPrize(tx, movement)) return refusal('roundSettled');
        const undone = await catchWalletFull(tx, (part) => undo(part, movement, rewards));
        if (undone === 'walletFull') return (await holdIfClosed(tx, movement)) ?? refusal('balanceOutOfRange');
      }
      if (row.outcome === 'held') return refusal('balanceOutOfRange');
      await tx.update(transactions).set({ rolled_back: true }).where(isThis(movement));
    }
    const wallet = await readPlayMoney(tx, playOf(movement), playOf(movement));
    return wallet === undefined ? refusal('transactionConflict') : success(wallet);
  });
