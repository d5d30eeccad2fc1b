import { describe, expect, it } from 'vitest';
import { svgErrors } from '../testing/svgErrors.ts';
import { drawGameCover, motifNames } from './cover.ts';
import type { CoverGame } from './cover.ts';
import { drawDefaultIcon } from './defaultIcon.ts';
import { chooseMotif, motifsIn } from './motifChoice.ts';
import sharp from 'sharp';
import { drawBitmap } from '../bitmaps/drawBitmap.ts';
import { lookOf, widthOf } from './script.ts';

const game = (over: Partial<CoverGame> = {}): CoverGame => ({
  vendor: 'orchid',
  gameCode: 'g-1',
  title: 'Crystal Tide',
  category: 'RNG',
  ...over,
});

const CATEGORIES = ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'PVP', 'FISH', 'LOTT', 'ELOTT'] as const;
const MAX_BYTES = 30 * 1024;
const FORBIDDEN =
  /<(script|style|foreignObject|image|animate\w*|set|iframe|a)\b|\sstyle=|\son\w+=|href="(?!#)|url\((?!#)|NaN|undefined|Infinity/;

describe('drawGameCover', () => {
  it('draws the same picture for the same game', () => {
    expect(drawGameCover(game())).toBe(drawGameCover(game()));
  });

  it('draws sixty games in sixty ways, whatever their titles', () => {
    const covers = Array.from({ length: 60 }, (_, i) =>
      drawGameCover(game({ gameCode: `g-${i}`, category: CATEGORIES[i % 8] ?? 'RNG' })),
    );
    const withoutIds = covers.map((cover) => cover.replace(/\ba[0-9a-z]{5,}\b/g, ''));
    expect(new Set(withoutIds).size).toBe(60);
  });

  it('shares no id between two covers on one page', () => {
    const ids = ['g-1', 'g-2', 'g-3'].flatMap((gameCode) =>
      [...drawGameCover(game({ gameCode })).matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(motifNames)('draws %s as well-formed, self-contained XML of at most 30 KB', (motif) => {
    for (let i = 0; i < 24; i += 1) {
      const svg = drawGameCover(game({ motif, gameCode: `${motif}-${i}` }));
      expect(svgErrors(svg)).toEqual([]);
      expect(svg).not.toMatch(FORBIDDEN);
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(MAX_BYTES);
    }
  });

  it.each([
    '</text><script>alert(1)</script>',
    '"&\'<>]]>',
    'bell \u0007 lone \ud800 end',
    '',
    '   ',
    'x'.repeat(4000),
    '长'.repeat(300),
  ])('keeps the title %j harmless', (title) => {
    const svg = drawGameCover(game({ title, languageTag: 'en" onload="x' }));
    expect(svgErrors(svg)).toEqual([]);
    expect(svg).not.toMatch(/<script|" on\w+=/);
    // Characters that XML 1.0 forbids.
    expect(svg).not.toMatch(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u);
  });

  it.each([
    ['金龙吐珠', 'zh-Hans', '金龙吐珠'],
    ['قناع الليل', 'ar', 'direction="rtl"'],
    ['ดาวนำโชค', 'th', 'Noto Sans Thai'],
    ['خزانہ', 'ur', 'Nastaliq'],
  ])('letters %s in its own script', (title, languageTag, expected) => {
    expect(drawGameCover(game({ title, languageTag }))).toContain(expected);
  });

  it('takes the motif a title names before the one of its category', () => {
    expect(drawGameCover(game({ title: 'Jade Dragon' }))).toBe(
      drawGameCover(game({ title: 'Jade Dragon', motif: 'dragons' })),
    );
  });
});

describe('drawDefaultIcon', () => {
  it('is a wordless, well-formed picture', () => {
    expect(svgErrors(drawDefaultIcon())).toEqual([]);
    expect(drawDefaultIcon()).not.toContain('<text');
  });
});

it.each([
  ['Moon Rabbit', 'rabbits'],
  ['Golden Wolves', 'wolves'],
  ['Dragon’s Treasure', 'dragons'],
  ['Minotaur Maze', 'oxen'],
  ['Octopus Legend', 'octopuses'],
  ['Golden Flower', 'flowers'],
  ['Viking Hoard', 'ships'],
  ['Pharaoh Crown', 'pyramids'],
  ['Samba Fruits', 'fruit'],
  ['Bingo do Rio', 'balls'],
  ['龙门', 'dragons'],
] as const)('draws %j with %s', (title, motif) => {
  expect(chooseMotif({ vendor: 'V', gameCode: 'g', category: 'RNG', title })).toBe(motif);
});

it('reads whole words: a palace is no ace, a season no sea, and a bearing no bear', () => {
  expect(motifsIn('Peacock Palace')).toEqual(['temples']);
  for (const title of ['High Season', 'Bearings', 'Starter Spices', 'Foxglove']) expect(motifsIn(title)).toEqual([]);
});

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
