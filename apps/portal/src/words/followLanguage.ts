import type { Features } from '@baize/features/app';
import { languageAtom, mountedAtom } from '@baize/features/preferences';
import type { SiteWords } from './SiteWords.ts';

/**
 * Speaks the visitor's language from when it is known, which is before the pages are rendered for this visitor: what they
 * need is then fetched in that one alone. Answers how to stop.
 */
export function followLanguage(store: Features['store'], words: SiteWords): () => void {
  const speak = (): void => {
    if (store.get(mountedAtom)) void words.speak(store.get(languageAtom));
  };
  const stops = [store.sub(mountedAtom, speak), store.sub(languageAtom, speak)];
  speak();
  return () => stops.forEach((stop) => stop());
}
