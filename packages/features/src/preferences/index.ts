export {
  atomWithLifetime,
  effectiveLanguage,
  guardedStorage,
  languageAtom,
  memoryStorage,
  mountedAtom,
  siteLanguagesAtom,
  storagesAtom,
} from '../app/index.ts';
export type { KeyValueStorage, LanguageWishes, LastingAtom, Lifetime, Storages } from '../app/index.ts';
export { consentAtom } from './consent.atoms.ts';
export type { Consent } from './consent.atoms.ts';
export { quietAtom, schemeAtom, sideMenuAtom, timeFormatAtom } from './preferences.atoms.ts';
export type { Scheme } from './preferences.atoms.ts';
