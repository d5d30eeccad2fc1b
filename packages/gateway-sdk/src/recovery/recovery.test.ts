import { expect, it } from 'vitest';
import { gatewayStub } from '../testing/index.ts';
import { recoverByLink, recoverByMobile, sendRecoveryEmail } from './index.ts';

it('a link is asked for by a form, of which every character arrives [REQ-163]', async () => {
  const gateway = gatewayStub({ sendRecoveryEmail: null });
  const form = { username: 'a b&c=d', email: 'é+1@example.com' };
  expect(await sendRecoveryEmail(gateway, form)).toEqual({ ok: true, value: null });
  const [asked] = gateway.asked;
  expect(asked?.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded');
  expect(asked?.form).toEqual(form);
});

it('a password is set with number and code, or with a link, and returns the account [REQ-164]', async () => {
  const gateway = gatewayStub({ recoverByMobile: { account: 'player' }, recoverByLink: { account: 'player' } });
  const byMobile = {
    mobileNum: '13800000000',
    countryDialingCode: '86',
    verificationCode: '123456',
    newPassword: 'New2026new',
  };
  const byLink = { token: 'abcdefghijklmnop', newPassword: 'New2026new' };
  expect(await recoverByMobile(gateway, byMobile)).toEqual({ ok: true, value: { account: 'player' } });
  expect(await recoverByLink(gateway, byLink)).toEqual({ ok: true, value: { account: 'player' } });
  expect(gateway.asked).toMatchObject([{ body: byMobile }, { body: byLink }]);
});
