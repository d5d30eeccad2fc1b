import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import decompress from 'woff2-encoder/decompress';
import { projectRoot } from '../start/projectRoot.mjs';
import { fontsConfig, type FontWeight } from './fontsConfig.ts';
import { madeOnce } from './madeOnce.ts';
import { latinFont, scriptFonts, type ScriptFont } from './scriptFonts.ts';

/** Visible fonts: one for every script, Latin only, or the heavy fonts for lettering in titles. */
export type FontSet = 'every script' | 'latin only' | 'lettering';

const sets: Readonly<
  Record<FontSet, { readonly fonts: readonly ScriptFont[]; readonly weights: readonly FontWeight[] }>
> = {
  'every script': { fonts: scriptFonts, weights: ['regular', 'bold'] },
  'latin only': { fonts: [latinFont], weights: ['regular', 'bold'] },
  lettering: { fonts: scriptFonts, weights: ['bold', 'black'] },
};

const { resolve } = createRequire(import.meta.url);
const folder = join(projectRoot, '.baize/fonts');

/**
 * Path of a set's fontconfig file, for FONTCONFIG_FILE. Created on first use under `.baize/fonts`, and again when a
 * font's version changes.
 */
export const pinnedFonts = async (set: FontSet): Promise<string> => {
  const { fonts, weights } = sets[set];
  const folders = await Promise.all(fonts.map(unpacked));
  const key = hashOf(fontsConfig('', folders, fonts, weights));
  const made = join(folder, `${set.replace(' ', '-')}-${key}`);
  await madeOnce(made, (empty) => writeFile(join(empty, 'fonts.conf'), fontsConfig(made, folders, fonts, weights)));
  return join(made, 'fonts.conf');
};

/** Converts a package's WOFF2 files to TrueType: Chromium reads no WOFF2 as a system font. */
const unpacked = async ({ packageName, subsets }: ScriptFont): Promise<string> => {
  const manifest = resolve(`${packageName}/package.json`);
  const source = join(dirname(manifest), 'files');
  const name = packageName.replace(/^.*\//u, '');
  const key = hashOf(`${String(subsets)} ${await readFile(manifest, 'utf8')}`);
  return madeOnce(join(folder, `${name}-${key}`), async (empty) => {
    const files = (await readdir(source)).filter((file) => {
      const subset = new RegExp(`^${name}-(.+)-wght-normal\\.woff2$`, 'u').exec(file)?.[1];
      return subset !== undefined && subsets.test(subset);
    });
    if (files.length === 0) throw new Error(`${packageName} has no files ${String(subsets)} in ${source}.`);
    for (const file of files) {
      await writeFile(
        join(empty, file.replace('.woff2', '.ttf')),
        await decompress(await readFile(join(source, file))),
      );
    }
  });
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
