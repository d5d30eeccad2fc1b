import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openMerchants } from './openMerchants.ts';
import type { MerchantRegistry } from './openMerchants.ts';
import { merchants } from './merchants.schema.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { visit } from '../testing/visitor.ts';

let gateway: TestGateway;
let beside: MerchantRegistry;
beforeEach(async () => {
  gateway = await openTestGateway({ isAlone: true });
  // The cache of another gateway on the same database.
  beside = await openMerchants(gateway.database, { worlds: true });
});
afterEach(async () => {
  beside.close();
  await gateway.close();
});

it('asks the database for a host once, whatever its case, and never for a host that nobody has', async () => {
  const status = (host: string) => visit(gateway, host).call('/wps/system/status');
  await status('alpha.localhost');
  const asked = vi.spyOn(gateway.database.owner, 'select');
  for (const host of ['alpha.localhost', 'ALPHA.localhost', 'www.beta.example', 'beta.localhost'])
    expect((await status(host)).status).toBe(200);
  for (const host of ['nobody.localhost', 'nobody.example']) expect((await status(host)).status).toBe(403);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

it('sees a world that another gateway has made, changed and ended', async () => {
  expect(await beside.find('wnone')).toBeUndefined();
  const world = await newWorldAt(gateway, 'alpha');
  expect((await beside.find(world.id))?.conditions).toEqual({});
  await world.change({ failures: { maintenance: true } });
  await vi.waitFor(async () => expect((await beside.find(world.id))?.conditions).toEqual({ maintenance: true }));
  await gateway.fetch(new Request(`http://127.0.0.1/lab/worlds/${world.id}`, { method: 'DELETE' }));
  await vi.waitFor(async () => expect(await beside.find(world.id)).toBeUndefined());
});

it('finds no world where worlds are not allowed', async () => {
  const world = await newWorldAt(gateway, 'alpha');
  const strict = await openMerchants(gateway.database, { worlds: false });
  expect(await strict.find(world.id)).toBeUndefined();
  expect((await strict.find('alpha'))?.id).toBe('alpha');
  strict.close();
});

it('reads a merchant again on a signal, with a new version', async () => {
  const before = await beside.find('beta');
  const { owner: orm, signals } = gateway.database;
  await orm.update(merchants).set({ played: false }).where(eq(merchants.id, 'alpha'));
  await signals.tell('merchants');
  expect(await beside.find('alpha')).toBeUndefined();
  expect((await beside.find('beta'))?.version).not.toBe(before?.version);
});

it('retries a failed read', async () => {
  const fresh = await openMerchants(gateway.database, { worlds: true });
  const broken = vi.spyOn(gateway.database.owner, 'select').mockImplementation(() => {
    throw new Error('away');
  });
  await expect(fresh.find('alpha')).rejects.toThrow('away');
  broken.mockRestore();
  expect((await fresh.find('alpha'))?.id).toBe('alpha');
  fresh.close();
});
