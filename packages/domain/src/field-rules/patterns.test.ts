import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPatternId, patterns } from './patterns.ts';
import type { PatternId } from './patterns.ts';

/** Per pattern: values that keep it, values that break it. */
const examples: Record<PatternId, { keeps: string[]; breaks: string[] }> = {
  0: { keeps: ['a', '任意 text!', '٣'], breaks: [] },
  1: { keeps: ['a1', 'Player2026'], breaks: ['1a', 'abc', '123', 'a1!', 'a 1', 'é1', 'a١'] },
  2: { keeps: ['Li', '李小龙', 'Bruce李'], breaks: ['李1', '李 小龙', '李·龙', 'é', 'ひ'] },
  3: {
    keeps: ['a@b.co', 'first.last+tag@sub.example.org', 'a@example.x.org'],
    breaks: ['a@b', 'a@b.co!', 'a@b.co\n', 'a@@b.co', 'a b@c.co', '@b.co', 'a@-b.co', 'a@b.'],
  },
  4: { keeps: ['abc', '123', 'a1B2'], breaks: ['中文', 'a-1', 'a 1', 'é'] },
  5: { keeps: ['a1', '1!a', '中a1'], breaks: ['abc', '123', '!?', '中1'] },
  6: { keeps: ['0', '0123456789'], breaks: ['1a', '1.0', '-1', '١٢٣', '1 2'] },
  7: { keeps: ['A1', 'Abc1', '1bC', 'aB1!'], breaks: ['abc1', 'ABC', '123', 'É1'] },
  8: { keeps: ['John Smith', '李 小龙', 'José', 'สมชาย', 'हिन्दी'], breaks: ['John3', 'O-Neil', ' ', 'J.'] },
  9: { keeps: ['abc', 'a!中'], breaks: ['a b', 'a\tb', ' ', 'a\u{3000}b'] },
  10: { keeps: ['中文', '你好！', '￥+'], breaks: ['中a', '中1', '中 文', 'ひ'] },
  11: {
    keeps: ['2024-02-29', '1999-12-31', '2000-02-29'],
    breaks: [
      '2023-02-29',
      '1900-02-29',
      '2024-13-01',
      '2024-00-10',
      '2024-01-00',
      '2024-04-31',
      '0000-01-01',
      '24-01-01',
      '2024/01/01',
      '02-29-2024',
      '12024-02-28',
      '2024-02-281',
    ],
  },
  12: { keeps: ['Li', 'A B', '李明', 'สมชาย'], breaks: ['A', 'A ', '李', 'Ab1', 'A.B'] },
  13: {
    keeps: ['02-29-2024', '12-31-1999'],
    breaks: ['02-29-2023', '13-01-2024', '2024-02-29', '2-9-2024', '112-31-1999', '12-31-19990'],
  },
  14: { keeps: ['a1', '1a', 'Abc123'], breaks: ['abc', '123', 'a1!', 'a 1', '中a1'] },
  15: { keeps: ['한국어', 'ㄱ'], breaks: ['한국 어', '한a', '漢字', 'ひ'] },
  16: { keeps: ['ไทย', 'สวัสดี'], breaks: ['ไทa', 'ไทย1', 'ລາວ'] },
};

const ids = Object.keys(patterns).map(Number).filter(isPatternId);
const ascii = fc.string({ unit: fc.constantFrom(...Array.from('abzABZ019!_ -')), minLength: 1 });
const letters = (value: string) => value.match(/\p{L}/gu)?.length ?? 0;
const has = { letter: /[a-z]/iu, capital: /[A-Z]/u, digit: /[0-9]/u };

describe('patterns', () => {
  it('are the seventeen from 0 to 16 [REQ-127] [REQ-128]', () => {
    expect(ids).toEqual(Array.from({ length: 17 }, (_, id) => id));
    for (const other of [-1, 17, 0.5, Number.NaN]) expect(isPatternId(other)).toBe(false);
  });

  for (const id of ids) {
    const requirement = id <= 6 ? 'REQ-127' : 'REQ-128';
    it.each(examples[id].keeps)(`pattern ${id} accepts %j [${requirement}]`, (value) => {
      expect(patterns[id](value)).toBe(true);
    });
    if (examples[id].breaks.length > 0) {
      it.each(examples[id].breaks)(`pattern ${id} refuses %j [${requirement}]`, (value) => {
        expect(patterns[id](value)).toBe(false);
      });
    }
  }

  it('1 is 14 that starts with a letter, and 14 is 4 that keeps 5 [REQ-127] [REQ-128]', () => {
    fc.assert(
      fc.property(ascii, (value) => {
        expect(patterns[1](value)).toBe(patterns[14](value) && /^[a-z]/iu.test(value));
        expect(patterns[14](value)).toBe(patterns[4](value) && patterns[5](value));
      }),
    );
  });

  it('5 asks for letter and digit, 7 for a capital too, whatever else there is [REQ-127] [REQ-128]', () => {
    fc.assert(
      fc.property(ascii, (value) => {
        expect(patterns[5](value)).toBe(has.letter.test(value) && has.digit.test(value));
        expect(patterns[7](value)).toBe(has.capital.test(value) && has.digit.test(value));
      }),
    );
  });

  it('12 is 8 with at least two letters [REQ-128]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (value) => {
        expect(patterns[12](value)).toBe(patterns[8](value) && letters(value) >= 2);
      }),
    );
  });

  it('11 and 13 accept exactly the days there are [REQ-128]', () => {
    const day = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const [year = '', month = '', dayOfMonth = ''] = date.toISOString().slice(0, 10).split('-');
        expect(patterns[11](`${year}-${month}-${dayOfMonth}`)).toBe(true);
        expect(patterns[13](`${month}-${dayOfMonth}-${year}`)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 0, max: 99 }),
        fc.integer({ min: 0, max: 99 }),
        (y, m, d) => {
          const text = `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
          const parsed = new Date(`${text}T00:00:00Z`);
          const exists = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
          expect(patterns[11](text)).toBe(exists);
        },
      ),
    );
  });

  it('6, 9, 15 and 16 accept a value exactly when they accept each of its characters [REQ-127] [REQ-128]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<PatternId>(6, 9, 15, 16),
        fc.string({ unit: 'binary', minLength: 1 }),
        (id, value) => {
          expect(patterns[id](value)).toBe(Array.from(value).every((character) => patterns[id](character)));
        },
      ),
    );
  });
});
