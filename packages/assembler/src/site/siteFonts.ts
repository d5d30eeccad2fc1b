import { languages } from '@baize/domain/languages';
import type { LanguageCode } from '@baize/domain/languages';
import type { TenantTheme } from '@baize/tenant';
import { fontFaces } from '@baize/theme/compose';
import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { licensesOf, packageFolder } from '../licenses/packageLicense.ts';
import type { PictureFile } from '../pictures/rasterPicture.ts';
import { contentName } from './contentCache.ts';
import type { ContentCache } from './contentCache.ts';

export type SiteFonts = { css: string; preload: string[]; files: PictureFile[]; licenses: string[] };

/** Address of each font by its source, and the files to link there. */
const placeFaces = async (cache: ContentCache, fonts: TenantTheme['fonts']) => {
  const addresses = new Map<string, string>();
  const files: PictureFile[] = [];
  for (const { file } of fonts) {
    const source = fileURLToPath(file);
    const bytes = await readFile(source);
    const extension = extname(source);
    const path = `/assets/${basename(source, extension)}.${contentName(bytes)}${extension}`;
    addresses.set(file, path);
    files.push(...(await cache.forms(path, bytes)).map((form) => ({ path: path + form.suffix, from: form.path })));
  }
  const addressOf = ({ file }: { file: string }) => addresses.get(file) ?? '';
  const licenses = licensesOf(fonts.flatMap(({ file }) => packageFolder(fileURLToPath(file)) ?? []));
  return { css: fontFaces(fonts, addressOf), addressOf, files, licenses };
};

/** A theme's fonts under content-hashed addresses; those of the default language's first screen are preloaded. */
export const siteFonts = async (
  cache: ContentCache,
  fonts: TenantTheme['fonts'],
  language: LanguageCode,
): Promise<SiteFonts> => {
  const { css, addressOf, files, licenses } = await cache.once(fonts, () => placeFaces(cache, fonts));
  const isLatin = languages[language].script === 'latin';
  return { css, preload: isLatin ? fonts.filter(({ preload }) => preload).map(addressOf) : [], files, licenses };
};
