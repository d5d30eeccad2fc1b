import type { ComponentType } from 'react';
import { withinTime } from '../app/withinTime.ts';
import { lazyWithWords } from '../words/lazyWithWords.tsx';
import type { WordArea } from '../words/wordAreas.ts';

/** A page in a chunk of its own, fetched with the words of its area when it is first shown; waiting ends after 120 seconds. */
export function lazyPage(area: WordArea, load: () => Promise<ComponentType>): ComponentType {
  return lazyWithWords(
    area,
    () => withinTime(load),
    (failure) => {
      throw failure;
    },
  );
}
