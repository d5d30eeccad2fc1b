import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { members } from '../accounts/member.schema.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { callVendor, startPlay } from '../testing/vendor.ts';
import { visit } from '../testing/visitor.ts';
import { cloneMerchant } from './worlds.store.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

describe('a world', () => {
  it('has the members, wallets and rules of its merchant, and moves apart from it', async () => {
    const one = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const other = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const session = await startPlay(gateway, one.visitor, one.token);
    await callVendor(gateway, 'wallet/debit', { session, round: 'r', transactionId: 'bet', amount: '999' });
    const balanceOf = async ({ visitor, token = '' }: typeof one) =>
      (await visitor.call('/wps/v2/wallets/balance', { token })).value;
    expect(await balanceOf(one)).toMatchObject({ balance: '99001', sequence: 2 });
    expect(await balanceOf(other)).toMatchObject({ balance: '100000', sequence: 1 });
    expect((await other.visitor.call('/wps/member/info', { token: one.token ?? '' })).status).toBe(401);
  });

  it('plans errors, delays and limits of its own', async () => {
    const { visitor, change } = await newWorldAt(gateway, 'alpha', {
      failures: { errors: { getCountries: { status: 503, code: 'maintenance' } } },
    });
    expect(await visitor.call('/wps/system/countries')).toMatchObject({ status: 503, value: { code: 'maintenance' } });
    await change({ failures: { errors: { getCountries: { code: 'switchedOff' } }, latency: 80 } });
    const from = performance.now();
    expect(await visitor.call('/wps/system/countries')).toMatchObject({
      status: 200,
      success: false,
      value: { code: 'switchedOff' },
    });
    expect(performance.now() - from).toBeGreaterThanOrEqual(79);
  });

  it('tells its own time with each answer, also with those that are kept and those that refuse', async () => {
    const { visitor, advance, now } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const toldBy = async (path: string) => {
      const { status, headers } = await visitor.call(path);
      return [status, Math.abs(Date.parse(headers.get('Date') ?? '') - now().getTime()) < 10_000];
    };
    expect((await visitor.call('/wps/system/status')).headers.has('Date')).toBe(false);
    await advance(8 * 3_600_000);
    expect(await toldBy('/wps/system/status')).toEqual([200, true]);
    expect(await toldBy('/wps/system/countries')).toEqual([200, true]);
    expect(await toldBy('/wps/system/countries')).toEqual([200, true]);
    expect(await toldBy('/wps/member/info')).toEqual([401, true]);
  });

  it('is named by its host or by a header, and only below its own merchant', async () => {
    const { id } = await newWorldAt(gateway, 'alpha', { failures: { maintenance: true } });
    const statusAt = (host: string, headers: Record<string, string> = {}) =>
      visit(gateway, host).call('/wps/system/status', { headers });
    expect((await statusAt('localhost:6006', { 'X-World': id })).value).toMatchObject({ status: 1 });
    expect((await statusAt('alpha.localhost', { 'X-World': id })).value).toMatchObject({ status: 1 });
    expect((await statusAt('beta.localhost', { 'X-World': id })).status).toBe(403);
    expect((await statusAt(`${id}.beta.localhost`)).status).toBe(403);
    expect((await statusAt(`${id}.localhost`)).status).toBe(403);
    expect((await statusAt('alpha.localhost')).value).toMatchObject({ status: 0 });
  });

  it('ends with all it has', async () => {
    const { id, visitor } = await newWorldAt(gateway, 'alpha');
    await gateway.fetch(new Request(`http://127.0.0.1/lab/worlds/${id}`, { method: 'DELETE' }));
    expect((await visitor.call('/wps/system/status')).status).toBe(403);
    const left = await gateway.database.owner.select().from(members).where(eq(members.merchant, id));
    expect(left).toEqual([]);
  });

  it('says what is wrong with what was asked', async () => {
    await expect(newWorldAt(gateway, 'gamma')).rejects.toThrow('no such merchant');
    await expect(newWorldAt(gateway, 'alpha', { as: 'nobody' })).rejects.toThrow('no such account');
    // @ts-expect-error there is no such failure
    await expect(newWorldAt(gateway, 'alpha', { failures: { latencey: 5 } })).rejects.toThrow('latencey');
    // @ts-expect-error there is no such call
    await expect(newWorldAt(gateway, 'alpha', { failures: { errors: { getNothing: {} } } })).rejects.toThrow(
      'getNothing',
    );
  });

  it('is cloned in one statement, however many members it has', async () => {
    const { owner: orm } = gateway.database;
    const [execute, insert] = [vi.spyOn(orm, 'execute'), vi.spyOn(orm, 'insert')];
    await cloneMerchant(orm, { id: 'w-once', from: 'alpha', conditions: {}, clockOffsetMs: 0, now: new Date() });
    expect(execute).toHaveBeenCalledOnce();
    expect(insert).not.toHaveBeenCalled();
  });
});

describe('without the lab', () => {
  it('there is no call of the sample, the template of new areas', async () => {
    const closed = await openTestGateway({ lab: false });
    const statuses = await Promise.all(
      [gateway, closed].map(async (of) => {
        const visitor = visit(of, 'alpha.localhost');
        return (await visitor.call('/wps/sample', { token: await visitor.tokenOf('player', 'Player2026') })).status;
      }),
    );
    expect(statuses).toEqual([200, 404]);
    await closed.close();
  });

  it('there are no worlds: no address makes one, and no header names one', async () => {
    const closed = await openTestGateway({ lab: false });
    const init = {
      method: 'POST',
      body: JSON.stringify({ from: 'alpha' }),
      headers: { 'Content-Type': 'application/json' },
    };
    expect((await closed.fetch(new Request('http://127.0.0.1/lab/worlds', init))).status).toBe(404);
    const named = await visit(closed, 'alpha.localhost').call('/wps/system/status', { headers: { 'X-World': 'beta' } });
    expect(named).toMatchObject({ status: 200, value: { status: 0 } });
    await closed.close();
  });
});
