export type { Referral, ReferredFriend } from '@baize/gateway-sdk/referral';
export { useClaimReferral, useReferral, useReferredFriends } from './useReferral.ts';
export type { ClaimReferral, ReferralCode, ReferralView } from './useReferral.ts';
