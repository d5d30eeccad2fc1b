import { afterAll, beforeAll, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { callVendor, launchToken } from '../testing/vendor.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

it('the games of all vendors bet from one wallet, and members are told so', async () => {
  const { visitor, token = '' } = await newWorldAt(gateway, 'alpha', { as: 'player' });
  const told = await visitor.call('/wps/relay/GCS_merchantWallet?merchantCode=alpha', { token });
  expect(told.value).toEqual({ isSingle: 1 });
  const games = [{}, { vassalage: 'PEARL', gameCode: 'sic-bo', gameType: 'LIVE' }];
  for (const game of games) {
    const redeemed = await callVendor(gateway, 'session/redeem', { token: await launchToken(visitor, token, game) });
    const { session } = redeemed.value as { session: string };
    await callVendor(gateway, 'wallet/debit', { session, round: 'r', transactionId: 'bet', amount: '100' });
  }
  const { value } = await visitor.call('/wps/v2/wallets/balance', { token });
  expect(value).toMatchObject({ balance: String(100_000 - 200) });
});

it('a visitor is told nothing of wallets, nor is a member of another merchant', async () => {
  const { visitor, token = '' } = await newWorldAt(gateway, 'alpha', { as: 'player' });
  expect((await visitor.call('/wps/relay/GCS_merchantWallet')).status).toBe(401);
  expect((await visitor.call('/wps/relay/GCS_merchantWallet?merchantCode=beta', { token })).status).toBe(403);
});
