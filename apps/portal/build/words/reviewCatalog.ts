import { languages, type LanguageCode } from '@baize/domain/languages';
import { findSuspicions } from '@baize/tooling/sentences';
import type { SourceSentence } from './sentencesInSource.ts';
import { englishBefore, poFormat } from './updateCatalog.ts';

type Review = {
  readonly code: LanguageCode;
  /** Text of an updated catalog. */
  readonly text: string;
  readonly source: readonly SourceSentence[];
};

/**
 * Open points of a catalog, a line each: per area the sentences that are missing (untranslated or fuzzy), those whose
 * English has changed since they were translated, and those that look wrong.
 */
export const reviewCatalog = async ({ code, text, source }: Review): Promise<readonly string[]> => {
  const entries = await poFormat.parse(text, { locale: code, sourceLocale: 'EN', filename: '' });
  const pointOf = ({ id, text: english, notes }: SourceSentence) => {
    const { translation = '', comments = [], extra } = entries[id] ?? {};
    const isFuzzy = Boolean((extra as { flags?: string[] } | undefined)?.flags?.includes('fuzzy'));
    if (translation === '' || isFuzzy) return { id, kind: 'missing', point: id };
    const before = englishBefore(comments);
    if (before !== undefined) return { id, kind: 'changed in English', point: `${id} (was “${before}”)` };
    const limit = limitOf(notes);
    const suspicions = findSuspicions({ code, tag: languages[code].tag, english, text: translation, limit });
    return suspicions.length === 0 ? undefined : { id, kind: 'suspicious', point: `${id} (${suspicions.join('; ')})` };
  };
  const areas = [...new Set(source.map(({ area }) => area))];
  return areas.flatMap((area) => {
    const own = source.filter((sentence) => sentence.area === area).map(pointOf);
    const kinds = Map.groupBy(
      own.filter((point) => point !== undefined),
      ({ kind }) => kind,
    );
    return [...kinds].map(
      ([kind, points]) => `${code} ${area}: ${kind}: ${points.map(({ point }) => point).join(', ')}`,
    );
  });
};

/** Greatest length of a sentence, from the `comment` of its macro: "at most 24 characters". */
const limitOf = (notes: readonly string[]): number | undefined => {
  const limits = notes.flatMap((note) => /^at most (\d+) characters$/u.exec(note)?.[1] ?? []).map(Number);
  return limits.length === 0 ? undefined : Math.min(...limits);
};
