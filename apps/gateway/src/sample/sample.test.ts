import { afterAll, beforeAll, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { fill } from './testing/fill.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

it('lists a member the own records page by page, last added first, and of some days', async () => {
  const { id: world, visitor, token = '' } = await newWorldAt(gateway, 'alpha', { as: 'player' });
  for (const day of ['01', '02', '03'])
    await fill(gateway.database.owner, world, { title: day, added_at: new Date(`2026-03-${day}T04:00:00Z`) });
  const list = async (query: string, as = token) => {
    const answer = await visitor.call(`/wps/sample?${query}`, { token: as });
    return answer.value as { items: { title: string }[]; next?: string; count?: number };
  };
  const first = await list('pageSize=2');
  const rest = await list(`pageSize=2&cursor=${first.next ?? ''}`);
  expect([first, rest].map(({ items }) => items.map(({ title }) => title))).toEqual([['03', '02'], ['01']]);
  expect([first.count, rest.next]).toEqual([3, undefined]);
  expect(await list('from=2026-03-02&to=2026-03-02')).toMatchObject({ items: [{ title: '02' }], count: 1 });
  expect(await list('', await visitor.tokenOf('agent', 'Agent2026'))).toMatchObject({ items: [] });
  expect((await visitor.call('/wps/sample?cursor=another', { token })).status).toBe(400);
  expect((await visitor.call('/wps/sample')).status).toBe(401);
});
