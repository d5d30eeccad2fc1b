import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { flatPng } from '../testing/flatPng.ts';
import { imageSize } from './imageSize.ts';

const webp = Buffer.from('524946461c0000005745425056503858000000000000000000000000000000000000', 'hex');
webp.writeUIntLE(639, 24, 3);
webp.writeUIntLE(359, 27, 3);
const jpeg = Buffer.from('ffd8ffe000040000ffc0001108016802800301220002110103110100', 'hex');

const webpOf = (name: string, write: (file: Buffer) => void) => {
  const file = Buffer.alloc(30);
  file.write(`RIFF    WEBP${name}`, 'latin1');
  write(file);
  return imageSize('a.webp', file);
};

const jpegWith = (marker: string) =>
  Buffer.from(`ffd8ffdb000400ff${marker}001108016802800301220002110103110100`, 'hex');

test('the size of a picture is read from its bytes', () => {
  expect(imageSize('a.png', flatPng(32, 16))).toEqual({ width: 32, height: 16 });
  expect(imageSize('a.webp', webp)).toEqual({ width: 640, height: 360 });
  expect(imageSize('a.jpg', jpeg)).toEqual({ width: 640, height: 360 });
  expect(imageSize('a.svg', Buffer.from('<svg viewBox="0 0 21 9.5"/>'))).toEqual({ width: 21, height: 9.5 });
});

test('a WebP may be lossy or lossless, and states its size in another place each time', () => {
  // The two highest bits are a scale, which no size is made of.
  const lossy = webpOf('VP8 ', (file) => {
    file.writeUInt16LE(640 | 0x4000, 26);
    file.writeUInt16LE(360 | 0xc000, 28);
  });
  const lossless = webpOf('VP8L', (file) => file.writeUInt32LE((639 | (359 << 14) | (1 << 28)) >>> 0, 21));
  expect([lossy, lossless]).toEqual([
    { width: 640, height: 360 },
    { width: 640, height: 360 },
  ]);
  expect(webpOf('ANIM', () => undefined)).toBeUndefined();
});

test.each([
  ['<svg viewBox="-5 -5.5 21 9.5" width="99" height="99"/>', { width: 21, height: 9.5 }],
  ["<svg viewBox = '0,0,21,9'/>", { width: 21, height: 9 }],
  ["<svg viewBox=' 0, 0, 21, 9'/>", { width: 21, height: 9 }],
  ["<svg width = '21' height = '90.5'/>", { width: 21, height: 90.5 }],
  [
    '<?xml version="1.0"?>\n<svg width="21px" height="9px"><rect width="1" height="1"/></svg>',
    { width: 21, height: 9 },
  ],
  ['<svg><symbol viewBox="0 0 21 9"/></svg>', undefined],
  ['<svg viewBox="0 0 0 9"/>', undefined],
  ['<svg viewBox="0 0 9 0"/>', undefined],
  ['<svg width="9"/>', undefined],
  ['no drawing', undefined],
])('a drawing has the size of its view, else the one that it states: %s', (text, size) => {
  expect(imageSize('A.SVG', Buffer.from(text))).toEqual(size);
});

test('a JPEG states its size in its frame, behind whatever stands before it', () => {
  for (const marker of ['ffc0', 'ffc2', 'ffcf'])
    expect(imageSize('a.jpeg', jpegWith(marker))).toEqual({ width: 640, height: 360 });
  for (const marker of ['ffc4', 'ffc8', 'ffcc', 'ffd0', 'ffbf', '00c0'])
    expect([marker, imageSize('a.jpeg', jpegWith(marker))]).toEqual([marker, undefined]);
});

test('a picture that is not what its name says has no size', () => {
  expect(imageSize('a.png', jpeg)).toBeUndefined();
  expect(imageSize('a.jpg', flatPng(8, 8))).toBeUndefined();
  expect(imageSize('a.webp', Buffer.from('short'))).toBeUndefined();
  expect(imageSize('a.svg', Buffer.from('<svg/>'))).toBeUndefined();
  expect(imageSize('a.jpg', Buffer.alloc(0))).toBeUndefined();
  for (const signature of ['00d8', 'ff00']) {
    const other = Buffer.concat([Buffer.from(signature, 'hex'), jpeg.subarray(2)]);
    expect(imageSize('a.jpg', other)).toBeUndefined();
  }
});

test('the end of a name says what a picture is', () => {
  const size = { width: 32, height: 16 };
  expect([imageSize('a.svg.png', flatPng(32, 16)), imageSize('a.webp.png', flatPng(32, 16))]).toEqual([size, size]);
  expect([imageSize('a.png.jpg', jpeg), imageSize('a.webp.jpg', jpeg)].map((each) => each?.width)).toEqual([640, 640]);
});

test.each([
  ['a.png', flatPng(32, 16)],
  ['a.jpg', jpeg],
  ['a.webp', Buffer.from('524946460000000057454250565038200000000000000000000000000000', 'hex')],
])('%s has no size where it is cut off before it is stated', (name, bytes) => {
  for (let length = 0; length < 17; length++) expect(imageSize(name, bytes.subarray(0, length))).toBeUndefined();
});
