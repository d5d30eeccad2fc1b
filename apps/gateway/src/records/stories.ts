import type { LanguageCode } from '@baize/domain/languages';
import { and, eq } from 'drizzle-orm';
import { findMember } from '../accounts/members.store.ts';
import { maskedName } from '../catalogue/wins.store.ts';
import type { Orm } from '../database/database.types.ts';
import type { Call } from '../kernel/gateway.types.ts';
import { bets } from '../lottery/lottery.schema.ts';
import { findDeposit } from '../payments/deposits.store.ts';
import { stepsOf } from '../payments/orderSteps.store.ts';
import { toDepositAnswer } from '../payments/payments.answers.ts';
import { withdrawalAnswers } from '../payments/withdrawals.routes.ts';
import { findWithdrawal } from '../payments/withdrawals.store.ts';
import { vendorTransactions } from '../wallet/wallet.schema.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import { findMovements } from './accountRecord.store.ts';
import type { Movement } from './accountRecord.store.ts';
import { movementsOfRound } from './bettingRecord.store.ts';
import { bonusAnswers } from './bonuses.store.ts';
import { gameNames } from './gameNames.ts';
import { findRebate } from './rebates.store.ts';
import { toRebateAnswer, toRoundAnswer, toRoundMovementAnswer } from './records.answers.ts';
import { DRAWS, findRound } from '../rounds/rounds.store.ts';
import type { GameRound } from '../rounds/rounds.store.ts';

type At = Pick<Call, 'database' | 'merchant' | 'now'>;

const drawOf = async (orm: Orm, { merchant, round, session_id: session }: GameRound) => {
  if (session !== DRAWS) return undefined;
  const [bet] = await orm
    .select()
    .from(bets)
    .where(and(eq(bets.merchant, merchant), eq(bets.id, round)));
  return (
    bet && {
      vassalage: bet.vassalage,
      gameCode: bet.game_code,
      issueNumber: bet.issue_number,
      drawTime: bet.draw_time.toISOString(),
      betId: bet.id,
    }
  );
};

/** A round with its movements, and its draw. */
export const storyOfRound = async (
  { database, merchant }: At,
  owner: Owner,
  round: GameRound,
  language: LanguageCode,
) => {
  const names = await gameNames(database, merchant.catalogue, [round]);
  const draw = await drawOf(database, round);
  return {
    round: toRoundAnswer(round, names(round), merchant.settings.sandbox.currency, language),
    movements: (await movementsOfRound(database, owner, round)).map(toRoundMovementAnswer),
    ...(draw === undefined ? {} : { draw }),
  };
};

const roundOf = async (orm: Orm, owner: Owner, { vassalage, reference }: Movement): Promise<GameRound | undefined> => {
  if (vassalage === null || reference === null) return undefined;
  const [vendor] = await orm
    .select({ sessionId: vendorTransactions.session_id, round: vendorTransactions.round })
    .from(vendorTransactions)
    .where(
      and(
        eq(vendorTransactions.merchant, owner.merchant),
        eq(vendorTransactions.vassalage, vassalage),
        eq(vendorTransactions.transaction_id, reference),
      ),
    );
  return findRound(orm, owner, vendor ?? { sessionId: DRAWS, round: reference });
};

const nameOf = async (orm: Orm, merchant: string, memberId: string): Promise<string> => {
  const member = await findMember(orm, merchant, memberId);
  return maskedName(member?.nickname || member?.account || '');
};

const none = { type: 'none' as const };

const orderStory = async (at: At, owner: Owner, kind: string, id: string) => {
  const { database, merchant, now } = at;
  if (kind === 'deposit') {
    const order = await findDeposit(database, owner, id);
    const steps = await stepsOf(database, merchant.id, [id]);
    return order === undefined
      ? none
      : { type: 'deposit' as const, deposit: toDepositAnswer(order, steps.get(id) ?? [], now) };
  }
  const order = await findWithdrawal(database, owner, id);
  return order === undefined
    ? none
    : { type: 'withdrawal' as const, withdrawal: (await withdrawalAnswers(at, [order]))(order) };
};

const bonusStory = async ({ database, merchant }: At, owner: Owner, movement: Movement, language: LanguageCode) => {
  const { catalogue, settings } = merchant;
  const { currency } = settings.sandbox;
  const answerOf = await bonusAnswers(database, owner, [movement], { catalogue, currency, language });
  return { type: 'bonus' as const, bonus: answerOf(movement) };
};

const transferStory = async ({ database, merchant }: At, { kind, reference }: Movement) => {
  const [from = '', to = ''] = (reference ?? '').split(' ');
  if (kind !== 'uplineTransfer') return { type: 'transfer' as const, from, to };
  return {
    type: 'transfer' as const,
    from: await nameOf(database, merchant.id, from),
    to: await nameOf(database, merchant.id, to),
  };
};

/** The story of a movement of the main wallet, found by its cause; undefined when the member has no such movement. */
export const storyOfMovement = async (at: At, owner: Owner, id: string, language: LanguageCode) => {
  const { database, merchant } = at;
  const [movement] = await findMovements(database, owner, [id]);
  if (movement === undefined) return undefined;
  if (['transferIn', 'transferOut', 'uplineTransfer'].includes(movement.kind)) return transferStory(at, movement);
  if (movement.kind === 'bonus') return bonusStory(at, owner, movement, language);
  const [what = '', order = '', ...more] = (movement.cause ?? '').split(':');
  if (what === 'deposit' || what === 'withdrawal') return orderStory(at, owner, what, order);
  if (what === 'bonus' || what === 'grant') return bonusStory(at, owner, movement, language);
  if (what === 'rebate') {
    const [day = '', gameType = ''] = more;
    const rebate = await findRebate(database, owner, day, gameType);
    const { currency } = merchant.settings.sandbox;
    return rebate === undefined ? none : { type: 'rebate' as const, rebate: toRebateAnswer(rebate, currency) };
  }
  const round = await roundOf(database, owner, movement);
  return round === undefined ? none : { type: 'round' as const, story: await storyOfRound(at, owner, round, language) };
};
