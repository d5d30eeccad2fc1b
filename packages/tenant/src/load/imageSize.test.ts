import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { flatPng } from '../testing/flatPng.ts';
import { imageSize } from './imageSize.ts';

const webp = Buffer.from('524946461c0000005745425056503858000000000000000000000000000000000000', 'hex');
webp.writeUIntLE(639, 24, 3);
webp.writeUIntLE(359, 27, 3);
const jpeg = Buffer.from('ffd8ffe000040000ffc0001108016802800301220002110103110100', 'hex');

test('the size of a picture is read from its bytes', () => {
  expect(imageSize('a.png', flatPng(32, 16))).toEqual({ width: 32, height: 16 });
  expect(imageSize('a.webp', webp)).toEqual({ width: 640, height: 360 });
  expect(imageSize('a.jpg', jpeg)).toEqual({ width: 640, height: 360 });
  expect(imageSize('a.svg', Buffer.from('<svg viewBox="0 0 21 9.5"/>'))).toEqual({ width: 21, height: 9.5 });
});

test('a picture that is not what its name says has no size', () => {
  expect(imageSize('a.png', jpeg)).toBeUndefined();
  expect(imageSize('a.jpg', flatPng(8, 8))).toBeUndefined();
  expect(imageSize('a.webp', Buffer.from('short'))).toBeUndefined();
  expect(imageSize('a.svg', Buffer.from('<svg/>'))).toBeUndefined();
  expect(imageSize('a.jpg', Buffer.alloc(0))).toBeUndefined();
});
