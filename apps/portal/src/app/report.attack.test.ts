import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { report } from './report.ts';

const told = vi.fn<(line: string) => void>();

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(told));
afterEach(() => {
  vi.restoreAllMocks();
  told.mockReset();
});

it.each([
  'Invalid URL: https://site.example/play?token=SECRET',
  "Failed to parse '/play?name='x'&token=SECRET'",
  'No page at /?a="b"&token=SECRET and nothing else',
  'Failed to fetch https://player:SECRET@site.example/media/a.png',
  'Not a place: https://site.example/login#token=SECRET',
  'return=%2F%3Fx is no path: /login?return=%2F%3Ftoken%3DSECRET',
  'Refused: token=SECRET',
  '{"token": SECRET}',
])('tells no secret of an address: %s', (message) => {
  report(new TypeError(message), 'R1');
  expect(told).toHaveBeenCalledTimes(1);
  expect(told.mock.calls[0]?.[0]).toMatch(/^fault R1: TypeError: /);
  expect(told.mock.calls[0]?.[0]).not.toContain('SECRET');
});

it('tells where a chunk was looked for, and what is no error as well', () => {
  report(new TypeError('Failed to fetch dynamically imported module: https://site.example/assets/a-1.js?v=2'), 'R1');
  report('no reason', 'R2');
  expect(told.mock.calls).toEqual([
    ['fault R1: TypeError: Failed to fetch dynamically imported module: https://site.example/assets/a-1.js'],
    ['fault R2: Error: no reason'],
  ]);
});
