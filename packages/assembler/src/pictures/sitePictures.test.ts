import type { TenantDocument } from '@baize/tenant/document';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContentCache, contentName } from '../site/contentCache.ts';
import { iconFile, rasterPicture, shareFile } from './rasterPicture.ts';
import { sitePictures } from './sitePictures.ts';

let dir = '';
let cache: ContentCache;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'baize-pictures-'));
  cache = new ContentCache(join(dir, 'cache'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const drawing = (size: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"/>`;
const photo = async (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#c33a' } })
    .png()
    .toBuffer();
const picture = (src: string) => ({ src, width: 10, height: 5 });
const kindOf = async (file: string) => {
  const { format, width, height } = await sharp(file).metadata();
  return { format, width, height };
};

test('a photograph comes in three formats and every width that it has, and its widest JPEG is the plain one', async () => {
  const bytes = await photo(700, 70);
  const name = contentName(bytes);
  const { picture: made, files } = await rasterPicture(cache, bytes, '/banners/w_home/first');
  const at = (width: number, format: string) => `/banners/w_home/first-${width}.${name}.${format}`;
  expect(made).toEqual({
    src: at(700, 'jpg'),
    width: 700,
    height: 70,
    sources: ['avif', 'webp', 'jpg'].map((format) => ({
      type: `image/${format === 'jpg' ? 'jpeg' : format}`,
      srcset: `${at(640, format)} 640w, ${at(700, format)} 700w`,
    })),
  });
  expect(files.map(({ path }) => path)).toEqual(
    ['avif', 'webp', 'jpg'].flatMap((format) => [at(640, format), at(700, format)]),
  );
  expect(await Promise.all(files.map(({ from }) => kindOf(from)))).toEqual([
    { format: 'heif', width: 640, height: 64 },
    { format: 'heif', width: 700, height: 70 },
    { format: 'webp', width: 640, height: 64 },
    { format: 'webp', width: 700, height: 70 },
    { format: 'jpeg', width: 640, height: 64 },
    { format: 'jpeg', width: 700, height: 70 },
  ]);
});

test.each([
  [640, [640]],
  [2000, [640, 960, 1440, 1920]],
])('a photograph %i wide comes in widths %j: none twice, and none wider than screens need', async (wide, widths) => {
  const { picture: made } = await rasterPicture(cache, await photo(wide, 20), '/x');
  const [first] = made.sources ?? [];
  expect([...(first?.srcset ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))).toEqual(widths);
  expect([made.width, made.height]).toEqual([wide, 20]);
});

test('a photograph is made once: another run finds its forms and its size', async () => {
  const bytes = await photo(100, 10);
  const first = await rasterPicture(cache, bytes, '/x');
  for (const { from } of first.files) writeFileSync(from, 'kept');
  const again = await rasterPicture(new ContentCache(join(dir, 'cache')), bytes, '/x');
  expect(again).toEqual(first);
  expect(again.files.map(({ from }) => readFileSync(from, 'utf8'))).toEqual(['kept', 'kept', 'kept']);
});

/** A photograph with its upper half red and its lower half blue, as a viewer shows it: 80 × 40. */
const halves = async () => {
  const half = { width: 80, height: 20, channels: 3 as const };
  return sharp({ create: { ...half, height: 40, background: '#00f' } }).composite([
    { input: { create: { ...half, background: '#f00' } }, left: 0, top: 0 },
  ]);
};

/** Red and blue channel of a picture's upper and lower half. */
const halvesOf = async (file: string) => {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (row: number) => {
    const start = (Math.floor(row * info.height) * info.width + Math.floor(info.width / 2)) * info.channels;
    return [data[start] ?? 0, data[start + 2] ?? 0].map((value) => value > 128);
  };
  return [info.width, info.height, at(0.25), at(0.75)];
};

test.each([
  [3, 180],
  [6, 270],
  [8, 90],
])(
  'a photograph that is stored turned (EXIF orientation %i) comes upright in every format',
  async (orientation, angle) => {
    const upright = await (await halves()).png().toBuffer();
    const bytes = await sharp(upright).rotate(angle).jpeg().withMetadata({ orientation }).toBuffer();
    expect((await sharp(bytes).metadata()).orientation).toBe(orientation);
    const { picture: made, files } = await rasterPicture(cache, bytes, '/x');
    expect([made.width, made.height]).toEqual([80, 40]);
    for (const { from } of files) expect(await halvesOf(from)).toEqual([80, 40, [true, false], [false, true]]);
    const share = await shareFile(cache, bytes, 'down');
    expect(await halvesOf(share.from)).toEqual([1200, 630, [true, false], [false, true]]);
  },
);

test.each([
  ['in the colours of print', async () => (await halves()).toColourspace('cmyk').jpeg()],
  ['with a profile of more colours', async () => (await halves()).withIccProfile('p3').jpeg()],
])('a photograph %s comes in the colours that screens show', async (_, make) => {
  const bytes = await (await make()).toBuffer();
  const { files } = await rasterPicture(cache, bytes, '/x');
  for (const { from } of files) {
    expect(await halvesOf(from)).toEqual([80, 40, [true, false], [false, true]]);
    expect((await sharp(from).metadata()).space).toBe('srgb');
  }
});

test('transparency becomes black in formats without it', async () => {
  const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#fff0' } })
    .png()
    .toBuffer();
  const { files } = await rasterPicture(cache, clear, '/x');
  const { data } = await sharp(files.find(({ path }) => path.endsWith('.jpg'))?.from)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(Math.max(...data)).toBeLessThan(8);
});

test('an icon is a square of the size that is asked for, with few colours to be light', async () => {
  const bytes = await photo(512, 512);
  const { path, from } = await iconFile(cache, bytes, 180);
  expect(path).toBe(`/brand/icon-180.${contentName(bytes)}.png`);
  expect(await kindOf(from)).toEqual({ format: 'png', width: 180, height: 180 });
  // Byte 25 of a PNG is its colour type: 3 is a palette.
  expect(readFileSync(from)[25]).toBe(3);
  const { from: larger } = await iconFile(cache, bytes, 192);
  expect(await kindOf(larger)).toEqual({ format: 'png', width: 192, height: 192 });
});

test('every picture of a site has an address that changes with its content; drawings stay drawings', async () => {
  const icon = await photo(512, 512);
  const banner = await photo(50, 20);
  const written: Readonly<Record<string, string | Uint8Array>> = {
    'brand/logo.svg': drawing(1),
    'brand/logo-dark.svg': drawing(2),
    'brand/favicon.svg': drawing(3),
    'brand/icon.png': icon,
    'brand/share.png': await photo(120, 63),
    'banners/w_home/wide.png': banner,
    'banners/w_home/narrow.svg': drawing(4),
    'banners/w_home/day.svg': drawing(5),
  };
  for (const folder of ['brand', 'banners/w_home']) mkdirSync(join(dir, folder), { recursive: true });
  for (const [path, content] of Object.entries(written)) writeFileSync(join(dir, path), content);
  const document = {
    brand: { logo: picture('/brand/logo.svg'), logoDark: picture('/brand/logo-dark.svg') },
    banners: {
      w_home: [
        {
          id: 'first',
          image: picture('/banners/w_home/wide.png'),
          imageNarrow: picture('/banners/w_home/narrow.svg'),
          to: 'login',
        },
        {
          id: 'second',
          image: picture('/banners/w_home/narrow.svg'),
          day: { image: picture('/banners/w_home/day.svg'), imageNarrow: picture('/banners/w_home/narrow.svg') },
        },
      ],
    },
  } as unknown as TenantDocument;
  const named = (path: string) => {
    const [name = '', ending = ''] = path.split('.');
    return `/${name}.${contentName(Buffer.from(written[path] ?? ''))}.${ending}`;
  };
  const { brand, banners, links, icons, files } = await sitePictures(cache, dir, document);
  expect(brand).toEqual({ logo: picture(named('brand/logo.svg')), logoDark: picture(named('brand/logo-dark.svg')) });
  expect(links).toEqual({
    favicon: named('brand/favicon.svg'),
    touchIcon: `/brand/icon-180.${contentName(icon)}.png`,
    share: named('brand/share.png'),
  });
  expect(icons).toEqual([180, 192, 512].map((size) => ({ size, src: `/brand/icon-${size}.${contentName(icon)}.png` })));
  const [first, second] = banners.w_home ?? [];
  expect(first).toMatchObject({
    id: 'first',
    to: 'login',
    imageNarrow: picture(named('banners/w_home/narrow.svg')),
    image: { src: `/banners/w_home/wide-50.${contentName(banner)}.jpg`, width: 50, height: 20 },
  });
  const night = picture(named('banners/w_home/narrow.svg'));
  const day = { image: picture(named('banners/w_home/day.svg')), imageNarrow: night };
  expect(second).toEqual({ id: 'second', image: night, day });
  const addresses = [...Object.values(links), ...icons.map(({ src }) => src), brand.logo.src, brand.logoDark.src];
  const paths = files.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([...addresses, first?.image.src, first?.imageNarrow?.src, second?.day?.image.src]),
  );
  expect(files.filter(({ from }) => !existsSync(from))).toEqual([]);
  const logo = files.find(({ path }) => path === brand.logo.src);
  expect(readFileSync(logo?.from ?? '', 'utf8')).toBe(drawing(1));
});
