/** A number or an amount that keeps its own direction within a sentence of any script. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

const WORD_JOINER = '\u2060';

/** The number of a draw within a sentence: isolated, and never broken at its hyphens. */
export const drawNumber = (issueNumber: string): string =>
  isolated(issueNumber.replaceAll('-', `${WORD_JOINER}-${WORD_JOINER}`));
