import { expect, it } from 'vitest';
import { gatewayStub, refused } from '../testing/index.ts';
import { answerBotCheck, getBotCheckSlider, getBotCheckWork } from './index.ts';

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
