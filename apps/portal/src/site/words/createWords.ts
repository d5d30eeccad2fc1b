import { languages, type LanguageCode } from '@baize/domain/languages';
import type { SiteConstants } from '@baize/tenant/document';
import type { Messages } from '@lingui/core';
import { GuardedWords } from './GuardedWords.ts';

/**
 * The compiled sentences of one language, for `I18nProvider`. A sentence that cannot be formatted never breaks a page.
 */
export const createWords = (language: LanguageCode, messages: Messages, constants?: SiteConstants): GuardedWords =>
  new GuardedWords({ locale: languages[language].tag, messages, constants });

/** Like createWords, and adds the id of each message that is read to `used`: a first screen has to contain those. */
export const createRecordingWords = (
  language: LanguageCode,
  messages: Messages,
  constants: SiteConstants,
): { words: GuardedWords; used: Set<string> } => {
  const used = new Set<string>();
  const recorded = new Proxy(messages, {
    get(target, id: string) {
      used.add(id);
      return target[id];
    },
  });
  const words = createWords(language, {}, constants);
  Object.defineProperty(words, 'messages', { get: () => recorded });
  return { words, used };
};
