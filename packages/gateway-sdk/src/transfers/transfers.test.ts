import { expect, it } from 'vitest';
import { examples, gatewayStub } from '../testing/index.ts';
import { collectWallets, getWallets, transferToUpline, transferWallet } from './index.ts';

const member = { token: () => 't', merchant: () => 'LOTUS' };
const key = { idempotencyKey: 'k1' };

it('the name of a vendor’s wallet defaults to its id; the main wallet has none [REQ-225]', async () => {
  const wallets = [
    { id: 'main', name: '', balance: '1' },
    { id: 'BAIZE', name: '', balance: '2' },
    { id: 'ORCHID', name: 'Orchid', balance: '3' },
  ];
  const gateway = gatewayStub({ getWallets: { ...examples.getWallets, wallets } as never }, member);
  const answer = await getWallets(gateway);
  expect(answer.ok && answer.value.wallets.map(({ name }) => name)).toEqual(['', 'BAIZE', 'Orchid']);
});

it('each call that moves money sends the given idempotency key [REQ-225, D38]', async () => {
  const gateway = gatewayStub(
    {
      transferWallet: examples.transferWallet,
      collectWallets: examples.collectWallets,
      transferToUpline: examples.transferToUpline,
    },
    member,
  );
  const moved = { from: 'main', to: 'BAIZE', amount: '10000' };
  await transferWallet(gateway, moved, key);
  await collectWallets(gateway, key);
  await transferToUpline(gateway, { amount: '10000', paymentPassword: 'p' }, key);
  expect(gateway.asked.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['k1', 'k1', 'k1']);
  expect(gateway.asked[0]).toMatchObject({ query: { merchantCode: 'LOTUS' }, body: moved });
  expect(gateway.asked[2]?.body).toEqual({ amount: '10000', paymentPassword: 'p' });
});
