import { operations } from '@baize/gateway-contract/client';
import type { BodyOf, OperationId, PayloadOf, QueryOf, SealedPayloads, ValueOf } from '@baize/gateway-contract/client';
import type { RefusalCodeOf } from '@baize/gateway-contract/client';
import { examples } from '@baize/gateway-contract/client/examples';
import { failed, responseOf } from './answers.ts';
import type { Refused, unreachable } from './answers.ts';

/** A received call; a sealed body in plaintext. Query values are strings. */
export type Asked<Id extends OperationId = OperationId> = {
  readonly id: Id;
  readonly query: Readonly<Partial<Record<keyof QueryOf<Id>, string>>>;
  readonly body: Id extends keyof SealedPayloads ? PayloadOf<Id> : BodyOf<Id>;
  /** The fields of a form-encoded body. */
  readonly form: Readonly<Record<string, string>>;
  readonly headers: Headers;
};

type Stubbed<Id extends OperationId> = ValueOf<Id> | Refused<RefusalCodeOf<Id>> | typeof unreachable | Response;

/** The answer of each call: a wire value, a refusal, a response, or a function of the received call. */
export type Stubs = {
  readonly [Id in OperationId]?: Stubbed<Id> | ((asked: Asked<Id>) => Stubbed<Id> | Promise<Stubbed<Id>>) | undefined;
};

const idAt = new Map(Object.entries(operations).map(([id, place]) => [place as string, id as OperationId]));

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Resolves with the answer, or rejects when the request is aborted first. */
const unlessGivenUp = async <T>({ signal }: Request, answer: Promise<T>): Promise<T> => {
  const over = new AbortController();
  const givenUp = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new DOMException('Aborted', 'AbortError'));
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { signal: over.signal });
  });
  return Promise.race([answer, givenUp]).finally(() => over.abort());
};

/** Requests without an answer. Node's garbage collector takes a request that nothing holds, and its abort with it. */
const pending = new Set<readonly unknown[]>();

/** A `fetch` that answers from `stubs` and records each call in `asked`. A call without a stub fails with 501. */
export const stubbedFetch = (
  stubs: Stubs,
  asked: Asked[] = [],
): ((input: Request | string | URL) => Promise<Response>) => {
  const answers: Readonly<Record<string, unknown>> = { getKeys: examples.getKeys, ...stubs };

  const answerTo = async (request: Request): Promise<unknown> => {
    const { pathname, searchParams } = new URL(request.url);
    const id = idAt.get(`${request.method} ${pathname}`);
    if (id === undefined || answers[id] === undefined)
      return failed(501, 'internal', { message: `${id} is not stubbed` });
    const text = await request.text();
    const call = {
      id,
      query: Object.fromEntries(searchParams),
      body: jsonOf(text),
      form: Object.fromEntries(new URLSearchParams(text)),
      headers: request.headers,
    } as Asked;
    if (id !== 'getKeys') asked.push(call);
    const answer = answers[id];
    return typeof answer === 'function' ? (answer as (call: Asked) => unknown)(call) : answer;
  };

  return async (input) => {
    const request = new Request(input);
    const pair = [input, request];
    pending.add(pair);
    try {
      return responseOf(await unlessGivenUp(request, answerTo(request)));
    } finally {
      pending.delete(pair);
    }
  };
};
