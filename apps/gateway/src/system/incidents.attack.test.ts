import { afterAll, beforeAll, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { visit } from '../testing/visitor.ts';
import { countIncident, INCIDENTS_KEPT, latestIncidents } from './incidents.store.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const incident = {
  reference: 'MIPA0M53',
  release: 'main-Bd4hSHFp',
  place: 'home',
  browser: 'chrome',
  name: 'TypeError',
  message: 'x is not a function',
} as const;

const tell = (host: string, told: object) => visit(gateway, host).call('/wps/system/incident', { json: told });
const read = async (merchant: string) =>
  (await visit(gateway, 'gateway.localhost:8080').request(`/incidents?merchant=${merchant}`)).text();

it('the same incident is one row, counted, with what each player was told', async () => {
  const { id, host } = await newWorldAt(gateway, 'alpha');
  for (const reference of ['MIPA0M53', 'MIPA0M54', 'MIPA0M55'])
    expect(await tell(host, { ...incident, reference })).toMatchObject({ status: 200, success: true, value: null });
  await tell(host, { ...incident, place: 'login', reference: 'MIPA0M56' });
  const kept = await latestIncidents(gateway.database.owner, id);
  expect(kept.map(({ place, times, player_references }) => [place, times, player_references])).toEqual([
    ['login', 1, ['MIPA0M56']],
    ['home', 3, ['MIPA0M55', 'MIPA0M54', 'MIPA0M53']],
  ]);
  expect(await read(id)).toContain('MIPA0M55 MIPA0M54 MIPA0M53');
});

it('belongs to the merchant of the host, and is read as text', async () => {
  const [one, other] = [await newWorldAt(gateway, 'alpha'), await newWorldAt(gateway, 'beta')];
  await tell(one.host, { ...incident, message: '<img src=x onerror=alert(1)>' });
  expect(await read(one.id)).toContain('&lt;img');
  expect(await read(one.id)).not.toContain('<img');
  expect(await read(other.id)).toContain('No incident has been reported.');
  const named = await visit(gateway, one.host).call('/wps/system/incident?merchant=beta', { json: incident });
  expect(named).toMatchObject({ status: 403, value: { code: 'merchantMismatch' } });
});

it.each([
  'Bearer aB3_cD4-eF5gH6',
  '/play?token=SECRET-VALUE',
  '{"password":"Player2026"}',
  `no session for ${'aB3_'.repeat(11)}`,
  'https://lee:hunter2@site.example/',
  'no member lee.wong@mail.example',
  'cannot call +86 138 0013 8000',
])('keeps nothing of a secret or a person: %s', async (message) => {
  const { id, host } = await newWorldAt(gateway, 'alpha');
  await tell(host, { ...incident, message });
  const [kept] = await latestIncidents(gateway.database.owner, id);
  for (const secret of ['aB3_', 'SECRET', 'Player2026', 'hunter2', 'lee.wong', '8000']) {
    expect(kept?.message).not.toContain(secret);
  }
});

it('takes nothing large and nothing that is no incident', async () => {
  const { id, host } = await newWorldAt(gateway, 'alpha');
  const huge = await tell(host, { ...incident, message: 'x'.repeat(5000) });
  expect(huge).toMatchObject({ status: 413, value: { code: 'tooLarge' } });
  for (const wrong of [
    { ...incident, message: 'x'.repeat(301) },
    { ...incident, reference: 'a b' },
    { ...incident, release: '../main' },
    { ...incident, place: '/play?x' },
    { ...incident, browser: 'curl' },
    { ...incident, name: 'A B' },
    { ...incident, message: undefined },
  ])
    expect((await tell(host, wrong)).status).toBe(400);
  expect(await latestIncidents(gateway.database.owner, id)).toEqual([]);
});

it('one visitor tells of so many a minute, and a flood pushes out nothing that many met', async () => {
  const { id, host } = await newWorldAt(gateway, 'alpha');
  const statuses = await Promise.all(Array.from({ length: 22 }, async () => (await tell(host, incident)).status));
  expect(statuses.toSorted((one, other) => one - other)).toEqual([...Array<number>(20).fill(200), 429, 429]);
  const now = new Date();
  for (let nth = 0; nth <= INCIDENTS_KEPT; nth += 1)
    await countIncident(gateway.database.owner, id, { ...incident, message: `flood ${nth}` }, now);
  const kept = await latestIncidents(gateway.database.owner, id);
  expect(kept).toHaveLength(INCIDENTS_KEPT);
  expect(kept.find(({ message }) => message === incident.message)?.times).toBe(20);
});
