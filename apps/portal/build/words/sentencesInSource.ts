import { join } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { areaNames, type WordArea } from '../../src/words/wordAreas.ts';

const configPath = join(import.meta.dirname, '../../lingui.config.ts');

/** Sentences by id. */
export type Sentences = Readonly<Record<string, string>>;

/** The English sentences of the macros in `src`, by area and id. Each sentence belongs to one area. */
export async function sentencesInSource(): Promise<Readonly<Record<WordArea, Sentences>>> {
  const catalogs = await getCatalogs(getConfig({ configPath }));
  const said = await Promise.all(catalogs.map(async (catalog) => Object.entries((await catalog.collect()) ?? {})));
  const homes = new Map<string, { area: WordArea; text: string }>();
  for (const [place, entries] of said.entries()) {
    const area = areaNames[place] ?? 'general';
    for (const [id, { message = '' }] of entries) {
      const known = homes.get(id);
      homes.set(id, { area: known === undefined ? area : sharedHome(known.area, area), text: message });
    }
  }
  return byArea(homes);
}

// A sentence of the shell and another area belongs to the shell, which is always loaded; one of two other areas to
// `general`, which loads with each of them.
function sharedHome(one: WordArea, other: WordArea): WordArea {
  return one === 'shell' || other === 'shell' ? 'shell' : 'general';
}

function byArea(homes: ReadonlyMap<string, { readonly area: WordArea; readonly text: string }>) {
  const sentencesOf = (area: WordArea): Sentences =>
    Object.fromEntries([...homes].filter(([, home]) => home.area === area).map(([id, { text }]) => [id, text]));
  return Object.fromEntries(areaNames.map((area) => [area, sentencesOf(area)])) as Record<WordArea, Sentences>;
}
