import type { Diagnostic } from '../diagnostics/diagnostic.types.ts';

/** Line and column in a text, both from 1. */
export type Place = Pick<Diagnostic, 'line' | 'column'>;

/** What is wrong with a part of a PO text, at its place. */
export type PoFault = Place & Pick<Diagnostic, 'severity' | 'code' | 'message' | 'fix'>;

/** One entry of a PO text without faults: its id, its text, and where both stand. */
export type PoSentence = {
  id: string;
  text: string;
  at: Place;
  /** Where its mark as fuzzy stands: a guess of a tool, which nobody has confirmed. */
  fuzzyAt?: Place;
  /** Where a character of the text (its offset in UTF-16 units) stands in the file. */
  placeOf: (offset: number) => Place;
};

/** A PO text as it was read. */
export type PoText = {
  header: string;
  sentences: PoSentence[];
  /** The id of every entry, those with faults too. */
  ids: string[];
  /** Whether a fault has hidden an entry whose id nobody can tell. */
  hasLostIds: boolean;
  faults: PoFault[];
};
