export {
  choosePicture,
  closeAccount,
  getClosure,
  getConsentChanges,
  getExport,
  getProfile,
  requestExport,
  setBirthday,
  setConsent,
  setNickname,
  setPreferences,
  uploadPicture,
} from './profile.calls.ts';
export type { AccountClosure, Consent, ConsentChange, MemberProfile, Preferences } from './profile.calls.ts';
