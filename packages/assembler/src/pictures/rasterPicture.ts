import type { Picture } from '@baize/tenant/document';
import type { Sharp } from 'sharp';
import type { ContentCache } from '../site/contentCache.ts';
import { contentName } from '../site/contentCache.ts';

export type PictureFile = { path: string; from: string };

const widths = [640, 960, 1440, 1920] as const;
// AVIF effort 4 would take five times as long and save a twentieth of the bytes.
const formats = {
  avif: { type: 'image/avif', encode: (image: Sharp) => image.avif({ effort: 2, quality: 55 }) },
  webp: { type: 'image/webp', encode: (image: Sharp) => image.webp({ quality: 78 }) },
  jpg: {
    type: 'image/jpeg',
    encode: (image: Sharp) => image.flatten({ background: '#000' }).jpeg({ quality: 80, mozjpeg: true }),
  },
} as const;

// Cache folder of generated pictures. Raise its number when the encoding changes.
const MADE = 'pictures-2';

// Imports sharp lazily: most runs find every picture in the cache.
const open = async (bytes: Uint8Array): Promise<Sharp> => {
  const { default: sharp } = await import('sharp');
  // Applies the EXIF orientation, which the output no longer carries.
  return sharp(bytes).autoOrient();
};

type Format = keyof typeof formats;

/** A photograph in the widths and formats that browsers choose from, cached by content. `src` is the widest JPEG. */
export const rasterPicture = async (
  cache: ContentCache,
  bytes: Uint8Array,
  address: string,
): Promise<{ picture: Picture; files: PictureFile[] }> => {
  const name = contentName(bytes);
  const size = await cache.json(`${MADE}/${name}.json`, async () => {
    const { autoOrient } = await (await open(bytes)).metadata();
    return autoOrient;
  });
  const sizes = [...widths.filter((width) => width < size.width), Math.min(size.width, 1920)];
  const variant = async (format: Format, width: number) => {
    const from = await cache.path(`${MADE}/${name}-${width}.${format}`, async () =>
      formats[format].encode((await open(bytes)).resize({ width })).toBuffer(),
    );
    return { path: `${address}-${width}.${name}.${format}`, from, width };
  };
  const made = await Promise.all(
    (['avif', 'webp', 'jpg'] as const).map(async (format) => ({
      type: formats[format].type,
      variants: await Promise.all([...new Set(sizes)].map((width) => variant(format, width))),
    })),
  );
  const sources = made.map(({ type, variants }) => ({
    type,
    srcset: variants.map(({ path, width }) => `${path} ${width}w`).join(', '),
  }));
  const plain = made.at(-1)?.variants.at(-1);
  return {
    picture: { src: plain?.path ?? '', ...size, sources },
    files: made.flatMap(({ variants }) => variants.map(({ path, from }) => ({ path, from }))),
  };
};

/** A JPEG of 1200 × 630 for link previews, cached by content. SVG is converted, since crawlers do not render it. */
export const shareFile = async (cache: ContentCache, bytes: Uint8Array, page: string): Promise<PictureFile> => {
  const name = contentName(bytes);
  const from = await cache.path(`${MADE}/${name}-share.jpg`, async () =>
    formats.jpg
      .encode((await open(bytes)).resize({ width: 1200, height: 630, fit: 'cover', position: 'attention' }))
      .toBuffer(),
  );
  return { path: `/brand/share-${page}.${name}.jpg`, from };
};

/** A square PNG of the icon for home screens, cached by content. */
export const iconFile = async (cache: ContentCache, bytes: Uint8Array, size: number): Promise<PictureFile> => {
  const name = contentName(bytes);
  const from = await cache.path(`${MADE}/${name}-icon-${size}.png`, async () =>
    (await open(bytes)).resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer(),
  );
  return { path: `/brand/icon-${size}.${name}.png`, from };
};
