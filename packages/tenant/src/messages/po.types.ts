import type { Diagnostic } from '../diagnostics/diagnostic.types.ts';

/** Line and column in a text, both from 1. */
export type Place = Pick<Diagnostic, 'line' | 'column'>;

/** A mistake in a PO text, at its position. */
export type PoFault = Place & Pick<Diagnostic, 'severity' | 'code' | 'message' | 'fix'>;

/** One valid entry of a PO text, with positions. */
export type PoSentence = {
  id: string;
  text: string;
  at: Place;
  /** Position of its fuzzy mark: a tool's guess, unconfirmed by a translator. */
  fuzzyAt?: Place;
  /** Position in the file of a character of the text (offset in UTF-16 units). */
  placeOf: (offset: number) => Place;
};

/** A parsed PO text. */
export type PoText = {
  header: string;
  sentences: PoSentence[];
  /** Ids of all entries, invalid ones included. */
  ids: string[];
  /** True if a mistake hides the id of an entry. */
  hasLostIds: boolean;
  faults: PoFault[];
};
