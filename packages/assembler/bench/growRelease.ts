import { languageCodes, languages } from '@baize/domain/languages';
import type { CompiledMessages } from '@baize/tenant/messages';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/**
 * Message areas of the finished product beside `shell` and `site`, whose sentences are kept: every page contains them.
 */
const AREAS = 18;
const SENTENCES = 1500;

const readCatalog = async (folder: string): Promise<Record<string, CompiledMessages>> => {
  const areas = (await readdir(folder)).map(async (name) => {
    const messages = JSON.parse(await readFile(join(folder, name), 'utf8')) as CompiledMessages;
    return [basename(name, '.json'), messages] as const;
  });
  return Object.fromEntries(await Promise.all(areas));
};

/** Generates an area's sentences: the final count, lengths of today's sentences, every sentence unique. */
const grownArea = (samples: readonly CompiledMessages[string][], area: number, code: string): CompiledMessages => {
  const count = Math.ceil(SENTENCES / AREAS);
  const sentences = Array.from({ length: count }, (_, index) => {
    const sample = samples[(area * count + index) % samples.length] ?? [];
    const message: CompiledMessages[string] = [...sample, ` ${code} ${area * count + index}`];
    return [`area${area}.sentence${index}`, message] as const;
  });
  return Object.fromEntries(sentences);
};

/** Copies a release and grows each catalog to the size of the finished product: 1,500 sentences per language. */
export const growRelease = async (from: string, to: string): Promise<void> => {
  await cp(from, to, { recursive: true });
  const { shell = {}, site = {}, ...others } = await readCatalog(join(from, 'catalogs/EN'));
  const samples = Object.values(others).flatMap((messages) => Object.values(messages));
  const codes = [...new Set(languageCodes.map((each) => languages[each].catalog))];
  for (const code of codes) {
    const folder = join(to, 'catalogs', code);
    await mkdir(folder, { recursive: true });
    const grown = Array.from({ length: AREAS }, (_, area) => [`area${area}`, grownArea(samples, area, code)] as const);
    for (const [area, messages] of [['shell', shell], ['site', site], ...grown] as const) {
      await writeFile(join(folder, `${area}.json`), JSON.stringify(messages));
    }
  }
  const manifest = JSON.parse(await readFile(join(to, 'release.json'), 'utf8')) as Record<string, unknown>;
  await writeFile(join(to, 'release.json'), JSON.stringify({ ...manifest, languages: codes }));
};
