import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { LanguageCode } from '@baize/domain/languages';
import { formatter } from '@lingui/format-po';
import { areaNames, type WordArea } from '../../src/words/wordAreas.ts';
import { catalogCodes } from './catalogCodes.ts';
import { catalogFile, catalogText, sentencesInCatalog } from './catalogFile.ts';
import { sentencesInSource, type Sentences } from './sentencesInSource.ts';

// Updates the catalogs from the sentences in `src`: adds new ones, updates changed English, and keeps the translations
// of a sentence that has moved to another area. Prints what is left to translate.

const format = formatter({ explicitIdAsDefault: true });

/** All translations of a language, from every area. */
async function writtenIn(code: LanguageCode): Promise<Sentences> {
  return Object.assign(
    {},
    ...(await Promise.all(areaNames.map((area) => sentencesInCatalog(area, code)))),
  ) as Sentences;
}

async function write(area: WordArea, code: LanguageCode, sentences: Sentences): Promise<void> {
  const existing = await catalogText(area, code);
  const entries = Object.entries(sentences).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const catalog = Object.fromEntries(entries.map(([id, translation]) => [id, { translation }]));
  const text = await format.serialize(catalog, { locale: code, sourceLocale: 'EN', existing, filename: '' });
  if (text === existing) return;
  const file = catalogFile(area, code);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

const inSource = await sentencesInSource();
for (const code of catalogCodes) {
  const written = code === 'EN' ? Object.assign({}, ...Object.values(inSource)) : await writtenIn(code);
  const lacking = areaNames.flatMap((area) => Object.keys(inSource[area]).filter((id) => !written[id]));
  for (const area of areaNames) {
    const ids = Object.keys(inSource[area]);
    await write(area, code, Object.fromEntries(ids.map((id) => [id, written[id] ?? ''])));
  }
  if (lacking.length > 0) process.stdout.write(`${code}: to be written: ${lacking.join(', ')}\n`);
}
