import type { ComponentType } from 'react';
import { withTimeout } from '../site/withTimeout.ts';
import { lazyWithWords } from '../site/words/lazyWithWords.tsx';
import type { WordArea } from '../site/words/wordAreas.ts';

/**
 * A page in a chunk of its own, fetched with the words of its area when it is first rendered; fails after 120 seconds.
 * Its module must export the page only.
 */
export const lazyPage = (area: WordArea, load: () => Promise<Readonly<Record<string, ComponentType>>>): ComponentType =>
  lazyWithWords(
    area,
    () => withTimeout(async () => onlyExportOf(await load())),
    (failure) => {
      throw failure;
    },
  );

const onlyExportOf = (module: Readonly<Record<string, ComponentType>>): ComponentType => {
  const [page] = Object.values(module);
  if (page === undefined) throw new Error('A page has a module that exports nothing.');
  return page;
};
