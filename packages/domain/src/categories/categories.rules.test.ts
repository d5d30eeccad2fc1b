import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  categoryOrder,
  esportsVendors,
  groupByCategory,
  isCategoryCode,
  prizeMode,
  prizeModeOf,
  withCockfightSplit,
  withEsportsSplit,
} from './categories.rules.ts';

const vendor = (vassalage: string, gameType: string) => ({ vassalage, gameType });
const anyVendor = fc.record({
  vassalage: fc.constantFrom(...esportsVendors, 'SB', 'PG', 'LOTT', 'TCG_LOTTO_VN'),
  gameType: fc.constantFrom(...categoryOrder),
});

describe('categories', () => {
  it('are eight, shown in the order of the group titles [REQ-001] [REQ-170]', () => {
    expect(categoryOrder).toEqual(['SPORTS', 'ESPORTS', 'LIVE', 'ELOTT', 'PVP', 'FISH', 'RNG', 'LOTT']);
  });

  it('are told from other game types [REQ-001]', () => {
    expect(categoryOrder.every((code) => isCategoryCode(code))).toBe(true);
    for (const other of ['rng', 'BINGO', '', undefined]) expect(isCategoryCode(other)).toBe(false);
  });

  it('have a cockfight group within SPORTS: DS88 and DIG [REQ-174]', () => {
    const vendors = [vendor('DIG', 'SPORTS'), vendor('SB', 'SPORTS'), vendor('DS88', 'SPORTS'), vendor('DIG', 'RNG')];
    const [dig, sb, ds88, slots] = vendors;
    expect(withCockfightSplit(vendors)).toEqual({ others: [sb, slots], cockfight: [dig, ds88] });
  });
});

describe('withEsportsSplit', () => {
  it('moves AV, IMES, IA, AI and TF out of SPORTS [REQ-171]', () => {
    const split = withEsportsSplit(['SB', 'AV', 'IMES', 'IA', 'AI', 'TF'].map((code) => vendor(code, 'SPORTS')));
    expect(split.map(({ gameType }) => gameType)).toEqual([
      'SPORTS',
      'ESPORTS',
      'ESPORTS',
      'ESPORTS',
      'ESPORTS',
      'ESPORTS',
    ]);
  });

  it('leaves an esports vendor in any other category where it is [REQ-171]', () => {
    expect(withEsportsSplit([vendor('AV', 'RNG')])).toEqual([vendor('AV', 'RNG')]);
  });

  it('neither loses nor reorders vendors [REQ-171]', () => {
    fc.assert(
      fc.property(fc.array(anyVendor), (vendors) => {
        expect(withEsportsSplit(vendors).map((each) => each.vassalage)).toEqual(vendors.map((each) => each.vassalage));
      }),
    );
  });
});

describe('groupByCategory', () => {
  it('puts ESPORTS right after SPORTS, whatever order the gateway sends [REQ-170] [REQ-171]', () => {
    const groups = groupByCategory([
      vendor('PG', 'RNG'),
      vendor('AV', 'SPORTS'),
      vendor('EV', 'LIVE'),
      vendor('SB', 'SPORTS'),
    ]);
    expect(groups.map(({ category }) => category)).toEqual(['SPORTS', 'ESPORTS', 'LIVE', 'RNG']);
    expect(groups[1]?.vendors.map(({ vassalage }) => vassalage)).toEqual(['AV']);
  });

  it('shows no empty group, and every vendor of a known category once [REQ-170]', () => {
    fc.assert(
      fc.property(fc.array(anyVendor), (vendors) => {
        const groups = groupByCategory(vendors);
        expect(groups.every((group) => group.vendors.length > 0)).toBe(true);
        expect(groups.flatMap((group) => group.vendors)).toHaveLength(vendors.length);
      }),
    );
  });
});

describe('prizeModeOf', () => {
  it.each([
    ['Lott', 'LOTT'],
    ['ZY', 'ZY'],
    ['zy', 'ZY'],
    ['Elott', 'ELOTT'],
    ['SEA', 'SEA'],
    ['sports', undefined],
    ['', undefined],
  ])('reads %j as %s [REQ-174]', (text, mode) => {
    expect(prizeModeOf(text)).toBe(mode);
  });
});

describe('prizeMode', () => {
  it.each(['TCG_LOTTO_VN', 'LOTT'])('is ELOTT when the ELOTT category has a card of %s [REQ-172]', (code) => {
    expect(prizeMode([vendor('PG', 'RNG'), vendor(code, 'ELOTT')])).toBe('ELOTT');
  });

  it('is LOTT when the card stands in another category, or is of another vendor', () => {
    expect(prizeMode([vendor('LOTT', 'LOTT'), vendor('TCG_SEA', 'ELOTT')])).toBe('LOTT');
    expect(prizeMode([])).toBe('LOTT');
  });
});
