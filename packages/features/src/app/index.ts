export { base64Of } from './base64Of.ts';
export { useQueryError } from './useQueryError.ts';
export { valueOrThrow, gatewayErrorOf, ThrownGatewayError } from './valueOrThrow.ts';
export { fetched } from './fetched.ts';
export type { Fetched, Loaded } from './fetched.ts';
export { createQueryClient } from './createQueryClient.ts';
export { refetchIfOlder } from './refetchIfOlder.ts';
export { followChanges, isObject } from './changes.ts';
export type { ChangeChannel, ChannelOf } from './changes.ts';
export { FeaturesProvider, useFeatures, useGateway, useMerchant } from './FeaturesProvider.tsx';
export type { Features, Store } from './FeaturesProvider.tsx';
export { answerIsLost, isStillProcessing, idempotencyKeyFor } from './idempotencyKey.ts';
export type { Keyed } from './idempotencyKey.ts';
export { followLanguageAtom } from './followMember.atoms.ts';
export { languageAtom, siteLanguagesAtom } from './language.atoms.ts';
export { effectiveLanguage } from './language.rules.ts';
export type { LanguageWishes } from './language.rules.ts';
export { newerInLedger } from './ledger.rules.ts';
export { atomWithLifetime, mountedAtom, storagesAtom } from './lifetime.atoms.ts';
export type { LastingAtom } from './lifetime.atoms.ts';
export { memoryStorage } from './memoryStorage.ts';
export { answerKey, isAnswerOf, isMemberKey } from './scope.rules.ts';
export type { Scope } from './scope.rules.ts';
export {
  markFirstLoginAtom,
  heldSessionAtom,
  leavingAtom,
  storeMemberAtom,
  memberTypesAtom,
  acceptOfferAtom,
  offeredTokenAtom,
  passwordChangeAtom,
  recoveryLinkAtom,
  sessionAtom,
  sessionEndReasonAtom,
  endSessionAtom,
  startSessionAtom,
  setSessionAtom,
  sessionTokenAtom,
  markWelcomedAtom,
} from './session.atoms.ts';
export { keepMerchant, keptSession, secretsInAddress } from './session.rules.ts';
export type { HeldSession, Session, SessionEnd } from './session.types.ts';
export { guardedStorage } from './storages.ts';
export type { KeyValueStorage, Lifetime, Storages } from './storages.ts';
export { timeFormatAtom } from './timeFormat.atoms.ts';
export { useRefetchAfterClockLeap } from './useRefetchAfterClockLeap.ts';
export { secondsLeft, useTicker } from './useTicker.ts';
export { useScope } from './useScope.ts';
