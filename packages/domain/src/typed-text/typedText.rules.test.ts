import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { typedTextVectors } from '../testing/typedTextVectors.ts';
import { isSameName, latinDigits, normalAmount, normalCode, normalName, normalText, searchForm } from './index.ts';

const { amounts, codes, passwords, searches } = typedTextVectors;

describe('normalText', () => {
  it('is the same for a composed and a decomposed password', () => {
    for (const [composed, decomposed] of passwords) {
      expect(composed).not.toBe(decomposed);
      expect(normalText(` ${decomposed}\u00a0`)).toBe(normalText(composed));
    }
  });

  it('keeps case, accents and inner spaces', () => {
    expect(normalText('a \u0411  \u00c9')).toBe('a \u0411  \u00c9');
  });
});

describe('normal forms', () => {
  it.each(Object.entries({ normalText, normalName, normalCode, searchForm }))(
    '%s of a normal form is that form again, whatever was typed',
    (_, normal) => {
      fc.assert(
        fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (typed) => {
          expect(normal(normal(typed))).toBe(normal(typed));
          expect(normal(typed.normalize('NFD'))).toBe(normal(typed));
        }),
        { numRuns: 2000 },
      );
    },
  );
});

describe('isSameName', () => {
  it('passes over case, spaces, width and Unicode form, and over no accent', () => {
    expect(isSameName('Nguy\u1ec5n  V\u0103n\u00a0An', 'nguye\u0302\u0303n va\u0306n an')).toBe(true);
    expect(isSameName('\uff2c\uff49 Wei', 'li wei')).toBe(true);
    expect(isSameName('\u200eLi Wei', 'Li Wei')).toBe(true);
    expect(isSameName('Nguyen', 'Nguy\u1ec5n')).toBe(false);
    expect(isSameName('Li Wei', 'LiWei')).toBe(false);
  });

  it('does not take a letter of another script for the same', () => {
    expect(isSameName('\u0420aul', 'Paul')).toBe(false);
  });
});

describe('normalCode', () => {
  it('takes the digits of any script, and drops what groups them', () => {
    for (const typed of codes) expect(normalCode(typed)).toBe('453017');
    expect(normalCode('\u200f+86 (138)\u20110013\u2011 8000')).toBe('+8613800138000');
  });

  it('keeps letters and their case', () => {
    expect(normalCode('aB \uff13x')).toBe('aB3x');
  });
});

describe('latinDigits', () => {
  it('knows the digits of scripts whose sets stand side by side', () => {
    expect(latinDigits('\u{1d7d8}\u{1d7e2}\u{1d7e3}\u0665')).toBe('0015');
  });
});

describe('normalAmount', () => {
  it('is the same decimal for every spelling', () => {
    for (const typed of amounts) expect(normalAmount(typed)).toBe('1250.50');
  });

  it.each([
    ['1250,5', '.', '1250.5'],
    ['1.250,50', '.', '1250.50'],
    ['1.250,50', ',', '1250.50'],
    ['1,250', '.', '1250'],
    ['1,250', ',', '1.250'],
    ['1.250', ',', '1250'],
    ['1.250', '.', '1.250'],
    ['0,125', '.', '0.125'],
    ['1,250,000', ',', '1250000'],
    ['1\u00a0250,50', ',', '1250.50'],
    ['1\u2019250.50', '.', '1250.50'],
    ['\u0661\u066c\u0662\u0665\u0660', ',', '1250'],
    ['\u22125', '.', '-5'],
  ] as const)('reads %s where decimals follow "%s" as %s', (typed, decimal, amount) => {
    expect(normalAmount(typed, decimal)).toBe(amount);
  });

  it.each(['', '.', '1.', '.5', '1,25,000', '1,2500.00', '12,50,3', '1e3', '1.2.3', '1,250.00,5', '1--2', 'abc'])(
    'does not guess at %j',
    (typed) => {
      expect(normalAmount(typed)).toBeUndefined();
    },
  );
});

describe('searchForm', () => {
  it('finds a Vietnamese name however it is typed', () => {
    const name = searchForm(searches.game);
    for (const typed of searches.typed) expect(name).toContain(searchForm(typed));
    expect(name).not.toContain(searchForm('cong dong'));
  });

  it.each([
    ['\u0110i\u1ec7n T\u1eed', 'dien tu'],
    ['\u0130STANBUL \u0131\u015f\u0131k', 'istanbul isik'],
    ['Stra\u00dfe', 'STRASSE'],
    ['\u0623\u064e\u062d\u0652\u0645\u064e\u062f', '\u0627\u062d\u0645\u062f'],
    ['\u06a9\u06c1\u0627\u0646\u06cc', '\u0643\u0647\u0627\u0646\u064a'],
    ['\uff76\uff9e\uff6f', '\u30ac\u30c3'],
    ['\u0668\u0668 \u0641', '88 \u0641'],
    ['Cafe\u0301\u200b Noir', 'cafe noir'],
  ])('has %s and %s alike', (one, other) => {
    expect(searchForm(one)).toBe(searchForm(other));
  });

  it('keeps the signs that make other words', () => {
    expect(searchForm('\u0915\u093f')).not.toBe(searchForm('\u0915\u0940'));
    expect(searchForm('\u0e01\u0e34\u0e19')).not.toBe(searchForm('\u0e01\u0e31\u0e19'));
    expect(searchForm('\u304c')).not.toBe(searchForm('\u304b'));
  });
});
