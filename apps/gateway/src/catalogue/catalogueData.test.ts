import { categoryOrder, withEsportsSplit } from '@baize/domain/categories';
import { shippedLanguages } from '@baize/domain/languages';
import { describe, expect, it } from 'vitest';
import { gameSeeds, vendorSeeds } from './catalogueData.ts';
import winners from './data/winners.json' with { type: 'json' };

const MOST_IN_A_PANEL = 14;

const repeated = (list: readonly string[]): string[] => list.filter((each, place) => list.indexOf(each) !== place);

const titlesOf = (gameCode: string) =>
  shippedLanguages.map((code) => gameSeeds.find((game) => game.gameCode === gameCode)?.names[code]);

describe('the seeded catalogue', () => {
  it('has at least forty vendors over all categories, one of them with more than a panel shows [REQ-001]', () => {
    expect(vendorSeeds.length).toBeGreaterThanOrEqual(40);
    const split = withEsportsSplit(vendorSeeds);
    expect(new Set(split.map(({ gameType }) => gameType))).toEqual(new Set(categoryOrder));
    expect(split.filter(({ gameType }) => gameType === 'RNG').length).toBeGreaterThan(MOST_IN_A_PANEL);
    const named = ['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT', 'AV', 'IMES', 'IA', 'AI', 'TF', 'DS88', 'DIG', 'SB'];
    expect(vendorSeeds.map(({ vassalage }) => vassalage)).toEqual(expect.arrayContaining(named));
  });

  it('has at least six hundred games, and some of every vendor', () => {
    expect(gameSeeds.length).toBeGreaterThanOrEqual(600);
    const vendors = vendorSeeds.map(({ vassalage, gameType }) => `${vassalage} ${gameType}`);
    expect(new Set(gameSeeds.map(({ vassalage, gameType }) => `${vassalage} ${gameType}`))).toEqual(new Set(vendors));
  });

  it('has games of every kind that a slot may be', () => {
    const kinds = new Set(gameSeeds.map(({ classify }) => classify));
    expect([...kinds]).toEqual(expect.arrayContaining(['SC', 'VP', 'JP', 'TG', 'AC', 'BG']));
  });

  it('names each game once', () => {
    expect(repeated(gameSeeds.map(({ vassalage, gameCode }) => `${vassalage} ${gameCode}`))).toEqual([]);
    for (const { gameCode } of gameSeeds) expect(gameCode).toMatch(/^[a-z0-9-]+$/u);
  });

  it('has winners in games that are there, more than a board shows', () => {
    const ids = new Set(gameSeeds.map(({ vassalage, gameType, gameCode }) => `${vassalage} ${gameType} ${gameCode}`));
    for (const { vassalage, gameType, gameCode } of winners)
      expect(ids).toContain(`${vassalage} ${gameType} ${gameCode}`);
    expect(winners.length).toBeGreaterThan(20);
  });

  it.each(shippedLanguages)('has a title for each game in %s, no two alike in a category', (language) => {
    const titles = gameSeeds.map(
      ({ gameType, gameCode, names }) => `${gameType} ${names[language] ?? `? ${gameCode}`}`,
    );
    expect(titles.filter((title) => title.includes('?'))).toEqual([]);
    expect(repeated(titles)).toEqual([]);
  });
});

describe('a title in a series', () => {
  it('agrees with its noun', () => {
    expect(titlesOf('golden-volcano')).toEqual([
      'Golden Volcano',
      '黄金火山',
      'Núi Lửa Vàng',
      'Volcán dorado',
      'Vulcão Dourado',
      'البركان الذهبي',
      'سنہری آتش فشاں',
    ]);
    expect(titlesOf('secret-mask').slice(3, 6)).toEqual(['Máscara secreta', 'Máscara Secreta', 'القناع السري']);
  });

  it('says whose something is as each language does', () => {
    expect(titlesOf('wolf-kingdom')).toEqual([
      'Wolf Kingdom',
      '苍狼王国',
      'Vương Quốc Sói',
      'El reino del lobo',
      'Reino do Lobo',
      'مملكة الذئب',
      'بھیڑیے کی سلطنت',
    ]);
  });
});
