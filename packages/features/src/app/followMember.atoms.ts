import type { Member } from '@baize/gateway-sdk/member';
import { isLanguageCode } from '@baize/domain/languages';
import type { LanguageCode } from '@baize/domain/languages';
import { atom } from 'jotai/vanilla';
import { chosenLanguageAtom, languageAtom, siteLanguagesAtom } from './language.atoms.ts';
import { atomWithLifetime } from './lifetime.atoms.ts';
import { timeFormatAtom } from './timeFormat.atoms.ts';

/** The language that this device took over from a member: another one was chosen by the visitor. */
const followedLanguageAtom = atomWithLifetime<LanguageCode | undefined>({
  key: 'followedLanguage',
  lifetime: 'device',
  initial: undefined,
  parse: (stored) => (isLanguageCode(stored) ? stored : undefined),
});

/** Shows the site in a language that the member saved; it is no choice of this device. */
export const followLanguageAtom = atom(null, (_get, set, code: LanguageCode) => {
  set(followedLanguageAtom, code);
  set(languageAtom, code);
});

/**
 * Takes over what a member saved on another device, at login. A language of the address, or one that the visitor chose on
 * this device, stays.
 */
export const followMemberAtom = atom(null, (get, set, { language, timeFormat = 'auto' }: Member) => {
  set(timeFormatAtom, timeFormat);
  const { offered, visit } = get(siteLanguagesAtom);
  if (language === undefined || visit !== undefined || !offered.includes(language)) return;
  const chosen = get(chosenLanguageAtom);
  if (chosen === undefined || chosen === get(followedLanguageAtom)) set(followLanguageAtom, language);
});
