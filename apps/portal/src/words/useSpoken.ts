import { languages } from '@baize/domain/languages';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { SiteWords, Spoken } from './SiteWords.ts';

/**
 * What the site speaks on screen. Another language comes as a transition: a page that is still on its way is waited for,
 * so that nothing takes its place meanwhile. The document's language and direction change with the words, never before them.
 */
export function useSpoken(words: SiteWords): Spoken {
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
}
