import { expect, it } from 'vitest';
import { examples, gatewayStub } from '../testing/index.ts';
import { confirmLimit, excludeMember, getLimitChanges, getLimits, setLimit, takeBreak } from './index.ts';

const { getLimits: limits } = examples;

it('each change of the limits is sent, and answers them as they are then [D58]', async () => {
  const calls = { setLimit: limits, confirmLimit: limits, takeBreak: limits, excludeMember: limits };
  const gateway = gatewayStub(calls, { token: () => 't' });
  const key = { kind: 'loss', period: 'week' } as const;
  const answers = [
    await setLimit(gateway, { ...key, amount: '100' }),
    await setLimit(gateway, key),
    await confirmLimit(gateway, key),
    await takeBreak(gateway, 7),
    await excludeMember(gateway, 6),
  ];
  expect(answers.map((answer) => answer.ok && answer.value)).toEqual(answers.map(() => limits));
  expect(gateway.asked.map(({ id, body }) => [id, body])).toEqual([
    ['setLimit', { ...key, amount: '100' }],
    ['setLimit', key],
    ['confirmLimit', key],
    ['takeBreak', { days: 7 }],
    ['excludeMember', { months: 6 }],
  ]);
});

it('limits and their changes are read [D58]', async () => {
  const { getLimits: _, ...stubs } = { getLimits: limits, getLimitChanges: examples.getLimitChanges };
  const gateway = gatewayStub({ ...stubs, getLimits: limits }, { token: () => 't' });
  const read = await getLimits(gateway);
  expect(read.ok && read.value.limits).toHaveLength(3);
  const changes = await getLimitChanges(gateway, { size: 5 });
  expect(changes.ok && changes.value.items).toEqual(examples.getLimitChanges.items);
  expect(gateway.asked[1]?.query).toMatchObject({ pageSize: '5' });
});
