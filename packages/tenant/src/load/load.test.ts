import { expect, test } from 'vitest';
import { bannerRule } from './bannerShapes.ts';
import { mapLimited } from './mapLimited.ts';
import { Buffer } from 'node:buffer';
import { flatPng } from '../testing/flatPng.ts';
import { pictureKind } from './pictureKind.ts';

const fits = (...[group, form, name]: Parameters<typeof bannerRule>) => {
  const { fits: judge } = bannerRule(group, form, name);
  return (width: number, height: number) => judge?.({ width, height });
};

test('banners are 21:9, 3:4 beside a form and 4:5 on narrow screens, within three percent', () => {
  const wide = fits('w_home', 'wide', 'a.svg');
  expect([wide(2100, 900), wide(2100, 927), wide(2100, 874)]).toEqual([true, true, true]);
  expect([wide(2100, 930), wide(2100, 872), wide(900, 1200)]).toEqual([false, false, false]);
  for (const group of ['w_login', 'w_reg', 'w_forget'] as const)
    expect([fits(group, 'wide', 'a.svg')(900, 1200), fits(group, 'wide', 'a.svg')(2100, 900)]).toEqual([true, false]);
  for (const group of ['w_home', 'w_login'] as const) expect(fits(group, 'narrow', 'a.svg')(800, 1000)).toBe(true);
});

test('a photograph has 720 pixels across or more, a drawing any', () => {
  const photograph = fits('w_home', 'narrow', 'a.jpg');
  expect([photograph(720, 900), photograph(719, 899)]).toEqual([true, false]);
  expect(fits('w_home', 'narrow', 'A.SVG')(8, 10)).toBe(true);
  expect(fits('w_home', 'narrow', 'a.svg.png')(8, 10)).toBe(false);
});

test('a rule states its shape in words, and its maximum size', () => {
  expect(bannerRule('w_reg', 'wide', 'a.svg')).toMatchObject({
    maxKilobytes: 64,
    size: 'of the shape 3:4, such as viewBox="0 0 300 400"',
  });
  expect(bannerRule('w_home', 'wide', 'a.webp')).toMatchObject({
    maxKilobytes: 1024,
    size: 'of the shape 21:9 and 720 pixels wide or more',
  });
});

test('answers come in the order of the items, and no more tasks run than allowed', async () => {
  let running = 0;
  let most = 0;
  const doubled = await mapLimited([5, 1, 4, 2, 3], 2, async (item) => {
    most = Math.max(most, ++running);
    for (let turn = 0; turn < item; turn++) await Promise.resolve();
    running--;
    return item * 2;
  });
  expect(doubled).toEqual([10, 2, 8, 4, 6]);
  expect(most).toBe(2);
});

test('an empty list gives no results', async () => {
  expect(await mapLimited([], 2, () => Promise.reject(new Error('no')))).toEqual([]);
});

test('a failed task rejects the whole', async () => {
  await expect(mapLimited([1], 2, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('after a failure no task starts, and running ones settle before it rejects', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const slow = Promise.withResolvers<void>();
  const all = mapLimited([1, 2, 3, 4], 2, async (item) => {
    begun.push(item);
    if (item === 1) throw new Error('no');
    await slow.promise;
    ended.push(item);
  });
  setImmediate(slow.resolve);
  await expect(all).rejects.toThrow('no');
  expect({ begun, ended }).toEqual({ begun: [1, 2], ended: [2] });
});

const padded = (text: string) => Buffer.from(text.padEnd(16, '\0'), 'latin1');
const webp = (bytes: number) => {
  const file = Buffer.alloc(bytes, 1);
  file.write('RIFF    WEBP', 'latin1');
  file.writeUInt32LE(bytes - 8, 4);
  return file;
};
const jpeg = (hex: string) => Buffer.from(`ffd8ffe000040000${hex}`, 'hex');
const kindOf = (bytes: Buffer) => pictureKind('a.txt', bytes).content;

const isWhole = (bytes: Buffer) => pictureKind('a', bytes).isWhole;

test.each<[kind: string, files: Buffer[]]>([
  ['a PNG', [flatPng(2, 2)]],
  ['a JPEG', [jpeg('ffda0001ffd9')]],
  ['a WebP', [webp(30)]],
  ['a GIF', [padded('GIF87a'), padded('GIF89a')]],
  ['an AVIF', [padded('\0\0\0 ftypavif'), padded('\0\0\0 ftypavis')]],
  ['a HEIC', [padded('\0\0\0 ftypheic'), padded('\0\0\0 ftypmif1')]],
  ['a PDF', [padded('%PDF-1.7')]],
  ['an HTML page', [padded('<!DOCTYPE html><title>'), padded(' \n<html lang="en">')]],
  ['an SVG', [padded('<?xml version="1.0"?><svg viewBox="0 0 1 1"/>'), padded('<!-- a --><svg>')]],
])('%s is known by its content, whatever its name', (kind, files) => {
  expect(files.map(kindOf)).toEqual(files.map(() => kind));
});

test('files that only resemble a picture are not recognised as one', () => {
  const others = [
    'RIFF    WAVE',
    'xxxxxxxxWEBP',
    '\0\0\0 ftypmp42',
    '\0\0\0 xftyphei',
    'a %PDF-1.7',
    'a <html>',
    '<svgs/>',
    'words, no picture',
  ];
  expect(others.map((text) => kindOf(padded(text)))).toEqual(others.map(() => undefined));
  expect(kindOf(padded('GIF89a').subarray(0, 11))).toBeUndefined();
  expect(kindOf(padded('GIF89a').subarray(0, 12))).toBe('a GIF');
});

test.each([
  ['a PNG', ['a.png', 'A.PNG']],
  ['a JPEG', ['a.jpg', 'a.jpeg', 'a.JPG']],
  ['a WebP', ['a.webp']],
  ['a GIF', ['a.gif']],
  ['an AVIF', ['a.avif']],
  ['a HEIC', ['a.heic']],
  ['a PDF', ['a.pdf']],
  ['an HTML page', ['a.html']],
  ['an SVG', ['a.svg', 'a.b.SVG']],
  [undefined, ['a.txt', 'png', 'a.jpgs']],
  [undefined, ['png', 'jpg', 'webp', 'gif', 'avif', 'heic', 'pdf', 'html', 'svg'].map((end) => `a.${end}.exe`)],
])('%s is known by its name, in whatever case: %j', (kind, names) => {
  expect(names.map((name) => pictureKind(name, Buffer.alloc(0)).named)).toEqual(names.map(() => kind));
});

test.each<[kind: string, whole: Buffer[], cut: Buffer[]]>([
  [
    'PNG',
    [flatPng(2, 2), Buffer.concat([flatPng(2, 2), Buffer.from('more')])],
    [flatPng(2, 2).subarray(0, -12), flatPng(2, 2).subarray(0, -1)],
  ],
  [
    'JPEG',
    [jpeg('ffda0001ffd9'), jpeg('ffda0001ffd90000')],
    [jpeg('ffda00010203'), jpeg('ffd9ffda0001'), jpeg('00000000')],
  ],
  ['WebP', [webp(30), Buffer.concat([webp(30), Buffer.from('more')])], [webp(30).subarray(0, -1)]],
])('a %s is whole when it ends as it should, whatever follows', (_, whole, cut) => {
  expect([whole.map(isWhole), cut.map(isWhole)]).toEqual([whole.map(() => true), cut.map(() => false)]);
});
