import { assert, asyncProperty, constantFrom, dictionary, jsonValue, oneof, record, uint16Array } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { described } from '../testing/described.ts';
import type { Described } from '../testing/described.ts';
import { inLanes } from '../testing/inLanes.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { merchantNames, usualOf } from '../testing/usual.ts';
import { callVendor } from '../testing/vendor.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

type Values = Record<string, unknown>;

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

/** Text that PostgreSQL cannot store: refused with the name of its field. */
const unstorable = ['\0', 'a\0b', '\ud800', 'x\udfffy'];
/** Values that PostgreSQL and PGlite might treat differently. */
const oddToTheDatabase = [
  ...unstorable,
  'x'.repeat(5000),
  '1e309',
  '9223372036854775808',
  "'; drop table members; --",
  2 ** 53,
  2 ** 63,
];
const odd = [
  ...oddToTheDatabase,
  '',
  '99999999999999999999999999',
  '__proto__',
  -1,
  0.5,
  1e308,
  null,
  ['a', 'b'],
  { toString: 'a', constructor: { prototype: {} } },
  nested(500),
];

/** Text of any UTF-16 units, lone surrogates too; fast-check's own arbitrary takes seconds to build. */
const anyText = uint16Array().map((units) => String.fromCharCode(...units));
const any = oneof(constantFrom(...odd), anyText, jsonValue({ maxDepth: 4 }));

const some = (names: string[]) => dictionary(constantFrom('__proto__', 'constructor', ...names), any, { maxKeys: 6 });

/** Query escapes that decode to unstorable or invalid text. */
const oddQueriesToTheDatabase = ['%00', '%ff', '%ED%A0%80'];
const oddQueries = [...oddQueriesToTheDatabase, 'a%00b', '%', '%zz', '%E2%80%AE', '+', '&', '=', '%2500'];

const oddHeadersToTheDatabase = ['\u00ff\u00fe', 'x'.repeat(5000)];
const oddHeaders = [...oddHeadersToTheDatabase, '%00', '-1', 'a, b'];
const headerNames = [
  'X-Language',
  'X-Module-Id',
  'X-World',
  'Idempotency-Key',
  'If-None-Match',
  'X-Forwarded-For',
  'X-Forwarded-Proto',
  'X-Forwarded-Host',
  'Content-Type',
];

/** Every combination of a name with a value. */
const pairs = <T>(names: readonly string[], values: readonly T[]): [string, T][] =>
  names.flatMap((name) => values.map((value): [string, T] => [name, value]));

/** All odd values on PostgreSQL; on PGlite only those that reach the database. */
const allOdd = () =>
  gateway.database.kind === 'postgres'
    ? { values: odd, queries: oddQueries, headers: oddHeaders, numRuns: 10 }
    : { values: oddToTheDatabase, queries: oddQueriesToTheDatabase, headers: oddHeadersToTheDatabase, numRuns: 3 };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const asQuery = (values: Values): string =>
  Object.entries(values)
    .map(
      ([name, value]) =>
        `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(textOf(value).toWellFormed())}`,
    )
    .join('&');

let keys = 0;

type Change = { query?: Values; rawQuery?: string; body?: unknown; headers?: Record<string, string> };

/** Returns a function that sends an operation with the contract's example values, except for `change`. */
const sender = async (operation: Described, visitor: Visitor, token: string | undefined) => {
  const seal = operation.sealed && (await visitor.sealer());
  const usualBody = usualOf(operation.sealed ?? operation.json ?? operation.form);
  return async (change: Change = {}): Promise<Answer> => {
    keys += 1;
    const query = [asQuery({ ...usualOf(operation.query), ...change.query }), change.rawQuery ?? ''].join('&');
    const headers = {
      'Idempotency-Key': `fuzz-fuzz-fuzz-${keys}`,
      ...(seal && { 'Content-Type': 'application/jose' }),
      ...change.headers,
    };
    const sending = {
      method: operation.method,
      headers,
      ...(operation['x-access'] === 'anyone' || token === undefined ? {} : { token }),
    };
    const address = `${operation.path}?${query}`;
    const body = 'body' in change ? change.body : usualBody;
    if (seal !== undefined) return visitor.call(address, { ...sending, body: await seal(body) });
    if (operation.form !== undefined) return visitor.call(address, { ...sending, form: { ...Object(body) } });
    return visitor.call(address, operation.json === undefined ? sending : { ...sending, json: body });
  };
};

const mustBeAnAnswer = (answer: Answer, what: unknown): void => {
  const said = JSON.stringify(what)?.slice(0, 300);
  expect(answer.status, said).toBeOneOf([200, 400, 401, 403, 404, 409, 413, 429]);
  expect(answer, said).toMatchObject({
    success: expect.any(Boolean) as unknown,
    message: expect.any(String) as unknown,
  });
  expect(answer, said).toHaveProperty('value');
  if (!answer.success) expect(answer.value, said).toMatchObject({ code: expect.any(String) as unknown });
};

const visitorOf = async (operation: Described) => {
  const limits = Object.fromEntries(described.map(({ operationId }) => [operationId, 1_000_000]));
  const { visitor, token } = await newWorldAt(gateway, 'alpha', {
    as: 'player',
    failures: { limits },
    settings: { flags: { mobileRegistration: true, registrationSms: true } },
  });
  return sender(operation, visitor, token);
};

/** A form is sent as UTF-8, which cannot encode a lone surrogate: there only NUL is unstorable. */
const isUnstorableIn = (value: unknown, { form }: Pick<Described, 'form'>): boolean =>
  unstorable.includes(value as string) && (form === undefined || textOf(value).includes('\0'));

describe.each(described.map((operation) => [operation.operationId, operation] as const))(
  '%s',
  (operationId, operation) => {
    const fields = operation.sealed ?? operation.json ?? operation.form;

    it('answers every odd value of every field with the envelope, and never fails', async () => {
      const send = await visitorOf(operation);
      const { values, queries } = allOdd();
      const names = Object.keys(operation.query);
      const texts = values.filter((one) => typeof one !== 'object');
      await inLanes(pairs(names, texts), async ([name, value]) => {
        const answer = await send({ query: { [name]: value } });
        mustBeAnAnswer(answer, { name, value });
        if (textOf(value).includes('\0') && !merchantNames.has(name))
          expect(answer).toMatchObject({ status: 400, value: { field: name } });
      });
      await inLanes(pairs([...names, 'unknown', 'language'], queries), async ([name, raw]) =>
        mustBeAnAnswer(await send({ rawQuery: `${name}=${raw}&${raw}=${name}` }), { name, raw }),
      );
      await inLanes(pairs(Object.keys(fields ?? {}), values), async ([name, value]) => {
        const answer = await send({ body: { ...usualOf(fields), [name]: value } });
        mustBeAnAnswer(answer, { name, value });
        if (isUnstorableIn(value, operation))
          expect(answer, name).toMatchObject({ status: 400, value: { code: 'invalidRequest', field: name } });
      });
      if (fields !== undefined) await inLanes(values, async (body) => mustBeAnAnswer(await send({ body }), body));
      expect(gateway.loggedErrors).toEqual([]);
    });

    it('answers odd headers with the envelope', async () => {
      const send = await visitorOf(operation);
      await inLanes(pairs(headerNames, allOdd().headers), async ([name, value]) =>
        mustBeAnAnswer(await send({ headers: { [name]: value } }), { name, value }),
      );
      expect(gateway.loggedErrors).toEqual([]);
    });

    it('answers whatever comes together', async () => {
      const send = await visitorOf(operation);
      const requests = record({ query: some(Object.keys(operation.query)), body: some(Object.keys(fields ?? {})) });
      await assert(
        asyncProperty(requests, async ({ query, body }) => {
          mustBeAnAnswer(await send({ query, body: { ...usualOf(fields), ...body } }), { operationId, query, body });
        }),
        { numRuns: allOdd().numRuns },
      );
      expect(gateway.loggedErrors).toEqual([]);
    });
  },
);

describe('a call of a vendor', () => {
  const movement = { session: 's', round: 'r', transactionId: 't', amount: '1' };
  const calls = {
    'session/redeem': { token: 't' },
    'wallet/balance': { session: 's' },
    'wallet/debit': movement,
    'wallet/credit': movement,
    'wallet/rollback': movement,
  };

  it.each(Object.entries(calls))('%s is answered with the envelope, whatever its fields say', async (path, body) => {
    await inLanes(pairs(Object.keys(body), allOdd().values), async ([name, value]) => {
      const answer = await callVendor(gateway, path, { ...body, [name]: value });
      mustBeAnAnswer(answer, { name, value });
      if (unstorable.includes(value as string))
        expect(answer).toMatchObject({ status: 400, value: { code: 'invalidRequest', field: name } });
    });
    expect(gateway.loggedErrors).toEqual([]);
  });
});

describe('what is no call', () => {
  it.each([
    '/outbox?merchant=%00',
    '/outbox?merchant=a%00b',
    '/media/%00',
    '/media/a%00.svg',
    '/wps/%00',
    '/lab/worlds/%00',
    '/%00',
    '/%ff',
    '/%',
  ])('%s is answered without an unexpected error', async (path) => {
    const method = path.startsWith('/lab') ? 'DELETE' : 'GET';
    const response = await gateway.fetch(
      new Request(`http://127.0.0.1${path}`, { method, headers: { Host: 'alpha.localhost' } }),
    );
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(gateway.loggedErrors).toEqual([]);
  });

  it.each([
    '{"from":"a\\u0000"}',
    '{"from":"alpha","as":"\\u0000"}',
    '[',
    '"',
    '{"from":"alpha","clock":{"advance":1e309}}',
    '{"from":"alpha","clock":{"advance":9007199254740991}}',
  ])('a world of %s is refused', async (body) => {
    const init = { method: 'POST', body, headers: { 'Content-Type': 'application/json' } };
    const response = await gateway.fetch(new Request('http://127.0.0.1/lab/worlds', init));
    expect(response.status).toBe(400);
    expect(gateway.loggedErrors).toEqual([]);
  });
});
