import type { PoOptions } from './po.types.ts';
import { scanPo } from './scanPo.ts';

/** One translated message of a `.po` file, with the line of its `msgid` (from 1). */
export type PoEntry = { id: string; context?: string; text: string; line: number };

/**
 * The valid messages of a `.po` text in file order, without untranslated and fuzzy ones. `readSentences` reports the
 * mistakes.
 */
export const readPo = (text: string, options: PoOptions = {}): PoEntry[] =>
  scanPo(text, options)
    .sentences.filter(({ text: sentence, fuzzyAt }) => sentence !== '' && fuzzyAt === undefined)
    .map(({ id, context, text: sentence, at }) => ({
      id,
      ...(context === undefined ? {} : { context }),
      text: sentence,
      line: at.line,
    }));
