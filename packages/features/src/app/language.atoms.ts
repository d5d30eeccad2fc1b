import { DEFAULT_LANGUAGE, isLanguageCode } from '@baize/domain/languages';
import type { LanguageCode } from '@baize/domain/languages';
import { atom } from 'jotai/vanilla';
import { effectiveLanguage } from './language.rules.ts';
import type { LanguageWishes } from './language.rules.ts';
import { atomWithLifetime, mountedAtom } from './lifetime.atoms.ts';

const chosenLanguageAtom = atomWithLifetime<LanguageCode | undefined>({
  key: 'language',
  lifetime: 'device',
  initial: undefined,
  parse: (stored) => (isLanguageCode(stored) ? stored : undefined),
});

/** What the site offers and this visit asks for; the app sets it before the first render. */
export const siteLanguagesAtom = atom<Omit<LanguageWishes, 'chosen'>>({
  offered: [DEFAULT_LANGUAGE],
  fallback: DEFAULT_LANGUAGE,
});

/** The language shown and sent. The first render shows the site's default; choosing one ends what the visit asked for. */
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
