import { join } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { areaNames, wordAreas, type WordArea } from '../../src/site/words/wordAreas.ts';

const configPath = join(import.meta.dirname, '../../lingui.config.ts');

/** Sentences by id. */
export type Sentences = Readonly<Record<string, string>>;

/** A sentence of a macro in `src`: its English text and the notes of its `comment`. */
export type SourceSentence = {
  readonly id: string;
  readonly area: WordArea;
  readonly text: string;
  readonly notes: readonly string[];
};

/** Extracts the sentences of one area; undefined when a file could not be read or parsed. */
type Extraction = {
  collect: () => Promise<Readonly<Record<string, { message?: string; comments?: string[] }>> | undefined>;
};

/**
 * The sentences of the macros in `src`, each in one area. Throws when a file cannot be extracted or an area has no
 * sentence, since its sentences would seem to be gone. Lingui looks for sources in the working directory.
 */
export const extractSentences = async (areas?: readonly Extraction[]): Promise<readonly SourceSentence[]> => {
  const extractions = areas ?? (await getCatalogs(getConfig({ configPath })));
  const found = new Map<string, SourceSentence>();
  for (const [place, extraction] of extractions.entries()) {
    const own = areaNames[place] ?? 'general';
    const entries = await extraction.collect();
    if (entries === undefined) throw new Error(`The sentences of ${own} could not be extracted; see the error above.`);
    if (Object.keys(entries).length === 0)
      throw new Error(`No sentence was found in ${own}: ${wordAreas[own].join(', ')}.`);
    for (const [id, { message = '', comments = [] }] of Object.entries(entries)) {
      const known = found.get(id);
      const area = known === undefined ? own : sharedArea(known.area, own);
      found.set(id, { id, area, text: message, notes: [...new Set([...(known?.notes ?? []), ...comments])] });
    }
  }
  return [...found.values()];
};

/** The English of sentences, by area and id. */
export const englishByArea = (source: readonly SourceSentence[]): Readonly<Record<WordArea, Sentences>> => {
  const groups = Map.groupBy(source, ({ area }) => area);
  const sentencesOf = (area: WordArea): Sentences =>
    Object.fromEntries((groups.get(area) ?? []).map(({ id, text }) => [id, text]));
  return Object.fromEntries(areaNames.map((area) => [area, sentencesOf(area)])) as Record<WordArea, Sentences>;
};

// A sentence of the shell and another area belongs to the shell, which is always loaded; one of two other areas to
// `general`, which loads with each of them.
const sharedArea = (one: WordArea, other: WordArea): WordArea =>
  one === 'shell' || other === 'shell' ? 'shell' : 'general';
