import { and, eq } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { vendorTransactions } from '../database/schema.ts';
import type { GameSession } from '../launch/launch.store.ts';
import { moveMoney, readWallet } from '../wallet/wallet.store.ts';
import type { Wallet } from '../wallet/wallet.store.ts';

export type Player = GameSession & { member_id: string };
export type VendorMovement = { player: Player; transactionId: string; amount: bigint; now: Date };
export type Moved =
  | { ok: true; wallet: Wallet }
  | { ok: false; code: 'insufficientFunds' | 'transactionConflict' | 'rolledBack' };

type Row = typeof vendorTransactions.$inferSelect;

const transactions = vendorTransactions;
const no = (code: Extract<Moved, { ok: false }>['code']): Moved => ({ ok: false, code });

const isThis = ({ player, transactionId }: VendorMovement) =>
  and(
    eq(transactions.merchant, player.merchant),
    eq(transactions.vassalage, player.vassalage),
    eq(transactions.transaction_id, transactionId),
  );

/** Writes a transaction down unless it is known; another try of the same waits here until the first has ended. */
const isNew = async (
  tx: Orm,
  movement: VendorMovement,
  own: Pick<Row, 'kind' | 'outcome' | 'rolled_back'>,
): Promise<boolean> => {
  const { player, transactionId, amount, now } = movement;
  const rows = await tx
    .insert(transactions)
    .values({
      merchant: player.merchant,
      vassalage: player.vassalage,
      transaction_id: transactionId,
      session_id: player.id,
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

const known = async (tx: Orm, movement: VendorMovement): Promise<Row | undefined> => {
  const [row] = await tx.select().from(transactions).where(isThis(movement)).for('update');
  return row;
};

const asBefore = (row: Row | undefined, { player, amount }: VendorMovement, kind: 'debit' | 'credit'): Moved => {
  if (row === undefined || row.rolled_back) return no('rolledBack');
  if (row.kind !== kind || row.amount !== amount || row.session_id !== player.id) return no('transactionConflict');
  if (row.outcome !== 'done') return no('insufficientFunds');
  return { ok: true, wallet: { balance: row.balance, sequence: row.sequence } };
};

const ownerOf = ({ player }: VendorMovement) => ({ merchant: player.merchant, memberId: player.member_id });

/** Takes a bet or pays a prize, once for a transaction id: another try gets the first answer. Never falls below zero. */
export const move = (orm: Orm, kind: 'debit' | 'credit', movement: VendorMovement): Promise<Moved> =>
  orm.transaction(async (tx): Promise<Moved> => {
    if (!(await isNew(tx, movement, { kind, outcome: 'done', rolled_back: false })))
      return asBefore(await known(tx, movement), movement, kind);
    const { player, transactionId, amount, now } = movement;
    const wallet = await moveMoney(tx, {
      ...ownerOf(movement),
      amount: kind === 'debit' ? -amount : amount,
      kind,
      vassalage: player.vassalage,
      transactionId,
      now,
    });
    const outcome = wallet ?? { outcome: 'insufficientFunds' as const };
    await tx.update(transactions).set(outcome).where(isThis(movement));
    return wallet === undefined ? no('insufficientFunds') : { ok: true, wallet };
  });

/** Undoes a movement, once. One that has not arrived yet is refused when it does; there is then nothing to undo. */
export const rollBack = (orm: Orm, movement: VendorMovement): Promise<Moved> =>
  orm.transaction(async (tx): Promise<Moved> => {
    const early = await isNew(tx, movement, { kind: 'rollback', outcome: 'nothingToRollBack', rolled_back: true });
    const row = early ? undefined : await known(tx, movement);
    if (row !== undefined && row.outcome === 'done' && !row.rolled_back) {
      const back = row.kind === 'debit' ? row.amount : -row.amount;
      const { player, transactionId, now } = movement;
      const moved = await moveMoney(tx, {
        ...ownerOf(movement),
        amount: back,
        kind: 'rollback',
        vassalage: player.vassalage,
        transactionId,
        now,
      });
      if (moved === undefined) return no('insufficientFunds');
      await tx.update(transactions).set({ rolled_back: true }).where(isThis(movement));
    } else if (row !== undefined && !row.rolled_back) {
      await tx.update(transactions).set({ rolled_back: true }).where(isThis(movement));
    }
    const wallet = await readWallet(tx, ownerOf(movement));
    return wallet === undefined ? no('transactionConflict') : { ok: true, wallet };
  });
