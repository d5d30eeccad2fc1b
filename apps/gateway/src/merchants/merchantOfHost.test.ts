import { hostVectorDomain, hostVectors } from '@baize/domain/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { testMerchants } from '../testing/merchants.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { visit } from '../testing/visitor.ts';

const currencies = { alpha: 'CNY', beta: 'VND' } as const;
const WORLD = 'THB';

let gateway: TestGateway;
let world = '';
beforeAll(async () => {
  const merchants = testMerchants.map((merchant) =>
    merchant.id === hostVectorDomain.site ? { ...merchant, domains: [hostVectorDomain.domain] } : merchant,
  );
  gateway = await openTestGateway({ merchants });
  world = (await newWorldAt(gateway, 'alpha', { settings: { currency: WORLD } })).id;
});
afterAll(() => gateway.close());

it.each(hostVectors)('resolves the host %s as the edge does', async (header, led) => {
  const host = header.replace('w1.', `${world}.`);
  const { status, value } = await visit(gateway, host).call('/wps/system/permission');
  const { merchant } = value as { merchant?: { currency: string } };
  const currency = led && (led.world === undefined ? currencies[led.site] : WORLD);
  expect([status, merchant?.currency]).toEqual([led === undefined ? 403 : 200, currency]);
});
