export { claimReferral, getReferral, getReferredFriends } from './referral.calls.ts';
export type { Referral, ReferredFriend } from './referral.calls.ts';
