import type { Diagnostic } from '../diagnostics/diagnostic.types.ts';

/** Line and column in a text, both from 1. */
export type Place = Pick<Diagnostic, 'line' | 'column'>;

/** A mistake in a PO text, at its position. */
export type PoProblem = Place & Pick<Diagnostic, 'severity' | 'code' | 'message' | 'fix'>;

/** `hasContexts`: entries may have a msgctxt, which a tenant's file may not. An id still stands once in the text. */
export type PoOptions = { hasContexts?: boolean };

/** One valid entry of a PO text, with positions. */
export type PoSentence = {
  id: string;
  /** Its msgctxt; only read on request. */
  context?: string;
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
  problems: PoProblem[];
};
