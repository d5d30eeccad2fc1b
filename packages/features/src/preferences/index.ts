export {
  atomWithLifetime,
  effectiveLanguage,
  followLanguageAtom,
  guardedStorage,
  languageAtom,
  memoryStorage,
  mountedAtom,
  siteLanguagesAtom,
  storagesAtom,
  timeFormatAtom,
} from '../app/index.ts';
export type { KeyValueStorage, LanguageWishes, LastingAtom, Lifetime, Storages } from '../app/index.ts';
export { consentAtom } from './consent.atoms.ts';
export type { Consent } from './consent.atoms.ts';
export { quietAtom, schemeAtom, sideMenuAtom } from './preferences.atoms.ts';
export type { Scheme } from './preferences.atoms.ts';
