import { examples, gatewayStub } from '@baize/gateway-sdk/testing';
import type { Asked } from '@baize/gateway-sdk/testing';
import { hashKey, QueryClient } from '@tanstack/react-query';
import type { QueryFunction, QueryKey } from '@tanstack/react-query';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gatewayErrorOf } from '../app/index.ts';
import type { Scope } from '../app/index.ts';

type Options = Readonly<Record<'queryFn' | 'enabled' | 'retry' | 'initialPageParam', unknown>> & {
  readonly queryKey: QueryKey;
};
type Make = (scope: Scope, input?: unknown) => Options;
/** Scope of a caller, and the input of a query. */
type Case = { readonly by: Omit<Scope, 'gateway'>; readonly input: unknown };

/** Calls whose answer contains no names and sentences: it is the same in every language. */
const WORDLESS: ReadonlySet<string> = new Set<keyof typeof examples>([
  'getAccountRecord',
  'getBalance',
  'getDrawProof',
  'getFavouriteIds',
  'getMemberIcon',
  'getMemberInfo',
  'getMerchantWallet',
  'getMissionLeaderboard',
  'getOpenedNumbers',
  'getPointBalance',
  'getPointConfig',
  'getPointMovements',
  'getPlaySession',
  'getProfit',
  'getRebates',
  'getSessionTerm',
  'getSystemStatus',
  'getUnreadCount',
  'getVnOpenedNumbers',
  'listChatModels',
]);

/** Runs that vary a fact of two values in all but one of a thousand tests. */
const RUNS = 10;

const someone = fc.record({
  merchant: fc.constant('LOTUS'),
  language: fc.constant('EN' as const),
  token: fc.constantFrom('t1', undefined),
  ready: fc.constant(true),
});
const somebodyElse = { merchant: 'EMBER', language: 'CN', token: 't2', ready: true } as const;

/** Copies of a value, each with one property of `other`; a value without properties is replaced. */
const oneByOne = <T>(value: T, other: T): T[] =>
  typeof other === 'object' && other !== null
    ? Object.entries(other).map(([part, its]) => ({ ...value, [part]: its as unknown }))
    : [other];

const MOST_VALUES = 8;
const SAMPLES = 100;

/** For each property of an input, up to eight variants of the first sample; without properties, up to eight inputs. */
const eachPart = (input: fc.Arbitrary<unknown>): unknown[][] => {
  const samples = fc.sample(input, { numRuns: SAMPLES, seed: 1 });
  const [base] = samples;
  const isParted = samples.every((each) => typeof each === 'object' && each !== null && !Array.isArray(each));
  const parts = isParted ? new Set(samples.flatMap((each) => Object.keys(each as object))) : new Set(['']);
  return Array.from(parts, (part) => {
    const values = samples.map((each) =>
      isParted ? { ...(base as object), [part]: (each as Record<string, unknown>)[part] } : each,
    );
    return Array.from(new Map(values.map((each) => [JSON.stringify(each), each])).values()).slice(0, MOST_VALUES);
  });
};

/** Serialises the facts of a request that may change its answer. */
const heard = ({ id, query, body, headers }: Asked, { merchant }: Case['by']): string => {
  const language = WORDLESS.has(id) ? '' : headers.get('X-Language');
  return JSON.stringify([merchant, id, query, body, headers.get('Authorization'), language]);
};

/** Runs a query function once; returns the serialised call and the error. */
const ask = async (make: Make, { by, input }: Case, signal = new AbortController().signal) => {
  const gateway = gatewayStub(examples, { token: () => by.token, language: () => by.language });
  const options = make({ ...by, gateway }, input);
  const context = { client: new QueryClient(), signal, pageParam: options.initialPageParam };
  const answer = (options.queryFn as QueryFunction)(context as never);
  const failure = await Promise.resolve(answer).then(
    () => null,
    (error: Error) => error,
  );
  const [call] = gateway.asked;
  return { options, call: call && heard(call, by), gatewayError: gatewayErrorOf(failure) };
};

/**
 * Tests every query of a module: facts that change the answer change the key, and no others do; the key names its area;
 * a query that is not ready or would be refused is disabled; an aborted query ends. `inputs` has an arbitrary for each
 * query with an input.
 */
export const testQueries = (module: object, inputs: Readonly<Record<string, fc.Arbitrary<unknown>>> = {}): void => {
  const queries = Object.entries(module).filter(([name]) => name.endsWith('Query')) as [string, Make][];

  describe.each(queries)('%s', (name, make) => {
    const input = inputs[name] ?? fc.constant(undefined);
    const cases = fc.record({ by: someone, input });

    it('has one key for one answer, whoever asks and for whatever [REQ-084]', async () => {
      expect(name in inputs).toBe(make.length > 1);
      await fc.assert(
        fc.asyncProperty(cases, input, async (one, otherInput) => {
          const first = await ask(make, one);
          const changed = [
            ...oneByOne<Case['by']>(one.by, somebodyElse).map((by) => ({ ...one, by })),
            ...oneByOne(one.input, otherInput).map((each) => ({ ...one, input: each })),
          ];
          for (const each of changed) {
            const second = await ask(make, each);
            if (first.call === undefined || second.call === undefined) continue;
            const [is, was] = [second, first].map(({ options }) => hashKey(options.queryKey));
            expect([each, is === was]).toEqual([each, second.call === first.call]);
          }
        }),
        { numRuns: RUNS },
      );
    });

    it('has another key for each value of each thing that changes its answer [REQ-084]', async () => {
      const by = { merchant: 'LOTUS', language: 'EN', token: 't1', ready: true } as const;
      for (const values of eachPart(input)) {
        const asked = await Promise.all(values.map((each) => ask(make, { by, input: each })));
        const made = asked.filter(({ call }) => call !== undefined);
        const keys = new Set(made.map(({ options }) => hashKey(options.queryKey)));
        expect([values, keys.size]).toEqual([values, new Set(made.map(({ call }) => call)).size]);
      }
    });

    it('names its area in its key', () => {
      const [given] = fc.sample(input, 1);
      const { queryKey } = make({ ...somebodyElse, gateway: gatewayStub() }, given);
      expect(queryKey[4]).toMatch(/^[a-z-]+$/iu);
    });

    it('asks for nothing in the first render, nor what a visitor would be refused [REQ-079]', async () => {
      await fc.assert(
        fc.asyncProperty(cases, async (one) => {
          const { options, call } = await ask(make, one);
          expect([options.enabled, options.retry]).toEqual([call !== undefined, undefined]);
          const notYet = { ...one, by: { ...one.by, ready: false } };
          expect((await ask(make, notYet)).options.enabled).toBe(false);
        }),
        { numRuns: RUNS },
      );
    });

    it('is aborted by its signal', async () => {
      const [one] = fc.sample(
        cases.filter(({ by }) => by.token !== undefined),
        1,
      );
      if (one === undefined) throw new Error('there is somebody');
      expect(await ask(make, one, AbortSignal.abort())).toMatchObject({ gatewayError: { kind: 'aborted' } });
    });
  });
};
