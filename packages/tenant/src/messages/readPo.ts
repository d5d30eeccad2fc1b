import { scanPo } from './scanPo.ts';

/** One translated message of a `.po` file, with the line of its `msgid` (from 1). */
export type PoEntry = { id: string; text: string; line: number };

/**
 * The valid messages of a `.po` text in file order, without untranslated and fuzzy ones. `readSentences` reports the
 * mistakes.
 */
export function readPo(text: string): PoEntry[] {
  return scanPo(text)
    .sentences.filter(({ text: sentence, fuzzyAt }) => sentence !== '' && fuzzyAt === undefined)
    .map(({ id, text: sentence, at }) => ({ id, text: sentence, line: at.line }));
}
