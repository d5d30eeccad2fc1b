import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawBitmap } from '../bitmaps/drawBitmap.ts';
import { lookOf, widthOf } from './script.ts';

const EM = 100;

/** The rendered width of a line in the covers' own face, in ems. */
const drawnWidth = async (line: string): Promise<number> => {
  const [face] = lookOf(line, 'ar').faces;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="300"><text x="800" y="170" font-size="${EM}" font-weight="900" text-anchor="middle" direction="rtl" font-family="${face}">${line}</text></svg>`;
  const { info } = await sharp(await drawBitmap(svg, { width: 1600, format: 'png' }))
    .trim()
    .toBuffer({ resolveWithObject: true });
  return info.width / EM;
};

// A title wider than `widthOf` estimates is cut off at both sides of its cover.
it.each(['ساعة ميداس', 'سحب الوسط', 'حظ القط', 'ملكة الكرنفال'])(
  'expects %s to be about as wide as it is drawn',
  async (line) => {
    const drawn = await drawnWidth(line);
    expect(widthOf(line, 'arabic')).toBeGreaterThan(0.96 * drawn);
    expect(widthOf(line, 'arabic')).toBeLessThan(1.4 * drawn);
  },
);
