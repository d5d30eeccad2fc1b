import { routes } from '@baize/gateway-contract';
import type { Gateway } from '../src/app/createGateway.ts';
import { signatureOf, SIGNATURE_HEADER, TIMESTAMP_HEADER } from '../src/wallet/signature.ts';
import { startPlay } from '../src/testing/vendor.ts';
import { visit } from '../src/testing/visitor.ts';
import type { Ask } from './load.ts';

/** Signs the vendor's calls; the gateway of the run is started with the same secret. */
export const VENDOR_SECRET = 'vendor-secret-of-the-tests';

/** Rate limit per minute: all calls of the load come from one address. */
const UNLIMITED = 1_000_000_000;
const limits = Object.fromEntries(Object.keys(routes).map((operationId) => [operationId, UNLIMITED]));

/** A player in a world of its own, with an open game. */
export type Player = {
  readonly host: string;
  readonly token: string;
  readonly game: string;
  /** Bodies of log-ins, sealed before the run so that sealing is not measured. */
  readonly logIns: string[];
};

const direct = (gatewayPort: number): Pick<Gateway, 'fetch'> => ({
  fetch: (request) => fetch(new Request(request.url.replace('127.0.0.1', `127.0.0.1:${gatewayPort}`), request)),
});

/** Creates a world of a merchant, opens a game as its player, and seals `logIns` bodies of log-ins. */
export const newPlayer = async (gatewayPort: number, merchant: string, logIns: number): Promise<Player> => {
  const gateway = direct(gatewayPort);
  const made = await fetch(`http://127.0.0.1:${gatewayPort}/lab/worlds`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ from: merchant, as: 'player', failures: { limits } }),
  });
  if (!made.ok) throw new Error(`no world of ${merchant} could be made: ${await made.text()}`);
  const { host, token } = (await made.json()) as { host: string; token: string };
  const visitor = visit(gateway, host);
  const game = await startPlay(gateway, visitor, token);
  const seal = await visitor.sealer();
  const credentials = { type: 'username', username: 'player', password: 'Player2026' };
  const sealed = await Promise.all(Array.from({ length: logIns }, () => seal(credentials)));
  return { host, token, game, logIns: sealed };
};

const firstOf = <T>(all: readonly T[]): T => {
  const [first] = all;
  if (first === undefined) throw new Error('there is nothing to choose from');
  return first;
};

const at = <T>(all: readonly T[], index: number): T => all[index % all.length] ?? firstOf(all);

/** Calls whose answers all visitors share: start, vendors, pages of games, announcements. */
export const sharedPaths: readonly string[] = [
  routes.getStartUp.path,
  routes.getGameVendors.path,
  ...['LIVE', 'RNG', 'SPORTS', 'FISH'].map((gameType) => `${routes.getGameList.path}?gameType=${gameType}`),
  routes.getAnnouncements.path,
];

/** Calls without a session, one path after the other. */
export const sharedReads = (hosts: readonly string[], kind = 'the same for all'): (() => Ask) => {
  let n = 0;
  return () => {
    n += 1;
    return { kind, host: at(hosts, n), method: 'GET', path: at(sharedPaths, n) };
  };
};

const ownReads = (players: readonly Player[]): (() => Ask) => {
  const paths = [routes.getBalance.path, routes.getMemberInfo.path];
  let n = 0;
  return () => {
    n += 1;
    const { host, token } = at(players, n);
    const headers = { authorization: `Bearer ${token}` };
    return { kind: "a member's own", host, method: 'GET', path: at(paths, Math.floor(n / players.length)), headers };
  };
};

const logIns = (players: readonly Player[]): (() => Ask) => {
  let n = 0;
  return () => {
    n += 1;
    const { host, logIns: sealed } = at(players, n);
    const body = sealed.pop();
    if (body === undefined) throw new Error('too few log-ins were sealed');
    const headers = { 'content-type': 'application/jose' };
    return { kind: 'log-ins', host, method: 'POST', path: routes.logIn.path, headers, body };
  };
};

/** A signed wallet call of the vendor's server. */
const movement = (kind: 'debit' | 'credit', session: string, round: string, counted: string): Ask => {
  const body = JSON.stringify({ session, round, transactionId: `${round}-${kind}`, amount: '10' });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const path = `/vendor/wallet/${kind}`;
  const signature = signatureOf(VENDOR_SECRET, { timestamp, method: 'POST', path, body });
  const headers = {
    [TIMESTAMP_HEADER]: timestamp,
    [SIGNATURE_HEADER]: signature,
    'content-type': 'application/json',
  };
  return { kind: counted, host: 'gateway.localhost', method: 'POST', path, headers, body };
};

/** A bet of each player in turn, then the payout of each. */
export const movements = (players: readonly Player[]): (() => Ask) => {
  let n = 0;
  return () => {
    const turn = Math.floor(n / players.length);
    const { game } = at(players, n);
    n += 1;
    return movement(turn % 2 === 0 ? 'debit' : 'credit', game, `r${Math.floor(turn / 2)}`, 'bets and prizes');
  };
};

/** A bet of each player in turn, each in a new round: payouts would fail if their bet was refused. */
export const bets = (players: readonly Player[]): (() => Ask) => {
  let n = 0;
  return () => {
    const { game } = at(players, n);
    n += 1;
    return movement('debit', game, `o${n}`, 'bets');
  };
};

/** Calls of each kind among 200. */
export const mixture = { shared: 119, own: 40, movements: 40, logIns: 1 } as const;
export const MIXED = Object.values(mixture).reduce((sum, count) => sum + count, 0);

/** The mixed load, each kind spread evenly. */
export const mixed = (players: readonly Player[], moves: () => Ask = movements(players)): (() => Ask) => {
  const kinds = [
    { next: sharedReads(players.map(({ host }) => host)), share: mixture.shared, due: 0 },
    { next: ownReads(players), share: mixture.own, due: 0 },
    { next: moves, share: mixture.movements, due: 0 },
    { next: logIns(players), share: mixture.logIns, due: 0 },
  ];
  return () => {
    for (const kind of kinds) kind.due += kind.share;
    const chosen = kinds.reduce((most, kind) => (kind.due > most.due ? kind : most));
    chosen.due -= MIXED;
    return chosen.next();
  };
};
