import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../kernel/gateway.types.ts';
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

/** Sends an anonymous visitor's code to a country limited to three an hour. */
const to = (call: Call, n: number, country: string | undefined, at = NOW) =>
  sendCode(
    gateway.database.owner,
    { ...call, smsPerCountry: 3, network: `192.0.2.${n}`, now: at },
    {
      merchant: call.merchant.id,
      purpose: 'login',
      recipient: `+${country} ${n}`,
      channel: 'sms',
      deliver: false,
      ...(country !== undefined && { country }),
    },
  );

describe('codes to one country', () => {
  it('are as many as are set, of those that are asked for at the same time, too, and then wait an hour', async () => {
    const call = await newCall();
    const waits = await Promise.all(Array.from({ length: 8 }, (_, n) => to(call, n, '881')));
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(3);
    expect(waits.filter((wait) => wait !== undefined)).toEqual(Array.from({ length: 5 }, () => 3600));
    expect([await to(call, 20, '882'), await to(await newCall(), 20, '881')]).toEqual([undefined, undefined]);
    expect([await to(call, 20, undefined)]).toEqual([undefined]);
  });

  it('are counted from the first one: a country that is always asked for is not closed for good', async () => {
    const call = await newCall();
    for (const [n, minute] of [0, 30, 59].entries())
      expect(await to(call, n, '881', minutesOn(minute))).toBeUndefined();
    expect(await to(call, 5, '881', minutesOn(59.5))).toBe(30);
    for (const n of [6, 7, 8]) expect(await to(call, n, '881', minutesOn(60))).toBeUndefined();
    expect(await to(call, 9, '881', minutesOn(60))).toBe(3600);
  });

  it('gives back what was not sent, because its number had one within a minute', async () => {
    const call = await newCall();
    expect(await to(call, 1, '881')).toBeUndefined();
    for (let n = 0; n < 4; n += 1) expect(await to(call, 1, '881')).toBe(60);
    expect([await to(call, 2, '881'), await to(call, 3, '881'), await to(call, 4, '881')]).toEqual([
      undefined,
      undefined,
      3600,
    ]);
  });
});
