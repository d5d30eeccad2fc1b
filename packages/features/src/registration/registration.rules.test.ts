import { expect, it } from 'vitest';
import { draftOf, readDraft, referralIn } from './registration.rules.ts';

const secrets = {
  password: 'a',
  confirmPassword: 'a',
  paymentPassword: '1',
  idNumber: '7',
  verificationCode: '1',
  captcha: 'x',
  terms: 'on',
};

it('keeps no secret in a draft, and reads none back from one that has them (D39)', () => {
  expect(draftOf({ username: 'chloe', ...secrets })).toEqual({ username: 'chloe' });
  expect(readDraft(JSON.stringify({ email: 'c@d.example', n: 1, ...secrets }))).toEqual({ email: 'c@d.example' });
});

it.each(['', 'null', '7', '{'])('reads no draft from %j', (stored) => {
  expect(readDraft(stored)).toBeUndefined();
});

it('reads the referral code of the address, and rejects any other text', () => {
  expect(referralIn('?referralCode=FRIEND-1')).toBe('FRIEND-1');
  expect(referralIn('?referralCode=+FRIEND-1+')).toBe('FRIEND-1');
  const longest = 'a'.repeat(64);
  expect([referralIn(`?referralCode=${longest}`), referralIn(`?referralCode=${longest}a`)]).toEqual([
    longest,
    undefined,
  ]);
  for (const search of [
    '',
    '?referralCode=',
    '?referralCode=call+me%21',
    '?referralCode=%21call',
    '?referralCode=call%21',
  ])
    expect(referralIn(search)).toBeUndefined();
});
