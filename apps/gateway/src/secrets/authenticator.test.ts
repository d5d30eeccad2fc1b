import { expect, it } from 'vitest';
import { authenticatorCode, authenticatorStep } from './authenticator.ts';

// "12345678901234567890" in base32; the codes are the last six digits of RFC 6238, appendix B.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

const at = (second: number): Date => new Date(second * 1000);

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (second, code) => {
  expect(authenticatorCode(SECRET, at(second))).toBe(code);
  expect(authenticatorStep(SECRET, code, at(second))).toBe(Math.floor(second / 30));
});

it('takes the code of the step before and after, and says which step it is of', () => {
  const code = authenticatorCode(SECRET, at(600));
  expect([540, 570, 600, 630, 660].map((second) => authenticatorStep(SECRET, code, at(second)))).toEqual([
    undefined,
    20,
    20,
    20,
    undefined,
  ]);
});

it.each(['', '1', '28708', '2870821', '28708a', '２８７０８２', ' 287082', '287082\0', '-87082'])(
  'what is no code of six digits is no code: %j',
  (code) => expect(authenticatorStep(SECRET, code, at(59))).toBeUndefined(),
);
