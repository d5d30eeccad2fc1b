/** Isolates a number or an amount (FSI, PDI), so that it keeps its direction within a sentence (UAX #9). */
export const bidiIsolate = (text: string): string => `\u2068${text}\u2069`;

const WORD_JOINER = '\u2060';

/** The number of a draw within a sentence: isolated, and without line breaks at its hyphens. */
export const drawNumber = (issueNumber: string): string =>
  bidiIsolate(issueNumber.replaceAll('-', `${WORD_JOINER}-${WORD_JOINER}`));
