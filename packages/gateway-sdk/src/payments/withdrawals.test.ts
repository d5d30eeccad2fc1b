import { expect, it } from 'vitest';
import { examples, gatewayStub } from '../testing/index.ts';
import { addWithdrawalAccount, confirmWithdrawal, getWithdrawals, requestWithdrawal } from './index.ts';

const member = { token: () => 't' };

const read = (items: unknown[]) =>
  getWithdrawals(gatewayStub({ getWithdrawals: { items, next: 'c2' } as never }, member), { cursor: 'c1', size: 10 });

it('a withdrawal is requested in an encrypted body under the given idempotency key [D38, D59]', async () => {
  const gateway = gatewayStub({ requestWithdrawal: examples.requestWithdrawal }, member);
  const payload = { accountId: '0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11', amount: '10000', paymentPassword: 'p' };
  expect(await requestWithdrawal(gateway, payload, { idempotencyKey: 'k1' })).toEqual({
    ok: true,
    value: examples.requestWithdrawal,
  });
  expect(gateway.asked.map(({ body, headers }) => [body, headers.get('Idempotency-Key')])).toEqual([[payload, 'k1']]);
});

it('a report of what arrived has an amount only in part [REQ-224]', async () => {
  const gateway = gatewayStub({ confirmWithdrawal: examples.confirmWithdrawal }, member);
  const { id } = examples.getWithdrawal;
  await confirmWithdrawal(gateway, { id, outcome: 'received' });
  await confirmWithdrawal(gateway, { id, outcome: 'partlyReceived', amount: '5000' });
  expect(gateway.asked.map(({ body }) => body)).toEqual([
    { id, outcome: 'received' },
    { id, outcome: 'partlyReceived', amount: '5000' },
  ]);
});

it('withdrawals are read page by page; one whose amount is not in minor units is left out', async () => {
  const [item] = examples.getWithdrawals.items;
  expect(await read([item])).toMatchObject({ ok: true, value: { items: [item], next: 'c2' } });
  expect(await read([{ ...item, amount: '1.5' }])).toMatchObject({ ok: true, value: { items: [] } });
});

it('a new account is sent encrypted, with the payment password', async () => {
  const gateway = gatewayStub({ addWithdrawalAccount: examples.addWithdrawalAccount }, member);
  const payload = { kind: 'bank', bank: 'B', holder: 'Lin', number: '12345678', paymentPassword: 'p' } as const;
  expect(await addWithdrawalAccount(gateway, payload)).toMatchObject({ ok: true, value: { number: '•••• 4321' } });
  expect(gateway.asked[0]?.body).toEqual(payload);
});
