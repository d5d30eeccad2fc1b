import type { Features } from '@baize/features/app';
import { languageAtom, mountedAtom } from '@baize/features/preferences';
import type { SiteWords } from './SiteWords.ts';

/**
 * Switches to the visitor's language as soon as it is known: before the pages render, so that they fetch their words in
 * that language only. Returns how to stop.
 */
export function followLanguage(store: Features['store'], words: SiteWords): () => void {
  const speak = (): void => {
    if (store.get(mountedAtom)) void words.speak(store.get(languageAtom));
  };
  const stops = [store.sub(mountedAtom, speak), store.sub(languageAtom, speak)];
  speak();
  return () => stops.forEach((stop) => stop());
}
