import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables as allTables } from '../database/schema.ts';
import { described } from '../testing/described.ts';
import { EMAIL, INCIDENT, FAVOURITE, fillWorld, MOBILE } from '../testing/fillWorld.ts';
import type { Ids } from '../testing/fillWorld.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { callVendor, dragonGate } from '../testing/vendor.ts';
import { visit } from '../testing/visitor.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const tables = allTables.map((table) => getTableConfig(table).name);

/** The rows of a merchant in a table as JSON texts, sorted by the text. */
const rowsOf = async (table: string, merchant: string): Promise<string[]> => {
  const column = sql.identifier(table === 'merchants' ? 'id' : 'merchant');
  const from = sql`${sql.identifier(table)} as t`;
  const rows = await gateway.database.owner
    .select({ row: sql<string>`to_jsonb(t)::text` })
    .from(from)
    .where(sql`${column} = ${merchant}`);
  return rows.map(({ row }) => row).sort();
};
const allRowsOf = async (merchant: string): Promise<Record<string, string[]>> => {
  const all: Record<string, string[]> = {};
  for (const table of tables) all[table] = await rowsOf(table, merchant);
  return all;
};

const KEY = 'rows-rows-rows-rows';

const REGISTRATION = {
  password: 'Chloe2026',
  confirmPassword: 'Chloe2026',
  captcha: 'TEST',
  login: true,
  terms: { accepted: true, version: '1' },
  registerMethod: 'WEB',
};

/** Bodies of each operation with these ids; the passwords are valid except where one is `Wrong…`. */
const bodies = (ids: Ids, id: string): Record<string, object[] | string[]> => ({
  logIn: [
    { type: 'username', username: 'player', password: 'Player2026', captcha: 'TEST' },
    { type: 'sms', username: MOBILE.mobileNum, verificationCode: ids.code, countryDialingCode: '86', captcha: 'TEST' },
    { type: 'username', username: 'agent', password: 'Wrong2026', captcha: 'TEST' },
  ],
  answerLoginChallenge: [{ id: ids.challenge, method: 'realName', answer: 'Gus Guarded' }],
  sendChallengeCode: [{ id: ids.challenge, method: 'sms' }],
  beginSocialLogin: [{ provider: 'google' }],
  logInSocial: [{ state: `ticket-${id}`, code: 'code' }, { idToken: 'token' }],
  registerSocial: [{ ticket: `ticket-${id}`, terms: { accepted: true, version: '1' } }],
  logInFreePlay: [{ os: 'Linux', platform: 'W', version: 3, Encryption: 'sealed' }],
  sendLoginSms: [MOBILE],
  answerBotCheck: [{ kind: 'work', n: 1 }],
  changePassword: [{ oldPassword: 'Player2026', newPassword: 'Changed2026', confirmNewPassword: 'Changed2026' }],
  register: [{ ...REGISTRATION, username: `new-${id}`.slice(0, 16) }],
  registerByMobile: [{ ...REGISTRATION, ...MOBILE }],
  sendRegistrationSms: [MOBILE],
  checkRegistrationCode: [{ ...MOBILE, verificationCode: ids.code }],
  sendRecoveryEmail: [EMAIL],
  sendRecoverySms: [MOBILE],
  recoverByMobile: [{ ...MOBILE, verificationCode: ids.code, newPassword: 'Changed2026' }],
  recoverByLink: [{ token: ids.link, newPassword: 'Changed2026' }],
  reportIncident: [INCIDENT],
  sendFeedback: [{ content: `From the rows of ${id}` }],
  addFavourite: [FAVOURITE],
  markAnnouncementsRead: [{ ids: ['new-vendors'] }],
  launchExternalGame: [dragonGate],
  launchGame: [id],
  setPaymentPassword: [{ password: 'Player2026', newPassword: 'Paying2026', confirmNewPassword: 'Paying2026' }],
  createDeposit: [{ methodId: 'bank', amount: '10000', returnPath: '/member' }],
  cancelDeposit: [{ id: ids.deposit }],
  addWithdrawalAccount: [
    {
      kind: 'bank',
      bank: 'Bank',
      holder: 'Lin Player',
      number: `62220202${id.slice(0, 4)}`,
      paymentPassword: 'Paying2026',
    },
  ],
  removeWithdrawalAccount: [{ id: ids.account, paymentPassword: 'Paying2026' }],
  requestWithdrawal: [{ accountId: ids.account, amount: '10000', paymentPassword: 'Paying2026' }],
  cancelWithdrawal: [{ id: ids.withdrawal }],
  confirmWithdrawal: [{ id: ids.withdrawal, outcome: 'received' }],
  transferWallet: [{ from: 'main', to: 'BAIZE', amount: '100' }],
  transferToUpline: [{ amount: '10000', paymentPassword: 'Paying2026' }],
  claimRebate: [{ day: '2026-02-28', gameType: 'RNG' }],
});

const queries = (merchant: string): string[] => [
  '',
  `merchantCode=${merchant}`,
  `merchant=${merchant}`,
  'vassalage=BAIZE',
  `nodeId=${FAVOURITE.nodeId}`,
  'lottoGameCode=northern-draw',
];

/** Orders and records are named in the query. */
const named = ({ deposit, withdrawal, round }: Ids): string[] => [deposit, withdrawal, round].map((id) => `id=${id}`);

/** Calls every operation at a host with these ids, as an attacker who stole them; returns the operation ids. */
const callEverything = async (host: string, ids: Ids, merchant: string): Promise<Set<string>> => {
  const called = new Set<string>();
  // Password changes and the log-out come last: the other calls need the session and the password.
  const last = ['changePassword', 'recoverByMobile', 'recoverByLink', 'logOut'];
  const order = [...described].sort((a, b) => last.indexOf(a.operationId) - last.indexOf(b.operationId));
  for (const operation of order)
    for (const query of 'id' in operation.query ? named(ids) : queries(merchant))
      for (const body of bodies(ids, merchant)[operation.operationId] ?? [undefined]) {
        const visitor = visit(gateway, host);
        const sending = {
          method: operation.method,
          headers: { 'Idempotency-Key': KEY, Cookie: ids.cookie, 'X-Merchant': merchant },
          ...(operation['x-access'] === 'anyone' ? {} : { token: ids.token }),
        };
        const address = query === '' ? operation.path : `${operation.path}?${query}`;
        if (operation.sealed !== undefined) await visitor.sendSealed(address, body, sending);
        else if (operation.form !== undefined) await visitor.call(address, { ...sending, form: { ...Object(body) } });
        else await visitor.call(address, operation.json === undefined ? sending : { ...sending, json: body });
        called.add(operation.operationId);
      }
  return called;
};

describe("a merchant's rows", () => {
  it('are byte-identical after every operation was called at another merchant, with the ids of both', async () => {
    const limits = Object.fromEntries(described.map(({ operationId }) => [operationId, 1_000_000]));
    const own = await newWorldAt(gateway, 'alpha', { failures: { limits } });
    const other = await newWorldAt(gateway, 'alpha', { failures: { limits } });
    const ownIds = await fillWorld(gateway, own);
    const otherIds = await fillWorld(gateway, other);
    const catalogue = await allRowsOf('beta');
    const before = await allRowsOf(other.id);
    expect(tables.filter((table) => before[table]?.length === 0).sort()).toEqual(OF_THE_ORIGIN);

    for (const [ids, id] of [
      [otherIds, other.id],
      [ownIds, own.id],
    ] as const)
      expect([...(await callEverything(own.host, ids, id))].sort()).toEqual(
        described.map(({ operationId }) => operationId).sort(),
      );
    expect((await own.visitor.call('/wps/member/info', { token: ownIds.token })).status).toBe(401);

    expect(await allRowsOf(other.id)).toEqual(before);
    expect(await allRowsOf('beta')).toEqual(catalogue);
    expect((await other.visitor.call('/wps/member/info', { token: otherIds.token })).status).toBe(200);
    expect((await callVendor(gateway, 'session/redeem', { token: otherIds.waiting })).status).toBe(200);
    expect((await callVendor(gateway, 'wallet/balance', { session: otherIds.play })).value).toEqual({
      balance: '99900',
      sequence: 2,
    });
  }, 60_000);
});

/** Tables that are empty in a world, which reads its merchant's rows; the test compares them for merchant beta. */
const OF_THE_ORIGIN = ['announcements', 'encryption_keys', 'games', 'merchant_hosts', 'vendors'];
