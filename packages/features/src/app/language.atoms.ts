import { DEFAULT_LANGUAGE, isLanguageCode } from '@baize/domain/languages';
import type { LanguageCode } from '@baize/domain/languages';
import { atom } from 'jotai/vanilla';
import { effectiveLanguage } from './language.rules.ts';
import type { LanguageWishes } from './language.rules.ts';
import { atomWithLifetime, mountedAtom } from './lifetime.atoms.ts';

/** Language chosen on this device; undefined without a choice. */
export const chosenLanguageAtom = atomWithLifetime<LanguageCode | undefined>({
  key: 'language',
  lifetime: 'device',
  initial: undefined,
  parse: (stored) => (isLanguageCode(stored) ? stored : undefined),
});

/** Languages of the site and the one this visit requests; the app sets it before the first render. */
export const siteLanguagesAtom = atom<Omit<LanguageWishes, 'chosen'>>({
  offered: [DEFAULT_LANGUAGE],
  fallback: DEFAULT_LANGUAGE,
});

/** Language shown and sent; the site's default in the first render. Writing stores a choice and drops the visit's. */
export const languageAtom = atom(
  (get): LanguageCode => {
    const site = get(siteLanguagesAtom);
    return get(mountedAtom) ? effectiveLanguage({ ...site, chosen: get(chosenLanguageAtom) }) : site.fallback;
  },
  (_get, set, code: LanguageCode) => {
    set(siteLanguagesAtom, (site) => ({ ...site, visit: undefined }));
    set(chosenLanguageAtom, code);
  },
);
