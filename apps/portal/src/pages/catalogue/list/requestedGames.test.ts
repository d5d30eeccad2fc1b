import { expect, it } from 'vitest';
import { requestedGames } from './requestedGames.ts';

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
