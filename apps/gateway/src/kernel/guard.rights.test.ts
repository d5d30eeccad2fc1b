import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { described } from '../testing/described.ts';
import type { Described } from '../testing/described.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

type Account = 'visitor' | 'player' | 'agent' | 'trial' | 'newcomer';

/** The refusal that the contract promises an account for an operation; undefined if the call is granted. */
const refusalOf = (operation: Described, account: Account): { status: number; code: string } | undefined => {
  const access = operation['x-access'];
  if (access === 'anyone') return undefined;
  if (account === 'visitor') return access === 'optional' ? undefined : { status: 401, code: 'unauthenticated' };
  const owes = account === 'newcomer' && !operation['x-during-password-change'];
  if (owes && (access !== 'optional' || operation['x-idempotent']))
    return { status: 403, code: 'passwordChangeRequired' };
  if (account === 'trial' && operation['x-real-account']) return { status: 403, code: 'realAccountRequired' };
  return access === 'agent' && account !== 'agent' ? { status: 403, code: 'forbidden' } : undefined;
};

const accounts: Account[] = ['visitor', 'player', 'agent', 'trial', 'newcomer'];
const rows = described.flatMap((operation) =>
  accounts.map((account) => [operation.operationId, account, operation] as const),
);

const operationsWith = (fact: 'x-real-account' | 'x-during-password-change') =>
  described.filter((operation) => operation[fact]).map(({ operationId }) => operationId);

type World = Awaited<ReturnType<typeof newWorldAt>>;
const worlds = new Map<string, Promise<World>>();

/** One world per account for all operations, except `logOut`, which ends its session. */
const worldOf = (account: Account, operation: Described): Promise<World> => {
  const key = operation.operationId === 'logOut' ? `${account} leaves` : account;
  const world = worlds.get(key) ?? newWorldAt(gateway, 'alpha', account === 'visitor' ? {} : { as: account });
  worlds.set(key, world);
  return world;
};

describe('every operation gives each account the rights that the contract says [REQ-231]', () => {
  it.each(rows)('%s to %s', async (_id, account, operation) => {
    const { visitor, token } = await worldOf(account, operation);
    const answer = await visitor.call(operation.path, {
      method: operation.method,
      headers: { 'Idempotency-Key': 'rights-rights-rights' },
      ...(token === undefined || operation['x-access'] === 'anyone' ? {} : { token }),
    });
    const refusal = refusalOf(operation, account);
    const code = answer.success ? undefined : (answer.value as { code: string }).code;
    if (refusal === undefined)
      expect(['unauthenticated', 'passwordChangeRequired', 'realAccountRequired', 'forbidden']).not.toContain(code);
    else expect({ status: answer.status, code }).toEqual(refusal);
  });

  it('and the contract keeps what must be kept', () => {
    expect(operationsWith('x-real-account')).toEqual(expect.arrayContaining(['changePassword', 'launchGame']));
    // While a password change is required, only these three are granted; any other would be a security hole.
    expect(operationsWith('x-during-password-change')).toEqual(['changePassword', 'getMemberInfo', 'logOut']);
    const open = described
      .filter((operation) => ['anyone', 'optional'].includes(operation['x-access']))
      .map(({ tags }) => tags[0]);
    expect(open).not.toContain('wallet');
    expect(open).not.toContain('member');
  });
});
