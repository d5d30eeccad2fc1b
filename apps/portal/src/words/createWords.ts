import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { languages, type LanguageCode } from '@baize/domain/languages';

/** The sentences of one language, compiled, ready for `I18nProvider`. */
export function createWords(language: LanguageCode, messages: Messages): I18n {
  const { tag } = languages[language];
  return setupI18n({ locale: tag, messages: { [tag]: messages } });
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
