export type { ProfileChange } from './profile.mutations.ts';
export {
  birthdayFields,
  birthdayRange,
  canClose,
  NICKNAME_LONGEST,
  nicknameFields,
  nicknameProblem,
  pictureLimits,
  pictureProblem,
  refusedProfileField,
} from './profile.rules.ts';
export type { ConsentChannel, PictureProblem } from './profile.rules.ts';
export { useCloseAccount, useClosure, useExport } from './useClosure.ts';
export type { CloseCode, ExportCode } from './useClosure.ts';
export { useChangeProfile, useConsentChanges, useProfileSettings } from './useProfileSettings.ts';
export type { ProfileCode } from './useProfileSettings.ts';
export type { AccountClosure, ConsentChange, MemberProfile } from '@baize/gateway-sdk/profile';
