import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import decompress from 'woff2-encoder/decompress';
import { projectRoot } from '../start/projectRoot.mjs';
import { fontsConfig } from './fontsConfig.ts';
import { madeOnce } from './madeOnce.ts';
import { latinFont, scriptFonts, type ScriptFont } from './scriptFonts.ts';

/** Which fonts a browser sees: a face for every script of every language, or a Latin one and nothing else. */
export type FontSet = 'every script' | 'latin only';

const sets: Readonly<Record<FontSet, readonly ScriptFont[]>> = {
  'every script': scriptFonts,
  'latin only': [latinFont],
};

const { resolve } = createRequire(import.meta.url);

/** The fontconfig file of a set, for FONTCONFIG_FILE. Made on first use under `.baize/fonts`, again when a font's version changes. */
export async function pinnedFonts(set: FontSet): Promise<string> {
  const fonts = await Promise.all(sets[set].map(withManifest));
  const what = JSON.stringify([fontsConfig('', sets[set]), fonts.map(({ manifest }) => manifest)]);
  const key = createHash('sha256').update(what).digest('hex').slice(0, 12);
  const folder = join(projectRoot, '.baize/fonts', `${set.replace(' ', '-')}-${key}`);
  await madeOnce(folder, async (empty) => {
    await mkdir(join(empty, 'files'));
    for (const font of fonts) await unpack(font, join(empty, 'files'));
    await writeFile(join(empty, 'fonts.conf'), fontsConfig(folder, sets[set]));
  });
  return join(folder, 'fonts.conf');
}

interface FoundFont extends ScriptFont {
  readonly folder: string;
  readonly manifest: string;
}

async function withManifest(font: ScriptFont): Promise<FoundFont> {
  const file = resolve(`${font.packageName}/package.json`);
  return { ...font, folder: join(dirname(file), 'files'), manifest: await readFile(file, 'utf8') };
}

/** The packages carry WOFF2, which only web pages can name: as fonts of the machine Chromium reads plain TrueType. */
async function unpack({ packageName, subsets, folder }: FoundFont, target: string): Promise<void> {
  const name = packageName.replace(/^.*\//u, '');
  const files = (await readdir(folder)).filter((file) => {
    const subset = new RegExp(`^${name}-(.+)-wght-normal\\.woff2$`, 'u').exec(file)?.[1];
    return subset !== undefined && subsets.test(subset);
  });
  if (files.length === 0) throw new Error(`${packageName} has no files ${String(subsets)} in ${folder}.`);
  for (const file of files) {
    await writeFile(join(target, file.replace('.woff2', '.ttf')), await decompress(await readFile(join(folder, file))));
  }
}
