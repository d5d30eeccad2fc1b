import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.types.ts';
import { atFile } from '../diagnostics/source.ts';
import { checkPicture } from './checkPicture.ts';
import type { PictureRule } from './checkPicture.ts';
import { FolderNames } from './folderNames.ts';
import type { ImageSize } from './imageSize.ts';

const isSquare = ({ width, height }: ImageSize) => width === height;

export type BrandFileName = 'logo.svg' | 'logo-dark.svg' | 'favicon.svg' | 'icon.png' | 'share.png';

/** The fixed file names of a brand folder, with each file's purpose and rule. */
export const brandFiles: Readonly<Record<BrandFileName, PictureRule & { what: string }>> = {
  'logo.svg': { maxKilobytes: 24, what: 'the wordmark on light surfaces' },
  'logo-dark.svg': { maxKilobytes: 24, what: 'the wordmark on dark surfaces' },
  'favicon.svg': { maxKilobytes: 12, what: 'the mark in a browser tab', fits: isSquare, size: 'a square' },
  'icon.png': {
    maxKilobytes: 256,
    what: 'the mark on a home screen',
    fits: (size) => isSquare(size) && size.width >= 512,
    size: 'a square of 512 pixels or more',
  },
  'share.png': {
    maxKilobytes: 500,
    what: 'the picture of a shared link',
    fits: ({ width, height }) => width === 1200 && height === 630,
    size: '1200 × 630 pixels',
  },
};

const names = Object.keys(brandFiles) as BrandFileName[];

const missingFile = (folder: FolderNames, name: BrandFileName): Diagnostic => {
  const instead = folder.insteadOf(name);
  const { what } = brandFiles[name];
  if (instead?.isCase === true) {
    const message = `"${instead.name}" must be "${name}": it differs in case, which a web server tells apart.`;
    return atFile(join(folder.dir, instead.name), { code: 'wrong-case', message, fix: `Rename it to "${name}".` });
  }
  const fix = instead ? `Rename "${instead.name}" to "${name}".` : 'Add the picture under this name.';
  return atFile(join(folder.dir, name), { code: 'missing-file', message: `The file is missing: ${what}.`, fix });
};

/** Checks the pictures in `brand/` and returns their sizes by file name. */
export const checkBrandFiles = (
  dir: string,
): {
  sizes: Partial<Record<BrandFileName, ImageSize>>;
  diagnostics: Diagnostic[];
} => {
  const folder = new FolderNames(join(dir, 'brand'));
  const links = folder.links(dir);
  const isLink = (name: string) => links.some(({ file }) => file === join(folder.dir, name));
  folder.take('tokens.json');
  const present = new Map(names.map((name) => [name, folder.take(name)]));
  const checked = names.map((name) => {
    // A link is already reported, whatever its target.
    if (isLink(name)) return { diagnostics: [] };
    if (present.get(name) !== true) return { diagnostics: [missingFile(folder, name)] };
    return checkPicture(join(folder.dir, name), brandFiles[name]);
  });
  const sizes = checked.map((each) => ('size' in each ? each.size : undefined));
  return {
    sizes: Object.fromEntries(names.map((name, index) => [name, sizes[index]])),
    diagnostics: [...links, ...checked.flatMap(({ diagnostics }) => diagnostics), ...folder.unread(names)],
  };
};
