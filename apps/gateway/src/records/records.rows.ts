import { randomUUID } from 'node:crypto';
import type { RoundRow } from '@baize/worlds';
import { findMemberByAccount } from '../accounts/members.store.ts';
import { findGame } from '../catalogue/catalogue.store.ts';
import type { Tx } from '../database/database.types.ts';
import { InvalidWish } from '../kernel/invalidWish.ts';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import { vendorTransactions } from '../wallet/wallet.schema.ts';
import { moveMoney } from '../wallet/wallet.store.ts';
import { addStake, returnStake, settleRound } from '../rounds/rounds.store.ts';

const HOUR_MS = 3_600_000;
/** Game session of the rounds of a world. */
const SESSION = 'world';

/** Plays rounds of members of a world through the ledger. */
export const writeRoundRows = async (
  tx: Tx,
  world: ActiveMerchant,
  rows: readonly RoundRow[],
  now: Date,
): Promise<void> => {
  const { id: merchant, catalogue } = world;
  for (const { account, vassalage, gameCode, staked, won = '0', returned = false, hoursAgo = 0 } of rows) {
    const member = await findMemberByAccount(tx, merchant, account);
    const game = await findGame(tx, catalogue, { vassalage, gameCode });
    if (member === undefined) throw new InvalidWish(`The world has no account ${account}.`);
    if (game === undefined) throw new InvalidWish(`The world has no game ${gameCode} of ${vassalage}.`);
    const owner = { merchant, memberId: member.id };
    const at = new Date(now.getTime() - hoursAgo * HOUR_MS);
    const round = randomUUID();
    const move = async (kind: 'debit' | 'credit' | 'rollback', reference: string, amount: bigint) => {
      const moved = await moveMoney(tx, { ...owner, amount, kind, vassalage, reference, now: at });
      if (moved === undefined) throw new InvalidWish(`${account} has too little for a stake of ${staked}.`);
      if (kind !== 'rollback')
        await tx.insert(vendorTransactions).values({
          merchant,
          vassalage,
          transaction_id: reference,
          kind,
          session_id: SESSION,
          amount: amount < 0n ? -amount : amount,
          outcome: 'done',
          balance: moved.balance,
          sequence: moved.sequence,
          rolled_back: returned,
          occurred_at: at,
          round,
        });
    };
    const key = { merchant, sessionId: SESSION, round };
    const of = { ...key, memberId: member.id, vassalage, gameType: game.game_type, gameCode };
    const [stake, prize] = [BigInt(staked), BigInt(won)];
    await move('debit', `${round}-bet`, -stake);
    await addStake(tx, of, { amount: stake, bonus: 0n }, at);
    if (returned) {
      await move('rollback', `${round}-bet`, stake);
      await returnStake(tx, key, { amount: stake, bonus: 0n }, at);
    } else if (prize > 0n) {
      await move('credit', `${round}-win`, prize);
      await settleRound(tx, key, prize, at);
    }
  }
};
