import { scanPo } from './scanPo.ts';

/** One translated sentence of a `.po` file and the line its `msgid` stands on (from 1). */
export type PoEntry = { id: string; text: string; line: number };

/**
 * The sentences of a `.po` text that can be read, in its order; entries without a translation, and fuzzy ones, are left
 * out. `readSentences` tells its faults.
 */
export function readPo(text: string): PoEntry[] {
  return scanPo(text)
    .sentences.filter(({ text: sentence, fuzzyAt }) => sentence !== '' && fuzzyAt === undefined)
    .map(({ id, text: sentence, at }) => ({ id, text: sentence, line: at.line }));
}
