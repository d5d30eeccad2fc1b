import { expect, it } from 'vitest';
import { countrySearch } from './countrySearch.ts';
import { flagAddresses } from './flagAddress.ts';

const countries = [
  ['CN', '86'],
  ['US', '1'],
  ['DM', '1'],
  ['AX', '358'],
  ['VN', '84'],
  ['AE', '971'],
  ['MX', '52'],
  ['NG', '234'],
  ['NE', '227'],
].map(([countryCode = '', countryDialingCode = '']) => ({ countryCode, countryDialingCode }));
const found = (typed: string, chosen = 0) =>
  countrySearch(countries, 'EN')(typed, chosen).map(({ countryCode }) => countryCode);

it('lists all by name, after the selected one', () => {
  expect(found('')).toEqual(['CN', 'AX', 'DM', 'MX', 'NE', 'NG', 'AE', 'US', 'VN']);
  expect(found(' ', 4).slice(0, 3)).toEqual(['VN', 'AX', 'CN']);
  expect(countrySearch(countries, 'ES')('', 0).at(-1)?.name).toBe('Vietnam');
});

it('finds by a name in any language and script, without accents, the nearest first', () => {
  const of = (...typed: string[]) => typed.map((each) => found(each)[0]);
  expect(of('VIET', 'việt nam', 'viet nam', '越南', 'فيتنام')).toEqual(Array.from({ length: 5 }, () => 'VN'));
  expect(of('aland', 'Åland', 'mexico', 'México')).toEqual(['AX', 'AX', 'MX', 'MX']);
  expect(found('niger')).toEqual(['NE', 'NG']);
});

it('finds by the code of a country and by its dialing code, in the digits of any script', () => {
  expect([found('us')[0], found('+86'), found('0084'), found('٩٧١'), found('+ 1')]).toEqual([
    'US',
    ['CN'],
    ['VN'],
    ['AE'],
    ['US', 'DM'],
  ]);
  expect(found('2')).toEqual(['NE', 'NG']);
});

it('finds nothing when no country matches', () => {
  expect([found('zzz'), found('999'), found('+')]).toEqual([[], [], []]);
});

it('is on each image CDN first, then drawn by the release [REQ-183]', () => {
  const [first, second, own, ...more] = flagAddresses('VN', ['https://a.example', 'https://b.example']);
  expect([first, second]).toEqual(['https://a.example/COUNTRY_FLAG/VN.png', 'https://b.example/COUNTRY_FLAG/VN.png']);
  expect(own).toMatch(/#VN$/);
  expect(more).toEqual([]);
  expect(flagAddresses('VN', [])).toHaveLength(1);
});
