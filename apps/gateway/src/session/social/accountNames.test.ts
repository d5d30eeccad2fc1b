import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newWorldAt } from '../../testing/newWorldAt.ts';
import { openTestGateway } from '../../testing/openTestGateway.ts';
import type { TestGateway } from '../../testing/openTestGateway.ts';
import { register, signIn, ticketOf } from './testing/atDemo.ts';

/** The next results of `newDigits(9)`, in turn for an account name and a member id. */
const { digits } = vi.hoisted(() => ({ digits: [] as string[] }));
vi.mock('../../secrets/random.ts', async (original) => {
  const random = await original<typeof import('../../secrets/random.ts')>();
  return { ...random, newDigits: (length: number) => (length === 9 && digits.shift()) || random.newDigits(length) };
});

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

it('has another name where one is taken, three times at most', async () => {
  const { visitor } = await newWorldAt(gateway, 'alpha');
  const open = async (person: string, ...names: string[]) => {
    const ticket = ticketOf(await signIn(gateway, visitor, { person }));
    digits.push(...names.flatMap((name, place) => [name, `${person.length}${place}`.padEnd(9, name)]));
    const { status, value } = await register(visitor, ticket);
    digits.length = 0;
    const token = (value as { token?: string } | null)?.token ?? '';
    const member = await visitor.call('/wps/member/info', { token });
    return { status, account: (member.value as { account?: string } | null)?.account };
  };
  expect(await open('robin', '111111111')).toEqual({ status: 200, account: 'g111111111' });
  const taken = '111111111';
  expect((await open('kim', taken, taken, taken)).status).toBe(500);
  expect(gateway.loggedErrors.map(({ message }) => message)).toEqual(['No name was free for an account.']);
  expect(await open('kim', taken, taken, '222222222')).toEqual({ status: 200, account: 'g222222222' });
});
