import { bidiIsolate } from '../../site/words/bidiIsolate.ts';

const WORD_JOINER = '\u2060';

/** The number of a draw within a sentence: isolated, and without line breaks at its hyphens. */
export const drawNumber = (issueNumber: string): string =>
  bidiIsolate(issueNumber.replaceAll('-', `${WORD_JOINER}-${WORD_JOINER}`));
