import { expect, it } from 'vitest';
import { examples, gatewayStub, refused } from '../testing/index.ts';
import {
  choosePicture,
  closeAccount,
  getClosure,
  getConsentChanges,
  getExport,
  getProfile,
  requestExport,
  setBirthday,
  setConsent,
  setNickname,
  setPreferences,
  uploadPicture,
} from './index.ts';

const { getProfile: profile } = examples;
const asMember = { token: () => 't' };
const proof = { kind: 'password', secret: 'Secret1' } as const;

it('each change of the profile is sent, and answers it as it is then', async () => {
  const calls = {
    getProfile: profile,
    setNickname: profile,
    choosePicture: profile,
    uploadPicture: profile,
    setBirthday: profile,
    setPreferences: profile,
    setConsent: profile,
  };
  const gateway = gatewayStub(calls, asMember);
  const answers = [
    await getProfile(gateway),
    await setNickname(gateway, 'Lucky'),
    await choosePicture(gateway, 3),
    await choosePicture(gateway, undefined),
    await uploadPicture(gateway, 'iVBORw0KGgo='),
    await setBirthday(gateway, '1990-05-17'),
    await setPreferences(gateway, { timeFormat: 'h12' }),
    await setConsent(gateway, { channel: 'sms', isGiven: true }),
  ];
  expect(answers.map((answer) => answer.ok && answer.value)).toEqual(answers.map(() => profile));
  expect(gateway.asked.slice(1).map(({ id, body }) => [id, body])).toEqual([
    ['setNickname', { nickname: 'Lucky' }],
    ['choosePicture', { drawn: 3 }],
    ['choosePicture', {}],
    ['uploadPicture', { image: 'iVBORw0KGgo=' }],
    ['setBirthday', { birthday: '1990-05-17' }],
    ['setPreferences', { timeFormat: 'h12' }],
    ['setConsent', { channel: 'sms', isGiven: true }],
  ]);
});

it('a file is asked for with a secret, and read by its ticket', async () => {
  const file = new Response('{"members":[]}', { headers: { 'Content-Type': 'application/octet-stream' } });
  const gateway = gatewayStub({ requestExport: examples.requestExport, getExport: file }, asMember);
  const ticket = await requestExport(gateway, proof);
  expect(ticket).toEqual({ ok: true, value: examples.requestExport.ticket });
  const answer = await getExport(gateway, 'Zk3');
  expect(answer.ok && (await answer.value.text())).toBe('{"members":[]}');
  expect(gateway.asked.map(({ id, query }) => [id, (query as { ticket?: string }).ticket])).toEqual([
    ['requestExport', undefined],
    ['getExport', 'Zk3'],
  ]);
});

it('consents and the closure are read, and a closure is refused with its reason', async () => {
  const stubs = { getConsentChanges: examples.getConsentChanges, getClosure: examples.getClosure };
  const gateway = gatewayStub({ ...stubs, closeAccount: refused('accountInUse') }, asMember);
  expect(await getConsentChanges(gateway)).toEqual({ ok: true, value: examples.getConsentChanges.changes });
  expect(await getClosure(gateway)).toEqual({ ok: true, value: examples.getClosure });
  expect(await closeAccount(gateway, proof)).toMatchObject({
    ok: false,
    error: { kind: 'business', code: 'accountInUse' },
  });
});
