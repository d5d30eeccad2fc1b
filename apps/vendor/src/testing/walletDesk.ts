import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { isSignedBy } from '../wallet/signature.ts';
import type { LaunchedSession } from '../wallet/wallet.types.ts';

export const SECRET = 'only-for-tests';

export const launched: LaunchedSession = {
  session: 'w1',
  player: 'p1',
  merchant: 'm1',
  currency: 'EUR',
  currencyExponent: 2,
  language: 'EN',
  gameCode: 'orchard',
  gameType: 'RNG',
  title: 'Lucky <Orchard>',
  mode: 'real',
  backUrl: 'http://shop.localhost:8080/',
};

type Trouble = 'none' | 'silent before' | 'silent after' | 'page' | 'expired' | 'refused';

/**
 * Fake gateway over real HTTP: verifies signatures, keeps balances, and fails a chosen call before or after its work.
 */
export const openWalletDesk = async (
  options: { balance?: string; launch?: Partial<LaunchedSession>; tokens?: readonly string[] } = {},
) => {
  let balance = BigInt(options.balance ?? '10000');
  let sequence = 1;
  const tokens = new Set(options.tokens ?? ['t1']);
  const moved = new Map<string, bigint>();
  const undone = new Set<string>();
  const prizes = new Set<string>();
  const calls: string[] = [];
  const bodies: string[] = [];
  const troubles = new Map<string, readonly Trouble[]>();

  const work = (path: string, body: Record<string, string>): unknown => {
    if (path === '/vendor/session/redeem') {
      return tokens.delete(body['token'] ?? '') ? { ...launched, ...options.launch } : { code: 'launchUsed' };
    }
    const { transactionId: id = '', amount = '0', round = '' } = body;
    if (path.endsWith('/balance')) return { balance: balance.toString(), sequence };
    if (path.endsWith('/rollback')) {
      if (prizes.has(round)) return { code: 'roundSettled' };
      balance -= moved.get(id) ?? 0n;
      moved.set(id, 0n);
      undone.add(id);
    } else if (undone.has(id) || (path.endsWith('/credit') && undone.has(`${round}:debit`))) {
      return { code: 'rolledBack' };
    } else if (!moved.has(id)) {
      const change = path.endsWith('/debit') ? -BigInt(amount) : BigInt(amount);
      if (balance + change < 0n) return { code: 'insufficientFunds' };
      moved.set(id, change);
      balance += change;
      if (change > 0n) prizes.add(round);
    }
    sequence += 1;
    return { balance: balance.toString(), sequence };
  };

  const troubleAt = (call: string): Trouble => {
    const [now = 'none', ...later] = troubles.get(call) ?? [];
    if (later.length > 0) troubles.set(call, later);
    return now;
  };

  const answer = async (request: IncomingMessage): Promise<{ status: number; body: string } | undefined> => {
    const path = request.url ?? '';
    const body = await text(request);
    const header = (name: string): string => String(request.headers[name] ?? '');
    calls.push(path.split('/').at(-1) ?? '');
    bodies.push(body);
    const call = { timestamp: header('x-vendor-timestamp'), method: request.method ?? '', path, body };
    if (!isSignedBy(SECRET, call, header('x-vendor-signature'))) {
      return refuse(403, 'signatureWrong');
    }
    const trouble = troubleAt(path.split('/').at(-1) ?? '');
    if (trouble === 'silent before') return undefined;
    if (trouble === 'page') return { status: 200, body: '<h1>502</h1>' };
    if (trouble === 'expired') return refuse(401, 'unauthenticated');
    if (trouble === 'refused') return refuse(200, 'walletClosed');
    const value = work(path, JSON.parse(body) as Record<string, string>);
    if (trouble === 'silent after') return undefined;
    const success = !(typeof value === 'object' && value !== null && 'code' in value);
    return { status: 200, body: JSON.stringify({ success, message: '', value }) };
  };

  const server = createServer((request, response) => {
    void answer(request).then((given) => {
      if (given === undefined) return request.socket.destroy();
      return response.writeHead(given.status, { 'content-type': 'application/json' }).end(given.body);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** Raw request bodies. */
    bodies,
    /** Failures of a call, one per try; the last one repeats. */
    trouble: (call: string, ...kinds: Trouble[]) => void troubles.set(call, kinds),
    balance: () => balance.toString(),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

const refuse = (status: number, code: string): { status: number; body: string } => ({
  status,
  body: JSON.stringify({ success: false, message: '', value: { code } }),
});

export type WalletDesk = Awaited<ReturnType<typeof openWalletDesk>>;
