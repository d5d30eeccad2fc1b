import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type IncidentReporter, newReference, report, setIncidentReporter } from './report.ts';

const told = vi.fn<(line: string) => void>();

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(told));
afterEach(() => {
  setIncidentReporter(undefined);
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
  'password: SECRET',
  'No member SECRET@mail.example',
])('tells no secret of an address: %s', (message) => {
  report(new TypeError(message), 'R1');
  expect(told).toHaveBeenCalledTimes(1);
  expect(told.mock.calls[0]?.[0]).toMatch(/^incident R1: TypeError: /);
  expect(told.mock.calls[0]?.[0]).not.toContain('SECRET');
});

it.each([
  ['Refused: Token = SECRET today', 'Refused: Token = … today'],
  ['{"session": "SECRET"}', '{"session": …'],
  ['No member a.b@mail.example here', 'No member … here'],
  ['Failed to fetch https://player:SECRET@site.example/a.png', 'Failed to fetch https://site.example/a.png'],
  ['a monkey: three', 'a monkey: three'],
  ['row 123456 of 7', 'row 123456 of 7'],
  ['of member 1234567', 'of member …'],
])('tells all but the secret: %s', (message, rest) => {
  report(new Error(message), 'R1');
  expect(told.mock.calls).toEqual([[`incident R1: Error: ${rest}`]]);
});

it('knows an incident by its moment, as a text that can be read out', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 2, 3, 4, 5) });
  expect(newReference()).toBe('MJWAID1K');
  vi.useRealTimers();
});

it('tells where a chunk was looked for, and what is no error as well', () => {
  report(new TypeError('Failed to fetch dynamically imported module: https://site.example/assets/a-1.js?v=2'), 'R1');
  report('no reason', 'R2');
  expect(told.mock.calls).toEqual([
    ['incident R1: TypeError: Failed to fetch dynamically imported module: https://site.example/assets/a-1.js'],
    ['incident R2: Error: no reason'],
  ]);
});

it.each(['+86 138 0013 8000', '4111-1111-1111-1111'])('tells no telephone and no card: %s', (digits) => {
  report(new Error(`Cannot read ${digits} of null`), 'R1');
  expect(told.mock.calls).toEqual([['incident R1: Error: Cannot read … of null']]);
});

it('tells the reporter what it tells the console, and of nothing that goes wrong there', async () => {
  const reporter = vi.fn<IncidentReporter>(() => Promise.reject(new Error('the gateway is down')));
  setIncidentReporter(reporter);
  report(new TypeError('At /play?token=SECRET'), 'R1');
  reporter.mockImplementation(() => {
    throw new Error('no chunk');
  });
  report(Object.create(null), 'R2');
  await vi.waitFor(() => expect(reporter).toHaveBeenCalledTimes(2));
  expect(reporter.mock.calls).toEqual([
    [{ reference: 'R1', name: 'TypeError', message: 'At /play' }],
    [{ reference: 'R2', name: 'Error', message: 'no error' }],
  ]);
  expect(told).toHaveBeenCalledTimes(2);
});
