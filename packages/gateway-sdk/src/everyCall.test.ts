import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { createGateway } from './createGateway.ts';
import type { CallOptions, Gateway } from './gateway.types.ts';
import { examples, gatewayStub, liveEvents } from './testing/index.ts';

type Call = (gateway: Gateway, ...given: unknown[]) => Promise<unknown>;

/** Folders of this package that are not areas. */
const others = new Set(['cdn', 'cipher', 'clock', 'lazy', 'paging', 'testing', 'transport']);

/** Every call of an area: exports of the files that are named after a call. */
const callsOf = async (area: string): Promise<[name: string, call: Call][]> => {
  const files = readdirSync(new URL(`${area}/`, import.meta.url)).filter((name) =>
    /^(?!index\.|read|platform)\w+\.ts$/u.test(name),
  );
  const modules = await Promise.all(
    files.map(async (name) => (await import(`./${area}/${basename(name, '.ts')}.ts`)) as Record<string, unknown>),
  );
  return modules.flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, Call] => typeof entry[1] === 'function'),
  );
};

const areas = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !others.has(entry.name))
  .map(({ name }) => name);

const gateway = createGateway({
  baseUrl: 'https://site.example',
  fetch: async ({ signal }) => {
    signal.throwIfAborted();
    return Response.json({ success: true, message: '', value: null });
  },
  token: () => 'token-1',
  language: () => 'EN',
  merchant: () => 'm1',
  random: () => 0,
});

const calls = (await Promise.all(areas.map(callsOf))).flat();

it('every call ends when its caller aborts it', async () => {
  expect(calls.length).toBeGreaterThan(25);
  const options: CallOptions = { signal: AbortSignal.abort() };
  const answers = await Promise.all(
    // A call with two parameters takes options second; the others take an input before them, some with a default.
    calls.map(async ([name, call]) => [
      name,
      await (call.length === 2 ? call(gateway, options) : call(gateway, {}, options)),
    ]),
  );
  expect(answers).toEqual(calls.map(([name]) => [name, { ok: false, error: { kind: 'aborted' } }]));
});

const aFile = () => new Response('"total"\r\n', { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });

it("every call sends one request to the operation of its name, and reads the contract's example", async () => {
  const proof = { challenge: 'abc', difficulty: 16 };
  const lengths = { width: 320, height: 160, pieceSize: 52, top: 8, expiresInSeconds: 180 };
  const slider = { kind: 'slider' as const, picture: 'cG5n', piece: 'cG5n', ...lengths };
  const stubs = {
    ...examples,
    getCaptcha: ({ query }: { query: { kind?: string } }) => (query.kind === 'proof' ? proof : examples.getCaptcha),
    getBotCheck: ({ query }: { query: { kind?: string } }) => (query.kind === 'slider' ? slider : examples.getBotCheck),
  };
  for (const [name, call] of calls) {
    const stub = gatewayStub(
      { ...stubs, openEvents: liveEvents().response, getBetsCsv: aFile() },
      { token: () => 'token-1' },
    );
    const answer = await (call.length === 2 ? call(stub) : call(stub, {}));
    const operation = ['getCaptcha', 'getBotCheck'].find((start) => name.startsWith(start)) ?? name;
    expect([name, answer, stub.asked.map(({ id }) => id)]).toMatchObject([name, { ok: true }, [operation]]);
  }
});
