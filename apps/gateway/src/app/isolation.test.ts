import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { described } from '../testing/described.ts';
import type { Described } from '../testing/described.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { usualOf } from '../testing/usual.ts';
import { visit } from '../testing/visitor.ts';
import type { Answer, Sending, Visitor } from '../testing/visitor.ts';

let gateway: TestGateway;
let alpha: Visitor;
let beta: Visitor;
let alphaToken: string;
let betaToken: string;

beforeAll(async () => {
  gateway = await openTestGateway();
  alpha = visit(gateway, 'alpha.localhost');
  beta = visit(gateway, 'beta.localhost');
  alphaToken = await alpha.tokenOf('player', 'Player2026');
  betaToken = await beta.tokenOf('player', 'Player2026');
});
afterAll(() => gateway.close());

const send = async (visitor: Visitor, operation: Described, more: Sending = {}, query = ''): Promise<Answer> => {
  const asked = Object.entries(usualOf(operation.query)).map(
    ([name, value]) => `${name}=${encodeURIComponent(String(value))}`,
  );
  const address = `${operation.path}?${[...asked, query].join('&')}`;
  const sending = { method: operation.method, headers: { 'Idempotency-Key': 'isolation-key-000001' }, ...more };
  if (operation.sealed !== undefined) return visitor.sendSealed(address, usualOf(operation.sealed), sending);
  const form = operation.form && { form: usualOf(operation.form) };
  const json = operation.json && { json: usualOf(operation.json) };
  return visitor.call(address, { ...sending, ...form, ...json });
};

describe('merchants are apart', () => {
  for (const operation of described) {
    const { operationId } = operation;

    it(`${operationId} refuses a merchant that is not the one of the host`, async () => {
      for (const name of ['merchant', 'merchantCode']) {
        const answer = await send(beta, operation, {}, `${name}=alpha`);
        expect(answer).toMatchObject({ status: 403, success: false, value: { code: 'merchantMismatch' } });
      }
    });

    it(`${operationId} refuses a host that no merchant has`, async () => {
      const nowhere = visit(gateway, 'gamma.localhost');
      const answer = await nowhere.call(operation.path, { method: operation.method });
      expect(answer).toMatchObject({ status: 403, value: { code: 'merchantMismatch' } });
    });

    if (operation['x-access'] !== 'anyone')
      it(`${operationId} opens nothing with a token of another merchant, and nothing in a world of its own [REQ-231]`, async () => {
        for (const visitor of [beta, visit(gateway, 'nowhere.alpha.localhost')]) {
          const answer = await send(visitor, operation, { token: alphaToken }).catch(() => undefined);
          if (answer !== undefined)
            expect(answer).toMatchObject({ status: expect.toBeOneOf([401, 403]) as unknown, success: false });
        }
        const answer = await send(beta, operation, { token: alphaToken });
        expect(answer).toMatchObject({ status: 401, value: { code: 'unauthenticated' } });
      });

    if (operation.sealed !== undefined)
      it(`${operationId} does not open what was sealed for another merchant [REQ-151]`, async () => {
        const body = await alpha.seal(usualOf(operation.sealed));
        const answer = await beta.call(operation.path, {
          method: operation.method,
          body,
          headers: { 'Content-Type': 'application/jose' },
          token: betaToken,
        });
        expect(answer).toMatchObject({ status: 400, value: { code: 'unknownKey' } });
      });
  }

  it('an account, a code and a captcha of one merchant are unknown to another', async () => {
    const { headers } = await alpha.call('/wps/captcha');
    const [Cookie = ''] = headers.get('Set-Cookie')?.split(';') ?? [];
    // The cookie and the characters are valid at alpha, so beta can refuse them only for the merchant.
    const codeAt = async (host: string) => {
      const stranger = visit(gateway, host);
      await stranger.logIn('stranger', 'Player2026');
      const credentials = { type: 'username', username: 'stranger', password: 'Player2026', captcha: 'TEST' };
      return (await stranger.sendSealed('/wps/session/login', credentials, { headers: { Cookie } })).value;
    };
    expect(await codeAt('beta.localhost')).toEqual({ code: 'captchaWrong', captcha: true });
    expect(await codeAt('alpha.localhost')).toEqual({ code: 'wrongCredentials', captcha: true });
    expect((await alpha.call('/wps/member/info', { token: alphaToken })).status).toBe(200);
  });
});
