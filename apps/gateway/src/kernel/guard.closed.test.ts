import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { described } from '../testing/described.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import type { Visitor } from '../testing/visitor.ts';

vi.mock(import('node:timers/promises'), async (original) => ({ ...(await original()), setTimeout: vi.fn() }));

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const COUNTRIES = '/wps/system/countries';
const VENDORS = '/wps/relay/GCSGAME_gameVendor';

/** Every operation of the contract that answers anything but this. */
const answeringOther = async (visitor: Visitor, code: string): Promise<string[]> => {
  const other: string[] = [];
  for (const { operationId, path, method } of described) {
    const { value } = await visitor.call(path, { method });
    if ((value as { code?: string } | undefined)?.code !== code) other.push(operationId);
  }
  return other;
};

/** The calls by which a site learns that, and why, it is closed, as in the contract. */
const explaining = described.filter((operation) => operation['x-while-closed']).map(({ operationId }) => operationId);

it('a closed merchant still says that it is, what it is, and nothing of its games or members', () => {
  expect(explaining).toEqual(expect.arrayContaining(['getSystemStatus', 'getStartUp', 'getKeys']));
  expect(new Set(described.filter((operation) => operation['x-while-closed']).map(({ tags }) => tags[0]))).toEqual(
    new Set(['system']),
  );
});

describe('a merchant in maintenance', () => {
  it('answers the calls that say so, and no other', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', { failures: { maintenance: true } });
    expect(await answeringOther(visitor, 'maintenance')).toEqual(explaining);
  });

  it('says when to come again, and when it ends where that is known', async () => {
    const { visitor, change } = await newWorldAt(gateway, 'alpha', { failures: { maintenance: true } });
    const closed = await visitor.call(VENDORS);
    expect(closed).toMatchObject({ status: 503, success: false });
    expect(closed.value).toEqual({ code: 'maintenance', retryAfter: 60 });
    expect(closed.headers.get('Retry-After')).toBe('60');
    const until = '2031-01-01T00:00:00.000Z';
    await change({ failures: { maintenance: { until } } });
    expect((await visitor.call(VENDORS)).value).toEqual({ code: 'maintenance', retryAfter: 60, until });
    await change({ failures: { maintenance: false } });
    expect((await visitor.call(VENDORS)).success).toBe(true);
  });
});

describe('a merchant whose region is closed', () => {
  it('answers the calls that say so, and no other', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', { failures: { regionRestriction: true } });
    expect(await answeringOther(visitor, 'regionRestricted')).toEqual(explaining);
  });

  it('names the address that it is closed for, in maintenance too', async () => {
    const failures = { regionRestriction: true, maintenance: true };
    const { visitor, change } = await newWorldAt(gateway, 'alpha', { failures });
    const closed = await visitor.call(VENDORS, { headers: { 'X-Forwarded-For': '203.0.113.7' } });
    expect(closed).toMatchObject({ status: 403, success: false });
    expect(closed.value).toEqual({ code: 'regionRestricted', ip: '203.0.113.7' });
    await change({ failures: { regionRestriction: false } });
    expect((await visitor.call(VENDORS)).success).toBe(true);
  });
});

describe('a world', () => {
  it('answers the planned refusals of a call with their sentence, and those of no other call', async () => {
    const { visitor, change } = await newWorldAt(gateway, 'alpha', { failures: { errors: { getCountries: {} } } });
    const internal = {
      status: 200,
      success: false,
      message: 'Something went wrong on our side. Try again later.',
    };
    expect(await visitor.call(COUNTRIES)).toMatchObject(internal);
    expect((await visitor.call(COUNTRIES)).value).toEqual({ code: 'internal' });
    expect((await visitor.call('/wps/system/status')).success).toBe(true);
    await change({ failures: { errors: { getCountries: { status: 502 } } } });
    expect(await visitor.call(COUNTRIES)).toMatchObject({ ...internal, status: 502, value: { code: 'internal' } });
    await change({ failures: { errors: { getCountries: { code: 'switchedOff' } } } });
    const refused = await visitor.call(COUNTRIES);
    expect(refused).toMatchObject({ status: 200, success: false, value: { code: 'switchedOff' } });
    expect(refused.message).not.toBe(internal.message);
  });

  it('is as slow as it is planned, and else not at all', async () => {
    const { visitor, change } = await newWorldAt(gateway, 'alpha', { failures: { latency: 90_000 } });
    vi.mocked(delay).mockClear();
    await visitor.call(COUNTRIES);
    // Nor does it hold a process that ends meanwhile.
    expect(vi.mocked(delay).mock.calls).toEqual([[90_000, undefined, { ref: false, signal: expect.any(AbortSignal) }]]);
    await change({ failures: {} });
    await visitor.call(COUNTRIES);
    expect(delay).toHaveBeenCalledTimes(1);
  });
});
