import { languages, type LanguageCode } from '@baize/domain/languages';
import type { I18n, Messages } from '@lingui/core';
import { useEffect, useState } from 'react';
import { createWords } from './createWords.ts';

export interface Spoken {
  readonly language: LanguageCode;
  readonly words: I18n;
  /** `first` holds what the first screen says, `whole` the whole language; `failed` when the whole could not be had. */
  readonly extent?: 'first' | 'whole' | 'failed';
}

/** Answers the sentences of a language; rejects when they cannot be had. */
export type LoadMessages = (language: LanguageCode) => Promise<Messages>;

/**
 * The words on screen; undefined wants none yet, as in the first render. A new language takes their place when its
 * sentences have come; until then, and when they do not come, the old ones stay. The document's language and direction
 * change with the words, never before them.
 */
export function useWords(wanted: LanguageCode | undefined, first: Spoken, load: LoadMessages): Spoken {
  const [spoken, setSpoken] = useState(first);

  useEffect(() => {
    if (wanted === undefined) return undefined;
    let current = true;
    const arrive = (): void => {
      if (current) delete document.documentElement.dataset['pending'];
    };
    const change = async (): Promise<void> => {
      // The first screen brought only the sentences it shows; the rest of its language follows here.
      const messages = await load(wanted);
      if (!current) return;
      setSpoken({ language: wanted, words: createWords(wanted, messages), extent: 'whole' });
      document.documentElement.lang = languages[wanted].tag;
      document.documentElement.dir = languages[wanted].direction;
    };
    const fail = (): void => {
      if (current) setSpoken((before) => (before.extent === 'whole' ? before : { ...before, extent: 'failed' }));
      arrive();
    };
    change().then(arrive, fail);
    return () => {
      current = false;
    };
  }, [wanted, load]);

  return spoken;
}
