import type { Features } from '@baize/features/app';
import { languageAtom, mountedAtom } from '@baize/features/preferences';
import type { SiteWords } from './SiteWords.ts';

/**
 * Switches to the visitor's language as soon as it is known: before the pages render, so that they fetch their words in
 * that language only. Returns how to stop.
 */
export const followLanguage = (store: Features['store'], words: SiteWords): (() => void) => {
  const switchLanguage = (): void => {
    if (store.get(mountedAtom)) void words.switchTo(store.get(languageAtom));
  };
  const stops = [store.sub(mountedAtom, switchLanguage), store.sub(languageAtom, switchLanguage)];
  switchLanguage();
  return () => stops.forEach((stop) => stop());
};
