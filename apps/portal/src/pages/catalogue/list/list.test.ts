import { describe, expect, it } from 'vitest';
import { requestedGames } from './requestedGames.ts';
import { listQuery, withFilters } from './listAddress.ts';

const all = requestedGames(new URLSearchParams());

it.each([
  all,
  { ...all, vendor: 'TCG_SEA', subCategory: 'JP', name: 'dragon & gate', oneUnitBet: true, manyLines: true, page: 12 },
  { ...all, name: '龍', own: 'recent' as const },
  { ...all, own: 'favourites' as const, page: 9999 },
])('an address says all that it was read from, so that a link to it is the same list: %j [REQ-178]', (games) => {
  expect(requestedGames(new URLSearchParams(listQuery(games)))).toEqual(games);
});

it('an address leaves out filters that are off', () => {
  expect(listQuery({ ...all, name: '  ' })).toEqual({});
});

describe('a list with a changed filter', () => {
  it('keeps the rest, and begins at its first page', () => {
    const games = { ...all, vendor: 'PG', name: 'dragon', page: 4 };
    expect(withFilters(games, { subCategory: 'JP' })).toEqual({ ...games, subCategory: 'JP', page: 1 });
    expect(withFilters(games, { page: 5 })).toEqual({ ...games, page: 5 });
  });

  it("has the member's own games or a kind of slots, never both [REQ-178]", () => {
    const kind = { ...all, subCategory: 'JP', oneUnitBet: true, manyLines: true };
    const recent = { ...all, own: 'recent' as const };
    expect(withFilters(kind, { own: 'recent' })).toEqual(recent);
    for (const change of [{ subCategory: 'JP' }, { oneUnitBet: true }, { manyLines: true }]) {
      expect(withFilters(recent, change)).toEqual({ ...all, ...change });
    }
    expect(withFilters(recent, { vendor: 'PG' })).toEqual({ ...recent, vendor: 'PG' });
  });
});

const asked = (query: string) => requestedGames(new URLSearchParams(query));

it('reads all that a list is narrowed to [REQ-024]', () => {
  const query = 'vassalage=PG&gameClassify=JP&gameName=%20dragon%20&minBet=1&minLineNum=25&show=recent&pageNo=3';
  expect(asked(query)).toEqual({
    vendor: 'PG',
    subCategory: 'JP',
    name: 'dragon',
    oneUnitBet: true,
    manyLines: true,
    own: 'recent',
    page: 3,
  });
});

it.each([
  '',
  'vassalage=&gameName=%20%20&minBet=0&minLineNum=5&show=hot&pageNo=0',
  `vassalage=${'A'.repeat(41)}&pageNo=99999`,
  'vassalage=You%20have%20won&minBet=true&pageNo=-1',
  'vassalage=%3Cb%3E&pageNo=1.5',
])('narrows nothing by "%s"', (query) => {
  expect(asked(query)).toEqual({
    vendor: undefined,
    subCategory: undefined,
    name: '',
    oneUnitBet: false,
    manyLines: false,
    own: undefined,
    page: 1,
  });
});

it('looks for no name that is longer than the gateway reads', () => {
  expect(asked(`gameName=${'龍'.repeat(500)}`).name).toHaveLength(64);
});
