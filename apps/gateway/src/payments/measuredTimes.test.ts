import { afterAll, beforeAll, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const credited = { account: 'player', amount: '10000', status: 'credited' } as const;

const timesOf = async (deposits: number) => {
  const world = await newWorldAt(gateway, 'alpha', {
    rows: { deposits: [...Array.from({ length: deposits }, () => credited), { ...credited, status: 'lapsed' }] },
  });
  return (await world.visitor.call('/wps/payments/times')).value as Record<string, unknown>;
};

it('a visitor reads how long the deposits of all members took, once there are five', async () => {
  expect(await timesOf(5)).toMatchObject({ deposit: { seconds: expect.any(Number), orders: 5 } });
  const few = await timesOf(4);
  expect(few).toEqual({ measuredAt: expect.any(String) });
});
