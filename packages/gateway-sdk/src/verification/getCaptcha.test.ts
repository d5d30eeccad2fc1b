import { describe, expect, it } from 'vitest';
import { gatewayStub } from '../testing/index.ts';
import { getCaptchaImage, getCaptchaProof } from './index.ts';

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

  it('is work for the device as the alternative', async () => {
    const proof = { challenge: 'abc', difficulty: 16 };
    const gateway = gatewayStub({ getCaptcha: proof });
    expect(await getCaptchaProof(gateway)).toEqual({ ok: true, value: proof });
    expect(gateway.asked).toMatchObject([{ query: { kind: 'proof' } }]);
  });
});
