import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shippedLanguages } from '@baize/domain/languages';
import { catalogFile, catalogText } from './catalogFile.ts';
import { reviewCatalog } from './reviewCatalog.ts';
import { extractSentences } from './sentencesInSource.ts';
import { updateCatalog } from './updateCatalog.ts';

// Brings the catalogs up to date with the sentences in `src`, and prints what is open per language and area. Writes
// nothing when a source file or a catalog cannot be read.
//
// `npm run words -- --checked <id>…` confirms translations whose English has changed.

process.chdir(join(import.meta.dirname, '../..'));

const [option, ...ids] = process.argv.slice(2);
if (option !== undefined && option !== '--checked') throw new Error(`Usage: npm run words [-- --checked <id>…]`);

const source = await extractSentences();
const checked = new Set(ids);
const updates = await Promise.all(
  shippedLanguages.map(async (code) => {
    const existing = await catalogText(code);
    return { code, existing, text: await updateCatalog({ code, existing, source, checked }) };
  }),
);
for (const { code, existing, text } of updates) {
  if (text !== existing) await writeFile(catalogFile(code), text);
  const points = await reviewCatalog({ code, text, source });
  process.stdout.write(points.length === 0 ? `${code}: complete\n` : points.map((point) => `${point}\n`).join(''));
}
