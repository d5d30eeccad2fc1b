import { expect, it } from 'vitest';
import { toLoggedError } from './report.ts';

const where = { at: '2026-01-01T00:00:00.000Z', reference: 'r1', operation: 'logIn' };

it('removes tokens, sealed bodies, queries and passwords from an error', () => {
  const jwe = 'eyJhbGciOiJFQ0RILUVTIn0..aXY.Y2lwaGVydGV4dA.dGFn';
  const error = new Error(
    `GET /play?session=abc123&x=1 with Bearer tok-en_42 and ${jwe} and {"password":"Player2026","captcha":"TEST"}\nparams: secret-param`,
  );
  const told = JSON.stringify(toLoggedError(error, where));
  for (const secret of ['abc123', 'tok-en_42', 'Y2lwaGVydGV4dA', 'Player2026', 'TEST"', 'secret-param'])
    expect(told).not.toContain(secret);
  expect(toLoggedError(error, where)).toMatchObject({
    ...where,
    name: 'Error',
    message: expect.stringContaining('[removed]') as unknown,
  });
});

it.each([
  ['a query of any names', 'GET https://site.example/a?x.y=one-secret&b[]=other;c', ['one-secret', 'other']],
  ['a fragment', 'at https://site.example/#token=one-secret', ['one-secret']],
  [
    'passwords and answers by their names',
    '{"oldPassword":"one-secret","newPassword": "an\\"other","answer":"third"}',
    ['one-secret', 'other', 'third'],
  ],
  ['a JSON string that was cut off', '{"newPassword":"one-secr', ['one-secr']],
  ['a token that stands alone', `no session for ${'aB3_'.repeat(11)}`, ['aB3_aB3_']],
])('tells no %s', (_what, message, secrets) => {
  const told = JSON.stringify(toLoggedError(new Error(message), { ...where, operation: `GET ${message}` }));
  for (const secret of secrets) expect(told).not.toContain(secret);
});

it('keeps the rest of the message around removed secrets, and at most 8 lines of the stack', () => {
  const error = new Error('Cannot read GET /wps/game/launchGame?token=abc of null, is it open?');
  expect(toLoggedError(error, where).message).toBe(
    'Cannot read GET /wps/game/launchGame[removed] of null, is it open?',
  );
  const { stack = '' } = toLoggedError(error, where);
  expect(stack.split('\n').length).toBeLessThanOrEqual(8);
  expect(stack).toContain('report.test.ts');
});

it('reports a thrown value that is no Error', () => {
  expect(toLoggedError('a string', where).message).toBe('Something was thrown that is no error.');
});
