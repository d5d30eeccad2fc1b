import { routes } from '@baize/gateway-contract';
import { findPromotionType } from '../announcements/announcements.store.ts';
import type { Announcement } from '../announcements/announcements.store.ts';
import { maskedName } from '../catalogue/wins.store.ts';
import { ok, refuse } from '../kernel/answer.ts';
import type { Call, GatewayApp, Services, Session } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';
import { badCursor, toPage } from '../paging/answers.ts';
import type { Orm } from '../database/database.types.ts';
import type { LimitsPort } from '../wallet/limits.types.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import { inLanguage } from '../words/inLanguage.ts';
import { claimReferral } from './claimReferral.ts';
import { codeOf } from './codes.store.ts';
import { friendsOf, listFriends, statusOf, sumFriends, unpaidFriends } from './friends.store.ts';
import type { Friend } from './friends.store.ts';
import { referralTermsOf } from './referralTerms.ts';

const ownerOf = ({ merchant }: Call, { memberId }: Session): Owner => ({ merchant: merchant.id, memberId });

const promotionOf = ({ database, merchant, now }: Call) => findPromotionType(database, merchant, 'REFERRAL', now);

const answerOf = async (orm: Orm, { merchant, language }: Call, owner: Owner, promotion: Announcement) => {
  const { reward, required, times } = referralTermsOf(merchant);
  const { friends, earned } = await sumFriends(orm, owner);
  const unpaid = await friendsOf(orm, owner, await unpaidFriends(orm, owner));
  const claimable = unpaid
    .filter((friend) => statusOf(friend) === 'claimable')
    .reduce((total, { row }) => total + row.reward, 0n);
  return {
    code: await codeOf(orm, owner),
    title: inLanguage(promotion.titles, language),
    content: inLanguage(promotion.contents, language),
    rule: { reward: reward.toString(), deposited: required.toString(), times },
    currency: merchant.settings.sandbox.currency,
    friends,
    earned: earned.toString(),
    claimable: claimable.toString(),
  };
};

const toFriendAnswer = (friend: Friend, currency: string) => {
  const { row, name, done } = friend;
  return {
    id: row.id,
    name: maskedName(name),
    joinedAt: row.joined_at.toISOString(),
    status: statusOf(friend),
    reward: row.reward.toString(),
    done: (done < row.required ? done : row.required).toString(),
    required: row.required.toString(),
    currency,
    ...(row.paid_at === null ? {} : { paidAt: row.paid_at.toISOString() }),
  };
};

/** Routes of invitations: the member's code, who joined by it, and what it earns. */
export const mountReferral = (app: GatewayApp, { events, limits }: Pick<Services, 'events'> & LimitsPort): void => {
  handle(app, routes.getReferral, async ({ c, call, session }) => {
    const promotion = await promotionOf(call);
    if (promotion === undefined) return refuse(c, 'referralClosed');
    return ok(c, await answerOf(call.database, call, ownerOf(call, session), promotion));
  });

  handle(app, routes.getReferredFriends, async ({ c, call, session, query }) => {
    if ((await promotionOf(call)) === undefined) return refuse(c, 'referralClosed');
    const owner = ownerOf(call, session);
    const page = await listFriends(call.database, owner, query);
    if (page === undefined) return badCursor(c);
    const friends = await friendsOf(call.database, owner, page.rows);
    const { currency } = call.merchant.settings.sandbox;
    return ok(
      c,
      toPage({ ...page, rows: friends }, (friend) => toFriendAnswer(friend, currency)),
    );
  });

  handle(app, routes.claimReferral, async ({ c, call, session, effect }) => {
    const promotion = await promotionOf(call);
    if (promotion === undefined) return refuse(c, 'referralClosed');
    const owner = ownerOf(call, session);
    const answer = await effect(async (tx) => {
      const paused = await limits.refusePlay(tx, owner, { kind: 'play' }, call.now);
      if (paused !== undefined) return refuse(c, paused.code, paused.details);
      const paid = await claimReferral(tx, owner, call.now);
      if (paid === 'walletFull') return refuse(c, 'walletFull');
      return paid === 'nothing' ? refuse(c, 'rewardNotReached') : ok(c, await answerOf(tx, call, owner, promotion));
    });
    events.tell(owner);
    return answer;
  });
};
