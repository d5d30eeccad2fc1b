import { languages } from '@baize/domain/languages';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { SiteWords, LanguageState } from './SiteWords.ts';

/**
 * The language on screen. Another language arrives as a transition, so that a page that still loads shows no fallback.
 * The document's language and direction change in the same commit as the words.
 */
export const useLanguageReady = (words: SiteWords): LanguageState => {
  const [spoken, setSpoken] = useState(words.now);
  useEffect(() => {
    const follow = (): void => startTransition(() => setSpoken(words.now));
    follow();
    return words.subscribe(follow);
  }, [words]);
  const { vocabulary, settled } = spoken;
  useLayoutEffect(() => words.show(vocabulary), [words, vocabulary]);
  useLayoutEffect(() => {
    if (!settled) return;
    const { tag, direction } = languages[vocabulary.language];
    const root = document.documentElement;
    root.lang = tag;
    root.dir = direction;
    delete root.dataset['pending'];
  }, [vocabulary, settled]);
  return spoken;
};
