import type { I18n, Messages } from '@lingui/core';
import { languages, type LanguageCode } from '@baize/domain/languages';
import { GuardedWords } from './GuardedWords.ts';

/** The sentences of one language, compiled, ready for `I18nProvider`. One that cannot be said never breaks a page. */
export function createWords(language: LanguageCode, messages: Messages): I18n {
  const { tag } = languages[language];
  return new GuardedWords({ locale: tag, messages: { [tag]: messages } });
}

/** As createWords, and `used` names every message that was asked for: what a first screen has to bring along. */
export function createRecordingWords(language: LanguageCode, messages: Messages): { words: I18n; used: Set<string> } {
  const used = new Set<string>();
  const recorded = new Proxy(messages, {
    get(target, id: string) {
      used.add(id);
      return target[id];
    },
  });
  const words = createWords(language, {});
  Object.defineProperty(words, 'messages', { get: () => recorded });
  return { words, used };
}
