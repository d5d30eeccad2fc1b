import { expect, it } from 'vitest';
import { accountCookie, rememberedAccount } from './rememberedAccount.ts';

it('keeps the account name for 86,400,000 ms and nothing else [REQ-090]', () => {
  expect(accountCookie('play er;1', false)).toBe('account=play%20er%3B1; Max-Age=86400; Path=/; SameSite=Strict');
  expect(accountCookie('p', true)).toContain('; Secure');
});

it('reads it back among other cookies, and forgets it', () => {
  expect(rememberedAccount('a=1; account=play%20er%3B1; b=2')).toBe('play er;1');
  expect(rememberedAccount('a=1')).toBe('');
  expect(rememberedAccount('account=%E0%A4%A')).toBe('');
  expect(accountCookie('', false)).toContain('Max-Age=0');
});
