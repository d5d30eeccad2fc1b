import { expect, it } from 'vitest';
import { examples, gatewayStub } from '../testing/index.ts';
import { cancelDeposit, createDeposit, getDeposit, getDeposits, getPaymentMethods } from './index.ts';

const member = { token: () => 't' };

it("a promotion's title defaults to its id", async () => {
  const [promotion] = examples.getPaymentMethods.promotions;
  const promotions = [promotion, { ...promotion, id: 'x', title: '' }];
  const gateway = gatewayStub({ getPaymentMethods: { ...examples.getPaymentMethods, promotions } as never }, member);
  const answer = await getPaymentMethods(gateway);
  expect(answer.ok && answer.value.promotions.map(({ title }) => title)).toEqual(['First deposit', 'x']);
});

it('an order is opened once per Idempotency-Key, asked for by its id, and cancelled', async () => {
  const { createDeposit: opened, getDeposit: asked, cancelDeposit: cancelled } = examples;
  const gateway = gatewayStub({ createDeposit: opened, getDeposit: asked, cancelDeposit: cancelled }, member);
  const request = { methodId: 'bank', amount: '10000', returnPath: '/member' };
  expect([
    await createDeposit(gateway, request, { idempotencyKey: 'k1' }),
    await getDeposit(gateway, opened.id),
    await cancelDeposit(gateway, opened.id),
  ]).toEqual([opened, asked, cancelled].map((value) => ({ ok: true, value })));
  expect(gateway.asked.map(({ headers, query, body }) => [headers.get('Idempotency-Key'), query, body])).toEqual([
    ['k1', {}, request],
    [null, { id: opened.id }, undefined],
    [null, {}, { id: opened.id }],
  ]);
});

it('orders are read page by page', async () => {
  const gateway = gatewayStub({ getDeposits: { ...examples.getDeposits, next: 'c2' } }, member);
  expect(await getDeposits(gateway, { cursor: 'c1', size: 10 })).toMatchObject({
    ok: true,
    value: { items: examples.getDeposits.items, next: 'c2' },
  });
  expect(gateway.asked[0]?.query).toEqual({ cursor: 'c1', pageSize: '10' });
});
