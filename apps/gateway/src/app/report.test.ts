import { expect, it } from 'vitest';
import { faultOf } from './report.ts';

const where = { at: '2026-01-01T00:00:00.000Z', reference: 'r1', operation: 'logIn' };

it('tells a fault without tokens, sealed bodies, queries and passwords', () => {
  const jwe = 'eyJhbGciOiJFQ0RILUVTIn0..aXY.Y2lwaGVydGV4dA.dGFn';
  const error = new Error(
    `GET /play?session=abc123&x=1 with Bearer tok-en_42 and ${jwe} and {"password":"Player2026","captcha":"TEST"}\nparams: secret-param`,
  );
  const told = JSON.stringify(faultOf(error, where));
  for (const secret of ['abc123', 'tok-en_42', 'Y2lwaGVydGV4dA', 'Player2026', 'TEST"', 'secret-param'])
    expect(told).not.toContain(secret);
  expect(faultOf(error, where)).toMatchObject({
    ...where,
    name: 'Error',
    message: expect.stringContaining('[removed]') as unknown,
  });
});

it('tells also of what was thrown and is no error', () => {
  expect(faultOf('a string', where).message).toBe('Something was thrown that is no error.');
});
