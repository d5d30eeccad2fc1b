import { expect, it } from 'vitest';
import { toIdentity } from './toIdentity.ts';

const known = (claims: object) => {
  const result = toIdentity('google', { sub: 's1', ...claims });
  return result.ok ? result.identity : result.code;
};

it('reads the identity in a token, trimmed', () => {
  expect(known({ sub: ' s1 ', name: ' Robin ', email: ' r@example.com ', email_verified: true })).toEqual({
    provider: 'google',
    subject: 's1',
    name: 'Robin',
    email: 'r@example.com',
  });
});

it.each([undefined, '', '  ', 7, null])('refuses a token with the subject %j', (sub) => {
  expect(known({ sub })).toBe('signInRefused');
});

it('takes no address that was not verified, and no name longer than 64 characters', () => {
  const nameless = { provider: 'google', subject: 's1', name: '' };
  expect(known({ email: 'r@example.com' })).toEqual(nameless);
  expect(known({ email: 'r@example.com', email_verified: 'true' })).toEqual(nameless);
  expect(known({ email: 7, email_verified: true, name: 7 })).toEqual(nameless);
  expect(known({ email: '', email_verified: true })).not.toHaveProperty('email');
  expect(known({ name: 'n'.repeat(65) })).toEqual({ ...nameless, name: 'n'.repeat(64) });
});
