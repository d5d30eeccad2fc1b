import { routes } from '@baize/gateway-contract';
import { findPromotionType } from '../announcements/announcements.store.ts';
import { ok, refuse } from '../kernel/answer.ts';
import type { Call, GatewayApp, Services, Session } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';
import { maskedName } from '../catalogue/wins.store.ts';
import { overloaded } from '../kernel/overloaded.ts';
import { readImage } from '../pictures/readImage.ts';
import { newId } from '../secrets/random.ts';
import type { LimitsPort } from '../wallet/limits.types.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import { decideApplications } from './decideApplications.ts';
import { missionLeaders } from './missionLeaders.ts';
import { missionsOf } from './missions.ts';
import { offerOf, withStoredTerms } from './offers.ts';
import { toPromotionAnswer } from './promotions.answers.ts';
import type { FoundPromotion } from './promotions.answers.ts';
import { statusOf } from './promotionStatus.ts';
import type { Entry, Status } from './promotionStatus.ts';
import {
  apply,
  claim,
  draw,
  findEntry,
  join,
  hasMostImages,
  storeImage,
  listEntries,
  listPromotions,
} from './promotions.store.ts';
import { stakedSince } from '../wallet/stakes.store.ts';
import { termOf } from './terms.ts';

const LEADERS = 10;
const MOST_WAITING_IMAGES = 12;
const AVAILABLE: ReadonlySet<Status> = new Set(['joinable', 'claimable']);

const ownerOf = ({ merchant }: Call, { memberId }: Session): Owner => ({ merchant: merchant.id, memberId });

const stakedIn = async ({ database }: Call, owner: Owner, entry: Entry | undefined): Promise<bigint> =>
  entry?.state === 'joined' ? entry.granted + (await stakedSince(database, owner, entry.since)) : 0n;

/** The promotion with this id and the member's part in it; undefined when it is unknown or has no offer. */
const find = async (call: Call, owner: Owner, id: string): Promise<FoundPromotion | undefined> => {
  const row = (await listPromotions(call.database, call.merchant.catalogue)).find((one) => one.id === id);
  const offer = offerOf(call.merchant, id);
  if (row === undefined || offer === undefined) return undefined;
  const entry = await findEntry(call.database, owner, id);
  return { row, offer: withStoredTerms(offer, entry), entry, staked: await stakedIn(call, owner, entry) };
};

/** Refusal of an action in this status; undefined when the action is allowed. */
const refusalOf = (status: Status) => {
  if (status === 'comingSoon' || status === 'closed') return 'promotionClosed' as const;
  return status === 'joinable' || status === 'rejected' ? undefined : ('promotionTaken' as const);
};

/** Routes of promotions, missions and the leaderboard (REQ-209 to REQ-212). */
export const mountPromotions = (
  app: GatewayApp,
  services: Pick<Services, 'decides' | 'events' | 'pictures'> & LimitsPort,
): void => {
  const { events } = services;
  const { refusePlay } = services.limits;

  handle(app, routes.getPromotions, async ({ c, call, session }) => {
    const { database, merchant, language } = call;
    const owner = session === undefined || session.role === 'trial' ? undefined : ownerOf(call, session);
    if (owner) await decideApplications(services, call, owner);
    const entries = owner === undefined ? [] : await listEntries(database, owner);
    const promotions = [];
    for (const row of await listPromotions(database, merchant.catalogue)) {
      const offer = offerOf(merchant, row.id);
      const entry = entries.find(({ promotion_id: id }) => id === row.id);
      const staked = owner === undefined ? 0n : await stakedIn(call, owner, entry);
      if (offer)
        promotions.push(
          toPromotionAnswer({ row, offer: withStoredTerms(offer, entry), entry, staked }, call, language),
        );
    }
    const available = promotions.filter(({ status }) => AVAILABLE.has(status)).length;
    const referral = (await findPromotionType(database, merchant, 'REFERRAL', call.now)) !== undefined;
    return ok(c, { promotions, available, referral });
  });

  handle(app, routes.joinPromotion, async ({ c, call, session, body: { promotionId } }) => {
    const owner = ownerOf(call, session);
    const found = await find(call, owner, promotionId);
    if (found === undefined || found.offer.kind !== 'join') return refuse(c, 'promotionUnknown');
    const { offer } = found;
    const refusal = refusalOf(statusOf(offer, found.row, { ...found, now: call.now }));
    if (refusal !== undefined) return refuse(c, refusal);
    return call.database.transaction(async (tx) => {
      const paused = await refusePlay(tx, owner, { kind: 'play' }, call.now);
      if (paused !== undefined) return refuse(c, paused.code, paused.details);
      const entry = await join(tx, owner, { offer, now: call.now });
      return entry === undefined
        ? refuse(c, 'promotionTaken')
        : ok(c, toPromotionAnswer({ ...found, entry, staked: 0n }, call, call.language));
    });
  });

  handle(app, routes.requestPromotionReward, async ({ c, call, session, effect, body }) => {
    const { promotionId, remark, images } = body;
    const { now, language } = call;
    const owner = ownerOf(call, session);
    await decideApplications(services, call, owner);
    const found = await find(call, owner, promotionId);
    if (found === undefined || found.offer.kind === 'raffle') return refuse(c, 'promotionUnknown');
    const { offer, row } = found;
    const status = statusOf(offer, row, { ...found, now });
    if (offer.kind === 'apply') {
      const refusal = refusalOf(status);
      if (refusal !== undefined) return refuse(c, refusal);
      return effect(async (tx) => {
        const paused = await refusePlay(tx, owner, { kind: 'play' }, now);
        if (paused !== undefined) return refuse(c, paused.code, paused.details);
        const entry = await apply(tx, owner, offer, { remark, pictures: images, now });
        if (entry === 'imageUnknown') return refuse(c, 'imageUnknown');
        return entry === 'taken'
          ? refuse(c, 'promotionTaken')
          : ok(c, toPromotionAnswer({ ...found, entry }, call, language));
      });
    }
    if (status === 'comingSoon' || status === 'closed') return refuse(c, 'promotionClosed');
    if (status === 'claimed') return refuse(c, 'promotionTaken');
    if (status !== 'claimable') return refuse(c, 'rewardNotReached');
    const answer = await effect(async (tx) => {
      const paused = await refusePlay(tx, owner, { kind: 'play' }, now);
      if (paused !== undefined) return refuse(c, paused.code, paused.details);
      const entry = await claim(tx, owner, { offer, now });
      if (entry === 'walletFull') return refuse(c, 'walletFull');
      if (entry === 'notReached') return refuse(c, 'rewardNotReached');
      return entry === 'taken'
        ? refuse(c, 'promotionTaken')
        : ok(c, toPromotionAnswer({ ...found, entry }, call, language));
    });
    events.tell(owner);
    return answer;
  });

  handle(app, routes.claimRaffle, async ({ c, call, session, effect, body: { promotionId } }) => {
    const owner = ownerOf(call, session);
    const found = await find(call, owner, promotionId);
    if (found === undefined || found.offer.kind !== 'raffle') return refuse(c, 'promotionUnknown');
    const { offer } = found;
    const refusal = refusalOf(statusOf(offer, found.row, { ...found, now: call.now }));
    if (refusal !== undefined) return refuse(c, refusal);
    const answer = await effect(async (tx) => {
      const paused = await refusePlay(tx, owner, { kind: 'play' }, call.now);
      if (paused !== undefined) return refuse(c, paused.code, paused.details);
      const entry = await draw(tx, owner, { offer, now: call.now });
      if (entry === 'walletFull') return refuse(c, 'walletFull');
      return entry === undefined
        ? refuse(c, 'promotionTaken')
        : ok(c, toPromotionAnswer({ ...found, entry }, call, call.language));
    });
    events.tell(owner);
    return answer;
  });

  handle(app, routes.addPromotionImage, async ({ c, call, session, body: { image } }) => {
    const owner = ownerOf(call, session);
    const limits = { now: call.now, most: MOST_WAITING_IMAGES };
    // Checked before the work, and again when the picture is stored.
    if (await hasMostImages(call.database, owner, limits)) return refuse(c, 'imagesTooMany');
    const read = await readImage(services.pictures, image, c.req.raw.signal);
    if ('noTurn' in read) return overloaded(c);
    if (!read.ok) return refuse(c, read.code);
    const id = newId();
    const { type, content } = read;
    const kept = await storeImage(call.database, owner, { id, type, content }, limits);
    return kept === 'full' ? refuse(c, 'imagesTooMany') : ok(c, { id });
  });

  handle(app, routes.getMissionSummary, async ({ c, call, session }) => {
    const { database, merchant, now, language } = call;
    const missions = await missionsOf(database, { merchant, memberId: session.memberId, now }, language);
    return ok(c, { missions, currency: merchant.settings.sandbox.currency });
  });

  handle(app, routes.getMissionLeaderboard, async ({ c, call: { database, merchant, now } }) => {
    const { to } = termOf('week', now, merchant.settings.sandbox.timeZone);
    const leaders = await missionLeaders(database, { merchant, now }, LEADERS);
    const entries = leaders.map(({ name, missions }) => ({ player: maskedName(name), missions }));
    return ok(c, { entries, endsAt: to.toISOString() });
  });
};
