import { describe, expect, it } from 'vitest';
import { gatewayStub, refused } from '../testing/index.ts';
import {
  answerBotCheck,
  getBotCheckSlider,
  getBotCheckWork,
  getCaptchaImage,
  getCaptchaProof,
  sendLoginSms,
} from './index.ts';

const lengths = { width: 320, height: 160, pieceSize: 52, top: 8, expiresInSeconds: 180 };
const slider = { kind: 'slider', picture: 'cG5n', piece: 'cG5o', ...lengths } as const;
const work = { kind: 'work', challenge: 'c', difficulty: 15, expiresInSeconds: 180 } as const;

it('a bot check is a slider or a proof of work, as requested; the other kind is malformed', async () => {
  const pictures = { picture: 'data:image/png;base64,cG5n', piece: 'data:image/png;base64,cG5o' };
  const drawn = gatewayStub({ getBotCheck: slider });
  expect(await getBotCheckSlider(drawn)).toEqual({ ok: true, value: { ...pictures, ...lengths } });
  expect(await getBotCheckWork(drawn)).toMatchObject({ error: { kind: 'malformed' } });
  const asked = gatewayStub({ getBotCheck: work });
  expect(await getBotCheckWork(asked)).toEqual({ ok: true, value: work });
  expect(await getBotCheckSlider(asked)).toMatchObject({ error: { kind: 'malformed' } });
  expect(asked.asked).toMatchObject([{ query: { kind: 'work' } }, { query: { kind: 'slider' } }]);
});

it('a solution returns a pass, or the refusal', async () => {
  const gateway = gatewayStub({ answerBotCheck: { pass: 'p1' } });
  expect(await answerBotCheck(gateway, { kind: 'work', n: 7 })).toEqual({ ok: true, value: 'p1' });
  expect(gateway.asked).toMatchObject([{ body: { kind: 'work', n: 7 } }]);
  const refusing = gatewayStub({ answerBotCheck: refused('botCheckWrong') });
  expect(await answerBotCheck(refusing, { kind: 'work', n: 7 })).toMatchObject({ error: { code: 'botCheckWrong' } });
});

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
