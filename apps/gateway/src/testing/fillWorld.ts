import { globSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { latestMessages } from '../outbox/outbox.store.ts';
import { depositOrders, withdrawalAccounts, withdrawalOrders } from '../payments/payments.schema.ts';
import { gameRounds } from '../rounds/rounds.schema.ts';
import type { newWorldAt } from './newWorldAt.ts';
import type { TestGateway } from './openTestGateway.ts';
import { callVendor, launchToken, startPlay } from './vendor.ts';

const CODE = /\d{6}/u;
const LINK = /#reset=([\w-]+)/u;
export const FAVOURITE = { nodeId: 'BAIZE-dragon-gate' };
export const EMAIL = { username: 'player', email: 'player@example.com' };
export const MOBILE = { mobileNum: '13800138000', countryDialingCode: '86' };

type Filling = { readonly fill: (owner: Orm, world: string) => Promise<void> };

const areas = new URL('../', import.meta.url);
const fillings = await Promise.all(
  globSync('*/testing/fill.ts', { cwd: areas }).map((file) => import(new URL(file, areas).href) as Promise<Filling>),
);

type World = Pick<Awaited<ReturnType<typeof newWorldAt>>, 'id' | 'visitor'>;

/** A browser's report of an incident. */
export const INCIDENT = {
  reference: 'MIPA0M53',
  release: 'main-1',
  place: 'home',
  browser: 'chrome',
  name: 'Error',
  message: 'x is not a function',
};

/**
 * Writes a row into every table that members fill, by calls or by an area's `testing/fill.ts`; returns all ids and
 * secrets that an attacker could guess or steal.
 */
export const fillWorld = async (gateway: TestGateway, { id, visitor }: World) => {
  await visitor.call('/wps/member/password/email', { form: EMAIL });
  const token = await visitor.tokenOf('player', 'Player2026');
  await visitor.logIn('agent', 'Wrong2026');
  const { challenge } = (await visitor.logIn('guarded', 'Guarded2026')).value as { challenge: { id: string } };
  await visitor.call('/wps/verification/sms/noLogin', { json: MOBILE });
  const cookie = ((await visitor.call('/wps/captcha')).headers.get('Set-Cookie') ?? '').split(';', 1)[0] ?? '';
  await visitor.call('/wps/system/incident', { json: INCIDENT });
  await visitor.call('/wps/relay/MCSFE_addFavoriteGameV2', { token, json: FAVOURITE });
  const play = await startPlay(gateway, visitor, token);
  const waiting = await launchToken(visitor, token);
  await callVendor(gateway, 'wallet/debit', { session: play, round: 'r', transactionId: 'bet', amount: '100' });
  for (const { fill } of fillings) await fill(gateway.database.owner, id);
  const sent = await latestMessages(gateway.database.owner, id, { limit: 10, since: new Date(0) });
  const code = CODE.exec(sent[0]?.body ?? '')?.[0] ?? '';
  const [link = ''] = sent.flatMap(({ body }) => LINK.exec(body)?.[1] ?? []);
  const idIn = async (
    table: typeof depositOrders | typeof withdrawalOrders | typeof withdrawalAccounts | typeof gameRounds,
  ) => {
    const [row] = await gateway.database.owner.select({ id: table.id }).from(table).where(eq(table.merchant, id));
    return row?.id ?? '';
  };
  const orders = {
    deposit: await idIn(depositOrders),
    withdrawal: await idIn(withdrawalOrders),
    account: await idIn(withdrawalAccounts),
    round: await idIn(gameRounds),
  };
  return { token, challenge: challenge.id, cookie, play, waiting, code, link, ...orders };
};

export type Ids = Awaited<ReturnType<typeof fillWorld>>;
