import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { visit } from '../testing/visitor.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

describe('login', () => {
  it('answers a token, which opens the member and the balance [REQ-081] [REQ-153] [REQ-160]', async () => {
    const visitor = visit(gateway, 'alpha.localhost');
    const answer = await visitor.logIn(' Player ', ' Player2026 ');
    expect(answer).toMatchObject({
      status: 200,
      success: true,
      value: { firstTimeLogin: false, passwordExpired: false },
    });
    const { token } = answer.value as { token: string };
    expect((await visitor.call('/wps/member/info', { token })).value).toMatchObject({ account: 'player', type: 0 });
    expect((await visitor.call('/wps/v2/wallets/balance', { token })).value).toEqual({
      balance: '100000',
      currency: 'CNY',
      currencySymbol: '¥',
      sequence: 1,
    });
  });
});
