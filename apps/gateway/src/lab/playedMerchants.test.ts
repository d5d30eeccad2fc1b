import { afterAll, beforeAll, expect, it } from 'vitest';
import { testMerchants } from '../testing/merchants.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { visit } from '../testing/visitor.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const play = (body: unknown) =>
  gateway.fetch(
    new Request('http://127.0.0.1/lab/merchants', {
      method: 'PUT',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    }),
  );
const currencyAt = async (host: string) =>
  ((await visit(gateway, host).call('/wps/system/permission')).value as { merchant: { currency: string } }).merchant
    .currency;

it('plays changed merchants without a restart, a new one among them', async () => {
  const [alpha] = testMerchants;
  if (alpha === undefined) throw new Error('There is no merchant to change.');
  const changed = { ...alpha, sandbox: { ...alpha.sandbox, currency: 'EUR' } };
  const fresh = { ...changed, id: 'fresh', domains: [] };
  expect((await play({ merchants: [changed, fresh] })).status).toBe(204);
  expect(await currencyAt(`${alpha.id}.localhost`)).toBe('EUR');
  expect(await currencyAt('fresh.localhost')).toBe('EUR');
});

it('refuses a body that is no merchant', async () => {
  expect((await play({ merchants: [{ id: 'odd' }] })).status).toBe(400);
  expect((await play('?')).status).toBe(400);
});
