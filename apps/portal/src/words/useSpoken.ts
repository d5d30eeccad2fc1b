import { languages } from '@baize/domain/languages';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { SiteWords } from './SiteWords.ts';
import type { Vocabulary } from './Vocabulary.ts';

export interface Spoken {
  readonly vocabulary: Vocabulary;
  /** Whether the visitor's language is known, and on screen or not to be had. */
  readonly settled: boolean;
}

/**
 * What the site speaks on screen. Another language comes as a transition: a page that is still on its way is waited for,
 * so that nothing takes its place meanwhile. The document's language and direction change with the words, never before them.
 */
export function useSpoken(words: SiteWords): Spoken {
  const [spoken, setSpoken] = useState(() => spokenBy(words));
  useEffect(() => {
    const follow = (): void => startTransition(() => setSpoken((last) => spokenBy(words, last)));
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

function spokenBy(words: SiteWords, last?: Spoken): Spoken {
  const [vocabulary, settled] = [words.spoken(), words.isSettled()];
  return last?.vocabulary === vocabulary && last.settled === settled ? last : { vocabulary, settled };
}
