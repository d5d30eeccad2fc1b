import { describe, expect, it } from 'vitest';
import { choicesOf, isPick, linesOf, mostPaidBy, oddsOf, paidBy } from './plays.rules.ts';
import type { Play } from './plays.rules.ts';

const anyTwo: Play = { code: 'any-2', kind: 'any', take: 2, lowest: 1, highest: 11, odds: { each: 520 } };
const second: Play = { code: 'second', kind: 'place', place: 2, lowest: 1, highest: 10, odds: { each: 970 } };
const special: Play = {
  code: 'special',
  kind: 'place',
  place: 'special',
  lowest: 1,
  highest: 49,
  odds: { each: 4700 },
};
const lastTwo: Play = { code: 'last-2', kind: 'tail', digits: 2, odds: { each: 9500 } };
const total: Play = {
  code: 'total',
  kind: 'total',
  lowest: 3,
  highest: 18,
  odds: { '3': 18_000, '10': 700, each: 900 },
};
const sumSides: Play = {
  code: 'sides',
  kind: 'sides',
  of: 'sum',
  first: 2,
  smallTo: 10,
  bigFrom: 12,
  odds: { each: 195, big: 215 },
};
const specialSides: Play = {
  code: 'special-sides',
  kind: 'sides',
  of: 'special',
  smallTo: 24,
  bigFrom: 25,
  odds: { each: 196 },
};

const lines = (play: Play, ...picks: string[]) => linesOf({ play, picks });
const paid = (play: Play, picks: string[], numbers: string, specialNumber?: string) =>
  paidBy({ play, picks }, { winningNumbers: numbers.split(' '), specialNumber });

describe('a bet', () => {
  it('has a line for each way to take as many numbers as a line has', () => {
    expect(lines(anyTwo, '01')).toBe(0);
    expect(lines(anyTwo, '01', '02')).toBe(1);
    expect(lines(anyTwo, '01', '02', '03', '04')).toBe(6);
    const anyThree: Play = { ...anyTwo, take: 3, highest: 49 };
    expect(lines(anyThree, ...choicesOf(anyThree))).toBe(18_424);
  });

  it('has a line for each pick of any other play', () => {
    expect(lines(second, '01', '10')).toBe(2);
    expect(lines(lastTwo, '00', '37', '99')).toBe(3);
    expect(lines(sumSides, 'big', 'odd')).toBe(2);
    expect(lines(total, '3')).toBe(1);
  });

  it.each([
    ['nothing', second, []],
    ['one that is picked twice', second, ['01', '01']],
    ['one that is not in the drum', second, ['11']],
    ['one that is written otherwise', second, ['1']],
    ['digits of another length', lastTwo, ['7']],
    ['what is no digit', lastTwo, ['٣٧']],
    ['a digit before what is none', lastTwo, ['7a']],
    ['a digit after what is none', lastTwo, ['a7']],
    ['a sum that cannot be', total, ['2']],
    ['a side that is none', sumSides, ['each']],
    ['a right one beside a wrong one', second, ['01', '11']],
  ] as const)('is none of %s', (_, play, picks) => {
    expect(lines(play, ...picks)).toBe(0);
  });

  it('is on what a play has to choose from', () => {
    expect(choicesOf(second)).toHaveLength(10);
    expect(choicesOf(second)[0]).toBe('01');
    expect(choicesOf(total)).toEqual(Array.from({ length: 16 }, (_, at) => String(at + 3)));
    expect(choicesOf(sumSides)).toEqual(['small', 'big', 'odd', 'even']);
    expect(choicesOf(lastTwo)).toEqual([]);
    expect([isPick(lastTwo, '07'), isPick(lastTwo, '007')]).toEqual([true, false]);
  });

  it('pays by its pick, or as each does', () => {
    expect([oddsOf(total, '3'), oddsOf(total, '4'), oddsOf(sumSides, 'big')]).toEqual([18_000, 900, 215]);
    expect(oddsOf(second, 'toString')).toBe(970);
    expect(oddsOf({ ...second, odds: {} }, '01')).toBe(0);
  });
});

describe('a draw pays', () => {
  it('each line of numbers that are all drawn, in any order', () => {
    expect(paid(anyTwo, ['03', '01', '05', '02'], '05 11 03 07 01')).toBe(3 * 520);
    expect(paid(anyTwo, ['03', '02'], '05 11 03 07 01')).toBe(0);
  });

  it('a number that is drawn twice as one', () => {
    const one: Play = { ...anyTwo, take: 1, highest: 6, lowest: 1 };
    expect(paid(one, ['6', '2'], '6 6 1')).toBe(520);
  });

  it('the number at its place, and no other', () => {
    expect(paid(second, ['03', '04'], '04 03 05')).toBe(970);
    expect(paid(second, ['04'], '04 03 05')).toBe(0);
    expect(paid(special, ['07'], '01 02 03 04 05 06', '07')).toBe(4700);
    expect(paid(special, ['06'], '01 02 03 04 05 06', '07')).toBe(0);
    expect(paid(special, ['06'], '01 02 03 04 05 06')).toBe(0);
  });

  it('the last digits in their order', () => {
    expect(paid(lastTwo, ['71', '17'], '4 0 7 7 1')).toBe(9500);
    expect(paid(lastTwo, ['17'], '4 0 7 7 1')).toBe(0);
  });

  it('the sum that was drawn', () => {
    expect(paid(total, ['10', '3'], '1 3 6')).toBe(700);
    expect(paid(total, ['11', '9'], '1 3 6')).toBe(0);
  });

  it('both sides of a sum, and none where it is neither small nor big', () => {
    expect(paid(sumSides, ['small', 'big', 'odd', 'even'], '04 06 01')).toBe(2 * 195);
    expect(paid(sumSides, ['big'], '05 07 01')).toBe(215);
    expect(paid(sumSides, ['small', 'odd'], '05 07 01')).toBe(0);
    expect(paid(sumSides, ['small', 'big', 'odd', 'even'], '05 06 01')).toBe(0);
    expect(paid(specialSides, ['small', 'even'], '40 41 42', '24')).toBe(392);
    expect(paid(specialSides, ['big', 'odd'], '01 02 03', '25')).toBe(392);
  });
});

describe('the most that picks can pay', () => {
  it('is one pick of a place, a tail or a sum, and the best of several', () => {
    expect(mostPaidBy({ play: second, picks: ['03', '07'] }, 10)).toBe(970);
    expect(mostPaidBy({ play: lastTwo, picks: ['07', '71', '99'] }, 5)).toBe(9500);
    expect(mostPaidBy({ play: total, picks: ['3', '10'] }, 3)).toBe(18_000);
  });

  it('is one side of each pair', () => {
    expect(mostPaidBy({ play: sumSides, picks: ['small', 'big', 'odd', 'even'] }, 2)).toBe(215 + 195);
    expect(mostPaidBy({ play: specialSides, picks: ['odd'] }, 6)).toBe(196);
  });

  it('is every line that can be drawn together of numbers in any order', () => {
    expect(mostPaidBy({ play: anyTwo, picks: ['01', '02', '03'] }, 5)).toBe(3 * 520);
    expect(mostPaidBy({ play: anyTwo, picks: ['01', '02', '03', '04', '05', '06', '07'] }, 5)).toBe(10 * 520);
  });

  it('is what the best draw pays, and no draw pays more', () => {
    const winningNumbers = ['01', '02', '03', '04', '05'];
    const picks = [...winningNumbers, '06', '11'];
    const most = mostPaidBy({ play: anyTwo, picks }, winningNumbers.length);
    expect(paidBy({ play: anyTwo, picks }, { winningNumbers })).toBe(most);
    expect(paidBy({ play: anyTwo, picks }, { winningNumbers: ['01', '02', '07', '08', '09'] })).toBeLessThan(most);
  });

  it('is nothing without picks', () => {
    for (const play of [anyTwo, second, lastTwo, total, sumSides]) expect(mostPaidBy({ play, picks: [] }, 5)).toBe(0);
  });
});
