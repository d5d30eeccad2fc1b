import { dayAt } from '@baize/domain/days';
import { describe, expect, it } from 'vitest';
import { anyDays, choice, days, ownDays, rangeOf, readFilters, text, writeFilters } from './filters.ts';

const schema = { days: days('last7'), type: choice(['all', 'won', 'lost'], 'all'), order: text(8) };
const read = (query: string) => readFilters(schema, new URLSearchParams(query));
const usual = { days: { preset: 'last7' }, type: 'all', order: '' };

describe('filters in an address', () => {
  it.each([
    ['', usual],
    ['days=today&type=won&order=%20A1%20', { days: { preset: 'today' }, type: 'won', order: 'A1' }],
    ['days=2026-03-01..2026-03-31', { ...usual, days: { preset: undefined, from: '2026-03-01', to: '2026-03-31' } }],
  ])('are read from "%s"', (query, filters) => expect(read(query)).toEqual(filters));

  it.each([
    'days=last8',
    'days=constructor',
    'days=2026-02-30..2026-03-31',
    'days=2026-03-31..2026-03-01',
    'days=2026-03-01..2026-03-02..2026-03-03',
    'days=2026-03-01',
    'type=',
    'type=WON',
    'order=123456789',
  ])('fall back where they are invalid: %s', (query) => expect(read(query)).toEqual(usual));

  it.each([
    ['', { type: 'won' }, 'type=won'],
    ['type=won&days=today', { type: 'all' }, 'days=today'],
    ['lang=EN&type=won', { type: 'lost' }, 'lang=EN&type=lost'],
    ['', { days: { preset: undefined, from: '2026-03-01', to: '2026-03-31' } }, 'days=2026-03-01..2026-03-31'],
    ['days=today', { days: { preset: 'last7' }, order: '' }, ''],
  ] as const)('"%s" with %o becomes "%s"', (query, changes, expected) => {
    expect(String(writeFilters(schema, new URLSearchParams(query), changes))).toBe(expected);
  });

  it('are read as they were written', () => {
    const filters = { days: { preset: 'lastMonth' }, type: 'lost', order: 'A & B' } as const;
    expect(read(String(writeFilters(schema, new URLSearchParams(), filters)))).toEqual(filters);
  });
});

it("the days of a preset are those of the merchant's time zone", () => {
  const now = Date.parse('2026-03-01T20:00:00Z');
  const zones = ['America/Sao_Paulo', 'Asia/Shanghai'].map((timeZone) =>
    rangeOf({ preset: 'today' }, dayAt(now, timeZone)),
  );
  expect(zones).toEqual([
    { from: '2026-03-01', to: '2026-03-01' },
    { from: '2026-03-02', to: '2026-03-02' },
  ]);
  const own = { preset: undefined, from: '2026-01-01', to: '2026-01-31' };
  expect(rangeOf(own, dayAt(now, 'UTC'))).toEqual({ from: '2026-01-01', to: '2026-01-31' });
});

describe('a filter by days that may be off', () => {
  const optional = { days: anyDays };
  const from = (query: string) => readFilters(optional, new URLSearchParams(query)).days;

  it('is off without a parameter, and for an invalid one', () => {
    expect(['', 'days=', 'days=..', 'days=2026-03-01', 'days=2026-03-02..2026-03-01', 'days=x..'].map(from)).toEqual(
      Array.from({ length: 6 }, () => undefined),
    );
    expect(rangeOf(undefined, '2026-03-01')).toEqual({});
  });

  it.each(['days=last7', 'days=2026-03-01..2026-03-01', 'days=2026-03-01..', 'days=..2026-03-01'])(
    'is written as it was read: %s',
    (query) => {
      const written = writeFilters(optional, new URLSearchParams('gameCode=five'), { days: from(query) });
      expect(String(written)).toBe(`gameCode=five&${query}`);
      expect(String(writeFilters(optional, written, { days: undefined }))).toBe('gameCode=five');
    },
  );

  it('has open ends', () => {
    expect(rangeOf(ownDays('2026-03-01', ''), '2026-03-09')).toEqual({ from: '2026-03-01', to: undefined });
    expect(rangeOf(ownDays('', '2026-03-01'), '2026-03-09')).toEqual({ from: undefined, to: '2026-03-01' });
    expect([ownDays('', ''), ownDays('0002-03-01', '')]).toEqual([undefined, undefined]);
  });
});
