import { describe, expect, it } from 'vitest';
import { normalEmail, subjectsOf } from './subjects.ts';

const same = (one: Parameters<typeof subjectsOf>[0], other: Parameters<typeof subjectsOf>[0]) =>
  subjectsOf(one).some((subject) => subjectsOf(other).includes(subject));

describe('what tells who a person is', () => {
  it.each([
    ['Player@Example.com', 'player@example.com'],
    [' player@example.com ', 'player@example.com'],
    ['player+bonus@example.com', 'player@example.com'],
    ['ｐｌａｙｅｒ@example.com', 'player@example.com'],
    ['p.l.a.yer+x@googlemail.com', 'player@gmail.com'],
    ['p.layer@example.com', 'p.layer@example.com'],
    ['player@Bücher.example', 'player@xn--bcher-kva.example'],
    ['player@bu\u0308cher。example', 'player@xn--bcher-kva.example'],
    ['player@no domain', 'player@nodomain'],
  ])('an address %s is %s [D58]', (typed, normal) => {
    expect(normalEmail(typed)).toBe(normal);
  });

  it('a number and a document are the same in every spelling, and differ from others', () => {
    expect(same({ dialingCode: '86', mobile: '13800138000' }, { dialingCode: '+86', mobile: '138 0013-8000' })).toBe(
      true,
    );
    expect(same({ dialingCode: '86', mobile: '١٣٨٠٠١٣٨٠٠٠' }, { dialingCode: '86', mobile: '13800138000' })).toBe(true);
    expect(same({ document: 'ab-123 456' }, { document: 'AB123456' })).toBe(true);
    expect(same({ document: 'AB123456' }, { document: 'AB123457' })).toBe(false);
    expect(same({ dialingCode: '86', mobile: null }, { dialingCode: '86', mobile: null })).toBe(false);
  });

  it('nothing is told by what is not there', () => {
    expect(subjectsOf({ email: '', document: '- -', mobile: null, dialingCode: '86' })).toEqual([]);
  });
});
