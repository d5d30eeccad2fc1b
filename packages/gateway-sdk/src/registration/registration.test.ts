import { expect, it } from 'vitest';
import { gatewayStub } from '../testing/index.ts';
import { checkAffiliate, checkRegistrationCode, register, type RegistrationForm } from './index.ts';

const form: RegistrationForm = {
  username: 'chloe88',
  password: 'Chloe2026',
  confirmPassword: 'Chloe2026',
  login: true,
  terms: { accepted: true, version: '1' },
  registerMethod: 'WEB',
};
const session = { token: 'token-1', firstTimeLogin: true, passwordExpired: false };

it.each([
  ['with its session', { session }, { step: 'loggedIn', ...session, passwordDefault: false }],
  ['without one where none was asked for', {}, undefined],
])('reads an account that was opened %s', async (_what, wire, read) => {
  expect(await register(gatewayStub({ register: wire }), form)).toEqual({ ok: true, value: { session: read } });
});

it('checks an invitation with the domain, if there is one', async () => {
  const gateway = gatewayStub({ checkAffiliate: null });
  await checkAffiliate(gateway, { code: 'AGENT88' });
  await checkAffiliate(gateway, { code: 'AGENT88', domain: 'play.example' });
  expect(gateway.asked.map(({ query }) => query)).toEqual([
    { code: 'AGENT88' },
    { code: 'AGENT88', domain: 'play.example' },
  ]);
});

it('checks a code with its number', async () => {
  const gateway = gatewayStub({ checkRegistrationCode: null });
  const code = { mobileNum: '13900139000', countryDialingCode: '86', verificationCode: '123456' };
  expect(await checkRegistrationCode(gateway, code)).toEqual({ ok: true, value: null });
  expect(gateway.asked).toMatchObject([{ id: 'checkRegistrationCode', body: code }]);
});
