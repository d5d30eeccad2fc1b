import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.types.ts';
import { atFile, positionAt } from '../diagnostics/source.ts';
import { imageSize } from './imageSize.ts';
import type { ImageSize } from './imageSize.ts';
import { unsafeSvgPart } from './unsafeSvg.ts';

type BrandFile = { maxKilobytes: number; what: string; fits?: (size: ImageSize) => boolean; size?: string };

const isSquare = ({ width, height }: ImageSize) => width === height;

/** The files of a brand: their names are the interface. */
const brandFiles = {
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
} satisfies Record<string, BrandFile>;

export type BrandFileName = keyof typeof brandFiles;

/** Reads one picture and says what is wrong with it: missing, too heavy, not a picture, not safe to serve. */
export async function checkPicture(
  file: string,
  { maxKilobytes, what, fits, size }: BrandFile,
): Promise<{ size?: ImageSize; diagnostics: Diagnostic[] }> {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) {
    const message = `The file is missing: ${what}.`;
    return { diagnostics: [atFile(file, { code: 'missing-file', message, fix: 'Add the picture under this name.' })] };
  }
  const diagnostics: Diagnostic[] = [];
  if (bytes.length > maxKilobytes * 1024) {
    diagnostics.push(
      atFile(file, {
        code: 'too-heavy',
        message: `The file has ${Math.ceil(bytes.length / 1024)} KB but may have ${maxKilobytes} KB.`,
        fix: 'Simplify or compress the picture.',
      }),
    );
  }
  const found = imageSize(file, bytes);
  if (!found) {
    const message = 'The file is not the kind of picture its name says, or has no size.';
    diagnostics.push(atFile(file, { code: 'not-a-picture', message, fix: 'Export it again; an SVG needs a viewBox.' }));
  } else if (fits && size && !fits(found)) {
    const message = `The picture is ${found.width} × ${found.height} but must be ${size}.`;
    diagnostics.push(atFile(file, { code: 'wrong-size', message, fix: `Export it as ${size}.` }));
  }
  const text = file.endsWith('.svg') ? bytes.toString('utf8') : '';
  const unsafe = unsafeSvgPart(text);
  if (unsafe) {
    const message = `The drawing holds ${unsafe.what}; a drawing may only draw.`;
    diagnostics.push({
      ...atFile(file, { code: 'unsafe-svg', message, fix: unsafe.fix }),
      ...positionAt(text, unsafe.offset),
    });
  }
  return { ...(found && { size: found }), diagnostics };
}

/** Checks the pictures of a folder's `brand/` and gives their sizes by file name. */
export async function checkBrandFiles(
  dir: string,
): Promise<{ sizes: Partial<Record<BrandFileName, ImageSize>>; diagnostics: Diagnostic[] }> {
  const names = Object.keys(brandFiles) as BrandFileName[];
  const checked = await Promise.all(names.map((name) => checkPicture(join(dir, 'brand', name), brandFiles[name])));
  return {
    sizes: Object.fromEntries(names.map((name, index) => [name, checked[index]?.size])),
    diagnostics: checked.flatMap(({ diagnostics }) => diagnostics),
  };
}
