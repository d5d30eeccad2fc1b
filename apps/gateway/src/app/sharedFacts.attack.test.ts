import { operations } from '@baize/gateway-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testMerchants } from '../testing/merchants.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { servicesBeside } from '../testing/servicesBeside.ts';
import { visit } from '../testing/visitor.ts';
import { createApp } from './createApp.ts';
import type { GatewayServices } from './gatewayServices.types.ts';
import { shareAnswers } from '../kernel/sharedAnswers.ts';

let gateway: TestGateway;
let services: GatewayServices;
/** A world of a merchant without a domain, so that it answers at any host. */
let world = '';
let otherWorld = '';
beforeAll(async () => {
  const nowhere = testMerchants.slice(0, 1).map((merchant) => ({ ...merchant, id: 'nowhere', domains: [] }));
  gateway = await openTestGateway({ isAlone: true, merchants: [...testMerchants, ...nowhere] });
  // Some answers expire after a second, which may pass between two calls of a test.
  gateway.clock.stop();
  services = await servicesBeside(gateway);
  world = (await newWorldAt(gateway, 'nowhere')).id;
  otherWorld = (await newWorldAt(gateway, 'nowhere', { settings: { games: { vendors: ['BAIZE'] } } })).id;
});
afterAll(async () => {
  services.events.close();
  services.merchants.close();
  await gateway.close();
});

/** Required query strings, by path. */
const questions: Readonly<Record<string, string>> = {
  '/wps/relay/GCSGAME_getVassGameType': '?vassalage=BAIZE',
  '/lgw/games/board': '?vassalage=LOTT&gameCode=lucky-six',
};
const paths = operations.filter(({ sameForAll }) => sameForAll).map(({ path }) => `${path}${questions[path] ?? ''}`);

type Asked = { readonly path: string; readonly host?: string; readonly headers?: Record<string, string> };

const withQuery = (path: string, query: string): string => `${path}${path.includes('?') ? '&' : '?'}${query}`;

/** Pairs of calls that differ in one fact of the call, by the fact's name. */
const facts: Readonly<Record<string, (path: string) => readonly [Asked, Asked]>> = {
  merchant: (path) => [{ path }, { path, host: 'beta.localhost' }],
  world: (path) => [
    { path, host: 'nowhere.localhost' },
    { path, host: `${world}.nowhere.localhost` },
  ],
  host: (path) => {
    const headers = { 'X-World': world };
    return [
      { path, host: 'one.example', headers },
      { path, host: 'two.example', headers },
    ];
  },
  'world at one host': (path) => [
    { path, host: 'one.example', headers: { 'X-World': world } },
    { path, host: 'one.example', headers: { 'X-World': otherWorld } },
  ],
  port: (path) => [{ path }, { path, host: 'alpha.localhost:8443' }],
  scheme: (path) => [{ path }, { path, headers: { 'X-Forwarded-Proto': 'https' } }],
  language: (path) => [{ path }, { path, headers: { 'X-Language': 'CN' } }],
  'language in its query': (path) => [{ path }, { path: withQuery(path, 'language=CN') }],
  address: (path) => [{ path }, { path, headers: { 'X-Forwarded-For': '198.51.100.7' } }],
  'page and limit': (path) => [{ path }, { path: withQuery(path, 'pageNo=2&limitNum=1') }],
};

const answerOf = async (app: ReturnType<typeof createApp>, { path, host = 'alpha.localhost', headers = {} }: Asked) => {
  const fetch = (request: Request) => app.fetch(request);
  const answer = await visit({ fetch }, host).request(path, { headers });
  return `${answer.status} ${await answer.text()}`;
};

const newApp = () => createApp({ ...services, shared: shareAnswers() }, { lab: true, sandbox: false });

it.each(paths.flatMap((path) => Object.keys(facts).map((fact) => [path, fact] as const)))(
  '%s: a shared answer to another %s is what a fresh one is',
  async (path, fact) => {
    const [one, another] = facts[fact]?.(path) ?? [];
    if (one === undefined || another === undefined) throw new Error(`There is no fact ${fact}.`);
    const sharing = newApp();
    await answerOf(sharing, one);
    expect(await answerOf(sharing, another)).toBe(await answerOf(newApp(), another));
  },
);
