import { describe, expect, it } from 'vitest';
import { gatewayStub } from '../testing/index.ts';
import { getCaptchaImage, getCaptchaProof, sendLoginSms } from './index.ts';

describe('a captcha', () => {
  it('is a PNG to look at [REQ-166]', async () => {
    const gateway = gatewayStub({ getCaptcha: 'iVBORw0KGgo=' });
    expect(await getCaptchaImage(gateway)).toEqual({ ok: true, value: 'data:image/png;base64,iVBORw0KGgo=' });
    expect(gateway.asked).toMatchObject([{ query: { kind: 'image' } }]);
  });

  it('is malformed when it is no base64, or the other kind [REQ-166]', async () => {
    for (const answer of ['"><script>', { challenge: 'abc', difficulty: 16 }])
      expect(await getCaptchaImage(gatewayStub({ getCaptcha: answer }))).toMatchObject({
        error: { kind: 'malformed' },
      });
  });

  it('is a proof of work as the alternative', async () => {
    const proof = { challenge: 'abc', difficulty: 16 };
    const gateway = gatewayStub({ getCaptcha: proof });
    expect(await getCaptchaProof(gateway)).toEqual({ ok: true, value: proof });
    expect(gateway.asked).toMatchObject([{ query: { kind: 'proof' } }]);
    const picture = await getCaptchaProof(gatewayStub({ getCaptcha: 'iVBORw0KGgo=' }));
    expect(picture).toMatchObject({ error: { kind: 'malformed' } });
  });
});

it('a login code is requested with number and dialing code [REQ-157]', async () => {
  const gateway = gatewayStub({ sendLoginSms: { expiredMinutes: 5 } });
  const sms = { mobileNum: '13800000000', countryDialingCode: '86' };
  expect(await sendLoginSms(gateway, sms)).toEqual({ ok: true, value: { expiredMinutes: 5 } });
  expect(gateway.asked).toMatchObject([{ body: sms }]);
});
