import { expect, it } from 'vitest';
import { withoutPersons } from './withoutPersons.ts';
import { valueWithoutSecrets, withoutSecrets } from './withoutSecrets.ts';

it.each([
  ['No account of lee.wong+vip@mail.example here', 'No account of [removed] here'],
  ['Cannot call +86 138-0013-8000 now', 'Cannot call [removed] now'],
  ['card 4111111111111111', 'card [removed]'],
  ['TypeError at /assets/main-Bd4hSHFp.js:12:345', 'TypeError at /assets/main-Bd4hSHFp.js:12:345'],
  ['Failed after 3 tries in 1500 ms', 'Failed after 3 tries in 1500 ms'],
])('of %j tells %j', (text, told) => expect(withoutPersons(text)).toBe(told));

it('reads a long text in a moment', () => {
  // CPU time, which is independent of other load on the machine.
  const begun = process.cpuUsage();
  for (const sign of ['a', '1', '@', '1-', 'a@']) withoutPersons(sign.repeat(50_000));
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1000);
});

it.each([
  ['https://site.example/a?token=one-secret', 'https://site.example/a[removed]'],
  ['https://site.example/a?one-secret', 'https://site.example/a[removed]'],
  ['https://site.example?one-secret', 'https://site.example[removed]'],
  ['https://site.example/#one-secret', 'https://site.example/[removed]'],
  ['https://one:secret@site.example/a', 'https://site.example/a'],
  ['WSS://one-secret@site.example/a#b', 'WSS://site.example/a[removed]'],
  ['postgres://one:se@cret@db.example/x', 'postgres://db.example/x'],
  ['(https://site.example/a?b), then', '(https://site.example/a[removed] then'],
  ['/play?session=one-secret', '/play[removed]'],
  ['Authorization: Bearer one-secret here', 'Authorization: [removed] here'],
  ['sent eyJhbGciOiJub25lIn0.eyJtIjoxfQ.AbC here', 'sent [removed] here'],
  ['said {"password":"one \\" secret","at":1}', 'said {[removed],"at":1}'],
  ['said {"verificationCode": "123456"}', 'said {[removed]}'],
  [`/play/${'aB3_'.repeat(10)}/on`, '/play/[removed]/on'],
])('of %s it tells %s', (text, told) => {
  expect(withoutSecrets(text)).toBe(told);
});

it.each([
  'Is it open? Yes.',
  'https://site.example:8443/a/b.js:12:3',
  'blob',
  "script-src 'self'",
  'a#b',
  'me@site.example',
])('%s is told as it is', (text) => {
  expect(withoutSecrets(text)).toBe(text);
});

it('looks into every text of a value, and leaves numbers and flags', () => {
  const value = { 'csp-report': { at: ['https://u@a.example/?b', 7, true, null], 'https://a.example/?key': 1 } };
  expect(valueWithoutSecrets(value)).toEqual({
    'csp-report': { at: ['https://a.example/[removed]', 7, true, null], 'https://a.example/[removed]': 1 },
  });
});

it('goes no deeper than a report does', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(30_000)}"one-secret"${']'.repeat(30_000)}`);
  expect(JSON.stringify(valueWithoutSecrets(deep))).toBe(`${'['.repeat(20)}"[removed]"${']'.repeat(20)}`);
});

it.each([
  'a://',
  '?',
  '#',
  '@',
  'a://x@',
  'a://#',
  '"password',
  'password',
  '":"',
  'eyJ',
  'eyJ-',
  'eyJ.',
  'a-',
  'Bearer ',
])('is not held up by a text of nothing but %s', (part) => {
  // A pattern with quadratic backtracking would not finish.
  expect(withoutSecrets(`"${part.repeat(400_000 / part.length)}`).length).toBeLessThanOrEqual(400_001);
});
