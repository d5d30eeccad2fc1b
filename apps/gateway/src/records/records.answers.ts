import type { LanguageCode } from '@baize/domain/languages';
import { inLanguage } from '../words/inLanguage.ts';
import type { Words } from '../words/inLanguage.ts';
import type { AccountPosting } from './accountRecord.store.ts';
import type { RoundMovement } from './bettingRecord.store.ts';
import type { ProfitSums } from './profit.store.ts';
import type { Rebate } from './rebates.store.ts';
import type { GameRound } from '../rounds/rounds.store.ts';

/** Serialises a round for its member. */
export const toRoundAnswer = (round: GameRound, names: Words, currency: string, language: LanguageCode) => ({
  id: round.id,
  vassalage: round.vassalage,
  gameType: round.game_type,
  gameCode: round.game_code,
  gameName: inLanguage(names, language),
  round: round.round,
  placedAt: round.placed_at.toISOString(),
  ...(round.settled_at === null ? {} : { settledAt: round.settled_at.toISOString() }),
  staked: round.staked.toString(),
  won: round.won.toString(),
  net: (round.won - round.staked).toString(),
  turnover: round.turnover.toString(),
  currency,
  status: round.status,
});

const movementKinds = { debit: 'stake', credit: 'prize', rollback: 'return' } as const;

export const toRoundMovementAnswer = ({ id, kind, amount, at }: RoundMovement) => ({
  id,
  kind: movementKinds[kind],
  amount: amount.toString(),
  at: at.toISOString(),
});

type ShownKind = Exclude<AccountPosting['kind'], 'settlement'>;

/** Serialises a movement of the main wallet. */
export const toMovementAnswer = (posting: AccountPosting, currency: string) => ({
  id: posting.transaction_id,
  // A settlement has no posting on a main account.
  kind: posting.kind as ShownKind,
  amount: posting.amount.toString(),
  balance: (posting.balance_after ?? 0n).toString(),
  currency,
  occurredAt: posting.occurred_at.toISOString(),
});

export const toRebateAnswer = ({ day, gameType, base, rate, amount, status, claimedAt }: Rebate, currency: string) => ({
  day,
  gameType,
  base: base.toString(),
  hundredths: rate,
  amount: amount.toString(),
  currency,
  status,
  ...(claimedAt === undefined ? {} : { claimedAt: claimedAt.toISOString() }),
});

export const toSumsAnswer = ({ staked, won, bonus, rebate, net, deposited, withdrawn }: ProfitSums) => ({
  staked: staked.toString(),
  won: won.toString(),
  bonus: bonus.toString(),
  rebate: rebate.toString(),
  net: net.toString(),
  deposited: deposited.toString(),
  withdrawn: withdrawn.toString(),
});
