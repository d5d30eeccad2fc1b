import type { Schemas } from '@baize/gateway-contract/client';
import type { Visitor } from '../../testing/visitor.ts';

let keys = 0;
const newKey = (): string => `referral-of-the-tests-${(keys += 1)}`;

/** Calls the invitation operations as a member. */
export const referralOf = (visitor: Visitor, token = '') => ({
  answer: () => visitor.call('/wps/referral', { token }),
  read: async () => (await visitor.call('/wps/referral', { token })).value as Schemas['Referral'],
  friends: async (query = '') =>
    ((await visitor.call(`/wps/referral/friends?${query}`, { token })).value as Schemas['ReferredFriendPage']).items,
  claim: (key = newKey()) =>
    visitor.call('/wps/referral/claim', { token, method: 'POST', headers: { 'Idempotency-Key': key } }),
  balance: async () =>
    BigInt(((await visitor.call('/wps/v2/wallets/balance', { token })).value as { balance: string }).balance),
});

let names = 0;

/** Opens an account with a referral code; returns its name and its token. */
export const registerWith = async (visitor: Visitor, referralCode: string, more: object = {}) => {
  await visitor.call('/wps/captcha');
  const username = `friend${(names += 1)}x`;
  const form = {
    username,
    password: 'Friend2026',
    confirmPassword: 'Friend2026',
    login: true,
    terms: { accepted: true, version: '1' },
    registerMethod: 'WEB',
    captcha: 'TEST',
    referralCode,
    ...more,
  };
  const answer = await visitor.sendSealed('/wps/member/register', form, { method: 'PUT' });
  if (!answer.success) throw new Error(JSON.stringify(answer.value));
  return { username, token: (answer.value as { session?: { token: string } }).session?.token ?? '' };
};
