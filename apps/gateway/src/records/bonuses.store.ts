import { and, eq, inArray } from 'drizzle-orm';
import type { LanguageCode } from '@baize/domain/languages';
import type { Orm } from '../database/database.types.ts';
import { listPromotions } from '../promotions/promotions.store.ts';
import { bonuses } from '../wallet/bonuses.schema.ts';
import type { BonusState } from '../wallet/bonuses.schema.ts';
import { turnoverRequirements } from '../wallet/turnover.schema.ts';
import { turnoverOf } from '../wallet/turnover.store.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import { inLanguage } from '../words/inLanguage.ts';
import type { Movement } from './accountRecord.store.ts';

type Source = 'promotion' | 'deposit' | 'points' | 'operator' | 'referral' | 'other';

/** The cause of the bonus that a movement pays or releases. */
const bonusCause = ({ cause }: Movement): string | undefined =>
  cause?.replace(/:(?:released|lapsed|forfeited):\d+$|:bound:.+$/u, '');

const sourceOf = ({ cause, reference }: Movement): Source => {
  if (cause?.startsWith('bonus:') === true) return 'deposit';
  if (cause?.startsWith('grant:') === true) return 'operator';
  if (cause?.startsWith('referral:') === true) return 'referral';
  if (reference === 'points') return 'points';
  return reference?.startsWith('promotion ') === true ? 'promotion' : 'other';
};

/** How a bonus ended, else whether something is left to wager for it. */
const statusOf = (state: BonusState | undefined, left: bigint) => {
  if (state === 'lapsed' || state === 'forfeited') return state;
  return left > 0n ? ('wagering' as const) : ('free' as const);
};

type Where = { readonly catalogue: string; readonly currency: string; readonly language: LanguageCode };

/** Serialises bonuses of a member, each with what is left to wager for it. */
export const bonusAnswers = async (
  orm: Orm,
  owner: Owner,
  movements: readonly Movement[],
  { catalogue, currency, language }: Where,
) => {
  const causes = movements.flatMap((movement) => bonusCause(movement) ?? []);
  const bound =
    causes.length === 0
      ? []
      : await orm
          .select()
          .from(turnoverRequirements)
          .where(and(eq(turnoverRequirements.merchant, owner.merchant), inArray(turnoverRequirements.cause, causes)));
  const states =
    causes.length === 0
      ? []
      : await orm
          .select({ cause: bonuses.cause, state: bonuses.state })
          .from(bonuses)
          .where(and(eq(bonuses.merchant, owner.merchant), inArray(bonuses.cause, causes)));
  const { leftByCause } = await turnoverOf(orm, owner);
  const promotions = movements.length === 0 ? [] : await listPromotions(orm, catalogue);
  return (movement: Movement) => {
    const { reference, amount, transaction_id: id, occurred_at: at } = movement;
    const requirement = bound.find((row) => row.cause === bonusCause(movement));
    const promotionId = requirement?.promotion_id ?? /^promotion (?<id>.+)$/u.exec(reference ?? '')?.groups?.['id'];
    const titles = promotions.find((promotion) => promotion.id === promotionId)?.titles;
    const left = requirement?.met_at === null ? (leftByCause.get(requirement.cause) ?? 0n) : 0n;
    return {
      id,
      source: sourceOf(movement),
      ...(promotionId === undefined ? {} : { promotionId }),
      title: titles === undefined ? '' : inLanguage(titles, language),
      amount: amount.toString(),
      currency,
      at: at.toISOString(),
      required: (requirement?.required ?? 0n).toString(),
      left: left.toString(),
      status: statusOf(states.find(({ cause }) => cause === bonusCause(movement))?.state, left),
    };
  };
};
