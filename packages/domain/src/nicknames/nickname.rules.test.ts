import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nicknameProblem, normalNickname, shapeOf } from './nickname.rules.ts';

describe('a nickname', () => {
  it.each([
    'Lucky',
    'Mary-Ann O’Neil',
    'badminton fan',
    'Ahmad Minhaj',
    'HotRod',
    'Ghost',
    'Nguyễn Văn Ân',
    '小明',
    '小明ABC',
    'たろう2000',
    '김철수',
    'محمد علي',
    'کھلاڑی',
    'राहुल',
    'Иван',
    'Γιώργος',
    'player_1',
  ])('may be %s', (nickname) => expect(nicknameProblem(nickname)).toBeUndefined());

  it.each([
    ['a', 'length'],
    ['a'.repeat(21), 'length'],
    ['\u200b\u200b\u200b', 'length'],
    ['1234', 'characters'],
    ['<b>lucky</b>', 'characters'],
    ['lucky🎲', 'characters'],
    ['lucky  .  day', 'characters'],
    ['.lucky', 'characters'],
    ['z\u0316\u0317\u0318\u0319algo', 'characters'],
    ['\u0301ab', 'characters'],
    ['ɑlice', 'characters'],
    ['ᴀlice', 'characters'],
    ['ǃǃǃ', 'characters'],
    ['Pаypal', 'scripts'],
    ['Αlice', 'scripts'],
    ['Ꭺlice', 'scripts'],
    ['עלice', 'scripts'],
  ])('%j breaks the rule of %s', (nickname, problem) => expect(nicknameProblem(nickname)).toBe(problem));

  it.each([
    'admin',
    'ADMIN',
    'A.d.m.i.n',
    'a d m i n',
    'ad_min',
    'Ａｄｍｉｎ',
    '𝐚𝐝𝐦𝐢𝐧',
    'ⓐⓓⓜⓘⓝ',
    'adm1n',
    'admln',
    '4dmin',
    'àdmîn',
    'a\u200bdmin',
    '\u202eadmin',
    'adrnin',
    'xXadminXx',
    'admin٠١',
    'Support Team',
    'supp0rt',
    'Customer-Service',
    'The Mod',
    'm0d',
    'staff 7',
    '客服小美',
    '官方客服',
    'Hỗ Trợ',
    'Atendimento',
    'админ',
    'خدمة العملاء',
    'سپورٹ',
  ])('%j reads as a name of the staff', (nickname) => expect(nicknameProblem(nickname)).toBe('reserved'));

  it.each(['Lotus', 'L0tus', 'Lotus Gaming', 'lotus_1'])('%j reads as the name of the merchant', (nickname) => {
    expect(nicknameProblem(nickname, 'Lotus')).toBe('reserved');
    expect(nicknameProblem(nickname, 'Amber')).toBeUndefined();
  });

  it('that is allowed has a normal form that is allowed, and is that form again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 24 }), (typed) => {
        const normal = normalNickname(typed);
        expect(normalNickname(normal)).toBe(normal);
        expect(nicknameProblem(normal)).toBe(nicknameProblem(typed));
      }),
    );
  });
});

it.each([
  ['сор', 'cop'],
  ['ΚΟΤΕ', 'kote'],
  ['5t0p', 'stop'],
])('%s has the shape of %s', (one, other) => expect(shapeOf(one)).toBe(shapeOf(other)));
