import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { brotliText, gzipText } from './packText.ts';

const words = Array.from({ length: 4000 }, (_, index) => `sentence ${index * 7919} of ${index}`).join('\n');

/** The window size of a brotli stream, in bits (RFC 7932, 9.1). */
const windowOf = ([first = 0]: Uint8Array): number => {
  if ((first & 1) === 0) return 16;
  const high = (first >> 1) & 7;
  if (high !== 0) return 17 + high;
  const low = (first >> 4) & 7;
  return low === 0 ? 17 : 8 + low;
};

test.each(['', 'a', 'é'.repeat(3000), words])('compressed text decompresses to the same text', async (text) => {
  expect(brotliDecompressSync(await brotliText(text, 5)).toString()).toBe(text);
  expect(gunzipSync(await gzipText(text, 9)).toString()).toBe(text);
});

test('the brotli window fits the text, within brotli’s limits', async () => {
  expect(windowOf(await brotliText('a', 5))).toBe(10);
  expect(windowOf(await brotliText('abcdefgh'.repeat(500), 5))).toBe(12);
  expect(windowOf(await brotliText('a'.repeat(4090), 5))).toBe(13);
  expect(windowOf(await brotliText(Buffer.alloc(5 * 1024 * 1024, words), 1))).toBe(22);
});

test('a higher quality gives fewer bytes', async () => {
  const [quick, thorough] = [await brotliText(words, 1), await brotliText(words, 11)];
  expect(thorough.length).toBeLessThan(quick.length);
  expect((await gzipText(words, 9)).length).toBeLessThan((await gzipText(words, 1)).length);
});
