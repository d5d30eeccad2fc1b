import { expect, it } from 'vitest';
import { flagAddresses } from './flagAddress.ts';

it('is on each image CDN first, then drawn by the release [REQ-183]', () => {
  const [first, second, own, ...more] = flagAddresses('VN', ['https://a.example', 'https://b.example']);
  expect([first, second]).toEqual(['https://a.example/COUNTRY_FLAG/VN.png', 'https://b.example/COUNTRY_FLAG/VN.png']);
  expect(own).toMatch(/#VN$/);
  expect(more).toEqual([]);
  expect(flagAddresses('VN', [])).toHaveLength(1);
});
