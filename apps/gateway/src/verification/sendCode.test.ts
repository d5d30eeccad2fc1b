import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../app/gateway.types.ts';
import { callAt } from '../testing/callAt.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { sendCode } from './sendCode.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const NOW = new Date('2026-03-01T12:00:00Z');
const minutesOn = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

const newCall = async (): Promise<Call> => callAt(gateway, (await newWorldAt(gateway, 'alpha')).id, NOW);

describe('codes to one member', () => {
  it('are ten, wherever they go to and are asked for from, and then wait a quarter of an hour', async () => {
    const call = await newCall();
    const send = (n: number, memberId: string, at = n) =>
      sendCode(
        gateway.database.owner,
        { ...call, network: `192.0.2.${n}`, now: minutesOn(at) },
        {
          merchant: call.merchant.id,
          purpose: 'secondFactor',
          recipient: `+86 ${memberId} ${n}`,
          channel: 'sms',
          deliver: false,
          memberId,
        },
      );
    for (let n = 0; n < 10; n += 1) expect(await send(n, '1001')).toBeUndefined();
    expect(await send(10, '1001')).toBe(14 * 60);
    expect(await send(10, '1002')).toBeUndefined();
    expect(await send(11, '1001', 24)).toBeUndefined();
  });
});
