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
  // The two highest bits are a scaling hint, not part of the size.
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

/** A TIFF block with an orientation tag. */
const tiff = (order: 'II' | 'MM', orientation: number, tag = 0x0112) => {
  const block = Buffer.alloc(26);
  const short = (value: number, at: number) =>
    void (order === 'II' ? block.writeUInt16LE(value, at) : block.writeUInt16BE(value, at));
  block.write(order, 'latin1');
  for (const [value, at] of [
    [42, 2],
    [1, 8],
    [tag, 10],
    [3, 12],
    [orientation, 18],
  ] as const)
    short(value, at);
  if (order === 'II') block.writeUInt32LE(8, 4);
  else block.writeUInt32BE(8, 4);
  return block;
};
const length = (bytes: number, size: 16 | 32, isLittle = false) => {
  const written = Buffer.alloc(size / 8);
  if (isLittle) written.writeUIntLE(bytes, 0, size / 8);
  else written.writeUIntBE(bytes, 0, size / 8);
  return written;
};
const mark = Buffer.from('Exif\0\0', 'latin1');
const turnedJpeg = (block: Buffer) => {
  const exif = Buffer.concat([mark, block]);
  return Buffer.concat([
    jpeg.subarray(0, 8),
    Buffer.from('ffe1', 'hex'),
    length(exif.length + 2, 16),
    exif,
    jpeg.subarray(8),
  ]);
};
const turnedPng = (block: Buffer) => {
  const whole = flatPng(32, 16);
  return Buffer.concat([
    whole.subarray(0, 33),
    length(block.length, 32),
    Buffer.from('eXIf'),
    block,
    Buffer.alloc(4),
    whole.subarray(33),
  ]);
};
const turnedWebp = (block: Buffer) =>
  Buffer.concat([
    webp.subarray(0, 12),
    Buffer.from('VP8X'),
    length(10, 32, true),
    webp.subarray(20, 30),
    Buffer.from('EXIF'),
    length(block.length, 32, true),
    block,
  ]);

test.each([
  [1, false],
  [2, false],
  [3, false],
  [4, false],
  [5, true],
  [6, true],
  [7, true],
  [8, true],
  [9, false],
])('a picture has the size that a viewer shows: EXIF orientation %i turns it: %s', (orientation, isTurned) => {
  const sizes = (width: number, height: number) => (isTurned ? { width: height, height: width } : { width, height });
  for (const order of ['II', 'MM'] as const) {
    const block = tiff(order, orientation);
    expect(imageSize('a.jpg', turnedJpeg(block))).toEqual(sizes(640, 360));
    expect(imageSize('a.png', turnedPng(block))).toEqual(sizes(32, 16));
    for (const written of [block, Buffer.concat([mark, block])])
      expect(imageSize('a.webp', turnedWebp(written))).toEqual(sizes(640, 360));
  }
});

test('an EXIF mark that is cut off, or states something else, turns nothing', () => {
  const whole = tiff('II', 6);
  for (let end = 0; end < 22; end++)
    expect(imageSize('a.jpg', turnedJpeg(whole.subarray(0, end)))).toEqual({ width: 640, height: 360 });
  for (const block of [tiff('II', 6, 0x0111), Buffer.from('XX'.padEnd(26))])
    expect(imageSize('a.jpg', turnedJpeg(block))).toEqual({ width: 640, height: 360 });
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

test('the file extension decides how a picture is parsed', () => {
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
