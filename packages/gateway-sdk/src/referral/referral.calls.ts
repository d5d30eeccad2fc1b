import type { Schemas, ValueOf } from '@baize/gateway-contract/client';
import { claimReferral as claimReferralOperation } from '@baize/gateway-contract/client/referral/claimReferral';
import { getReferral as getReferralOperation } from '@baize/gateway-contract/client/referral/getReferral';
import { getReferredFriends as getReferredFriendsOperation } from '@baize/gateway-contract/client/referral/getReferredFriends';
import type { Answer, CallOptions, Gateway, MoneyCallOptions } from '../gateway.types.ts';
import { pageQuery, readPage } from '../paging/index.ts';
import type { Page, PageAsked } from '../paging/index.ts';

/** The member's invitation: code, rule and what it earned, in minor units. `content` is untrusted HTML. */
export type Referral = Schemas['Referral'];

/** A friend who joined by the invitation, by a masked name. */
export type ReferredFriend = Schemas['ReferredFriend'];

const readReferral = (referral: ValueOf<'getReferral'>): Referral => referral;

/** The member's invitation; refused while the merchant runs no REFERRAL promotion. */
export const getReferral = (gateway: Gateway, options?: CallOptions): Answer<Referral> =>
  gateway.call(getReferralOperation, {}, readReferral, options);

/** A page of the friends who joined, newest first. */
export const getReferredFriends = (
  gateway: Gateway,
  { cursor, size }: Pick<PageAsked, 'cursor' | 'size'> = {},
  options?: CallOptions,
): Answer<Page<ReferredFriend>> =>
  gateway.call(
    getReferredFriendsOperation,
    { query: pageQuery({ cursor, size }) },
    readPage((friend: ReferredFriend) => friend),
    options,
  );

/** Pays what the invitation has earned; returns the invitation after it. */
export const claimReferral = (gateway: Gateway, options?: MoneyCallOptions): Answer<Referral> =>
  gateway.call(claimReferralOperation, {}, readReferral, options);
