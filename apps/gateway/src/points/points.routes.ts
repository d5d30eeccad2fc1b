import type { DayRange } from '@baize/domain/days';
import { routes } from '@baize/gateway-contract';
import { ok, refuse } from '../kernel/answer.ts';
import type { Call, GatewayApp, Services, Session } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';
import { refusePaymentPassword } from '../member/paymentPassword.ts';
import { rewardPath } from '../pictures/paths.ts';
import { memberOf } from '../accounts/members.store.ts';
import { badCursor, toNumberedPage } from '../paging/answers.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import { inLanguage } from '../words/inLanguage.ts';
import { toRedemptionAnswer } from './points.answers.ts';
import { earnPoints, listMovements, type PointMovement } from './points.store.ts';
import { rewardOf, rewards } from './rewards.ts';
import { convert, decideDue, listRedemptions, redeem } from './spend.store.ts';
import type { PointWorth } from '@baize/domain/points';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import { shareOf } from '../merchants/shareOf.ts';

/** Stake per point, as a share of the opening balance. */
const STAKED_SHARE = 0.001;
/** Value of 100 points, as a share of the opening balance: 1 % of the stake that earned them. */
const PAYS_SHARE = 0.001;
const WORTH_OF = 100;

/** Terms of points, in minor units: stake per point, value, and fewest points to convert. */
type PointTerms = { readonly perPoint: bigint; readonly worth: PointWorth; readonly minimum: number };

/** The terms of a merchant's points, comparable in every currency. */
const pointTermsOf = (merchant: Pick<ActiveMerchant, 'settings'>): PointTerms => ({
  perPoint: shareOf(merchant, STAKED_SHARE),
  worth: { points: WORTH_OF, pays: shareOf(merchant, PAYS_SHARE) },
  minimum: WORTH_OF,
});

/** Serialises a movement for its member. */
const toMovement = ({ sequence, kind, points, balance_after: balance, occurred_at: at }: PointMovement) => ({
  id: String(sequence),
  kind,
  points,
  balance,
  occurredAt: at.toISOString(),
});

const filtersOf = ({ merchant }: Call, { from, to }: DayRange) => ({
  from,
  to,
  timeZone: merchant.settings.sandbox.timeZone,
});

/** Checks the payment password (D57); returns the refusal, or undefined when it is right. */
const passwordRefusal = async (call: Call, session: Session, password: string) =>
  refusePaymentPassword(call, await memberOf(call.database, call.merchant.id, session), password);

/** Routes of points: terms, rewards, redeeming, converting and history (REQ-215, REQ-216). */
export const mountPoints = (app: GatewayApp, { decides, events }: Pick<Services, 'decides' | 'events'>): void => {
  /** The member's account after crediting all points due by now. */
  const accruePoints = async ({ database, merchant, now }: Call, { memberId }: Session) => {
    const owner: Owner = { merchant: merchant.id, memberId };
    if (decides) await decideDue(database, owner, rewardOf, now);
    return { owner, points: await earnPoints(database, owner, { ...pointTermsOf(merchant), now }) };
  };

  handle(app, routes.getPointConfig, async ({ c, call: { merchant } }) => {
    const { perPoint, worth, minimum } = pointTermsOf(merchant);
    return ok(c, {
      staked: perPoint.toString(),
      convert: { points: worth.points, pays: worth.pays.toString(), minimum },
      currency: merchant.settings.sandbox.currency,
    });
  });

  handle(app, routes.getPointRewards, async ({ c, call: { language } }) =>
    ok(c, {
      rewards: rewards.map(({ id, names, points }) => ({
        id,
        name: inLanguage(names, language),
        url: rewardPath(id, language),
        points,
      })),
    }),
  );

  handle(app, routes.getPointBalance, async ({ c, call, session }) => {
    const { points } = await accruePoints(call, session);
    return ok(c, { points });
  });

  handle(app, routes.getRedemptions, async ({ c, call, session, query }) => {
    const { owner } = await accruePoints(call, session);
    const page = await listRedemptions(call.database, owner, filtersOf(call, query), query);
    if (page === undefined) return badCursor(c);
    return ok(
      c,
      toNumberedPage(page, query, (row) => toRedemptionAnswer(row, call.language)),
    );
  });

  handle(app, routes.getPointMovements, async ({ c, call, session, query }) => {
    const { owner } = await accruePoints(call, session);
    const page = await listMovements(call.database, owner, filtersOf(call, query), query);
    return page === undefined ? badCursor(c) : ok(c, toNumberedPage(page, query, toMovement));
  });

  handle(app, routes.redeemReward, async ({ c, call, session, effect, payload: { rewardId, paymentPassword } }) => {
    const reward = rewardOf(rewardId);
    if (reward === undefined) return refuse(c, 'rewardUnknown');
    const refusal = await passwordRefusal(call, session, paymentPassword);
    if (refusal !== undefined) return refuse(c, refusal.code, refusal.details);
    const { owner } = await accruePoints(call, session);
    return effect(async (tx) => {
      const redemption = await redeem(tx, owner, reward, call.now);
      return redemption === undefined
        ? refuse(c, 'pointsTooFew')
        : ok(c, toRedemptionAnswer(redemption, call.language));
    });
  });

  handle(app, routes.convertPoints, async ({ c, call, session, effect, payload: { points, paymentPassword } }) => {
    const { merchant, now } = call;
    const { worth, minimum } = pointTermsOf(merchant);
    if (points < minimum) return refuse(c, 'pointsBelowMinimum');
    const refusal = await passwordRefusal(call, session, paymentPassword);
    if (refusal !== undefined) return refuse(c, refusal.code, refusal.details);
    const { owner } = await accruePoints(call, session);
    const answer = await effect(async (tx) => {
      const converted = await convert(tx, owner, { points, worth, now });
      if (converted === undefined) return refuse(c, 'pointsTooFew');
      if (converted === 'walletFull') return refuse(c, 'walletFull');
      const { balance, paid } = converted;
      return ok(c, { points: balance, paid: paid.toString(), currency: merchant.settings.sandbox.currency });
    });
    events.tell(owner);
    return answer;
  });
};
