import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { flatPng } from '../testing/flatPng.ts';
import { pictureKind } from './pictureKind.ts';

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
