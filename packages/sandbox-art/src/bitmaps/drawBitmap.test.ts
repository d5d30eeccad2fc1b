import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawGameCover } from '../covers/cover.ts';
import { drawBitmap } from './drawBitmap.ts';

const lettered = (letters: string, languageTag: string): string =>
  drawGameCover({ vendor: 'orchid', gameCode: 'g-1', motif: 'coins', category: 'RNG', title: letters, languageTag });

const painted = async (svg: string): Promise<Buffer> =>
  sharp(await drawBitmap(svg, { width: 200, format: 'avif' }))
    .raw()
    .toBuffer();

describe('drawBitmap', () => {
  it.each([
    [200, 267, 'avif'],
    [480, 640, 'avif'],
    [96, 128, 'png'],
  ] as const)('draws %i by %i pixels as %s', async (width, height, format) => {
    const picture = await drawBitmap(lettered('Jade Dragon', 'en'), { width, format });
    expect(await sharp(picture).metadata()).toMatchObject({
      width,
      height,
      format: format === 'avif' ? 'heif' : format,
    });
  });

  it('keeps a cover in few bytes: a phone loads two dozen of them', async () => {
    const cover = await drawBitmap(lettered('Jade Dragon', 'en'), { width: 320, format: 'avif' });
    expect(cover.byteLength).toBeLessThan(14 * 1024);
  });

  it('draws a picture once, and the same again', async () => {
    const svg = lettered('Once', 'en');
    const [first, second] = await Promise.all([painted(svg), painted(svg)]);
    expect(second.equals(first)).toBe(true);
    expect((await painted(svg)).equals(first)).toBe(true);
  });

  // Without a font for the script, both texts are drawn as the same boxes.
  it.each([
    ['Han', 'zh-Hans', '龙', '门'],
    ['Arabic', 'ar', 'بوابة', 'قمر'],
    ['Nastaliq', 'ur', 'خزانہ', 'چاند'],
    ['Vietnamese', 'vi', 'Ộ', 'Ỡ'],
    ['Thai', 'th', 'ดาว', 'นำโ'],
  ])('letters titles in %s on a machine without fonts', async (_, tag, one, other) => {
    expect((await painted(lettered(one, tag))).equals(await painted(lettered(other, tag)))).toBe(false);
  });
});
