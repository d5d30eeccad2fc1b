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
export { consentAtom, quietAtom, schemeAtom, sideMenuAtom } from './preferences.atoms.ts';
export type { Consent, Scheme } from './preferences.atoms.ts';
