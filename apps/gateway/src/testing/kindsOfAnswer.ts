import { artVersion } from '@baize/sandbox-art';
import type { SeenAnswer } from '@baize/tooling/answers';
import { newWorldAt } from './newWorldAt.ts';
import type { TestGateway } from './openTestGateway.ts';
import { visit } from './visitor.ts';
import type { Sending } from './visitor.ts';

const COUNTRIES = '/wps/system/countries';
const START_UP = '/wps/system/permission';
const BALANCE = '/wps/v2/wallets/balance';
const EVENTS = '/wps/events';
const LOGIN = '/wps/session/login';

/** One response of each kind that the sandbox sends, refusals included. */
export const kindsOfAnswer = async (gateway: TestGateway): Promise<SeenAnswer[]> => {
  const player = await newWorldAt(gateway, 'alpha', { as: 'player' });
  const closed = await newWorldAt(gateway, 'alpha', { failures: { maintenance: true } });
  const narrow = await newWorldAt(gateway, 'alpha', { failures: { limits: { getCountries: 1 } } });
  await narrow.visitor.call(COUNTRIES);
  const ofGateway = visit(gateway, 'gateway.localhost');
  const startUp = await player.visitor.request(START_UP);
  const token = player.token ?? '';
  const json = { 'Content-Type': 'application/json' };
  const asked: readonly (readonly [kind: string, of: typeof ofGateway, path: string, sending?: Sending])[] = [
    ['a call that is the same for all', player.visitor, COUNTRIES],
    ['the start-up answer', player.visitor, START_UP],
    [
      'one that has not changed',
      player.visitor,
      START_UP,
      { headers: { 'If-None-Match': startUp.headers.get('ETag') ?? '' } },
    ],
    ['a call of a member', player.visitor, BALANCE, { token }],
    ['its head', player.visitor, BALANCE, { token, method: 'HEAD' }],
    ['a stream of events', player.visitor, EVENTS, { token }],
    ['a CSV file', player.visitor, '/lgw/bets.csv', { token }],
    ['a captcha', player.visitor, '/wps/captcha'],
    ['a call without its session', player.visitor, BALANCE],
    ['a call of another merchant', player.visitor, `${COUNTRIES}?merchant=beta`],
    ['a call that is not in order', player.visitor, LOGIN, { body: '{', headers: json }],
    ['a call that is too large', player.visitor, LOGIN, { body: 'a'.repeat(70_000), headers: json }],
    ['one call too many', narrow.visitor, COUNTRIES],
    ['a call to a merchant that is closed', closed.visitor, '/wps/relay/GCSGAME_gameVendor'],
    ['a call at an unknown merchant', visit(gateway, 'nobody.example'), COUNTRIES],
    ['no call', player.visitor, '/wps/nothing/here'],
    ['a picture', player.visitor, '/media/VENDOR_ICON_SMALL/BAIZE-DEFAULT.png'],
    ['a picture by its version', player.visitor, `/media/${artVersion}/COUNTRY_FLAG/VN.png`],
    ['no picture', player.visitor, '/media/COUNTRY_FLAG/XX.png'],
    ['a call of a vendor without its seal', ofGateway, '/vendor/wallet/balance', { body: '{}', headers: json }],
    ['a page of the gateway itself', ofGateway, '/outbox'],
    ['a page of its reference', ofGateway, '/reference'],
    ['its contract', ofGateway, '/reference/openapi.json'],
    ['such a page at a merchant', player.visitor, '/outbox'],
    ['the lab', ofGateway, `/lab/worlds/${player.id}`, { method: 'DELETE' }],
    ['whether it is ready', ofGateway, '/ready'],
  ];
  const seen: SeenAnswer[] = [];
  for (const [kind, of, path, sending] of asked) {
    const { status, headers, body } = await of.request(path, sending);
    if (path === EVENTS) await body?.cancel();
    seen.push({ kind, status, headers });
  }
  return seen;
};
