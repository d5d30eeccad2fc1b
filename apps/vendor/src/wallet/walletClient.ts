import { z } from 'zod';
import { signature, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './signature.ts';
import type { LaunchedSession, Movement, Wallet, WalletFailure, WalletResult, WalletState } from './wallet.types.ts';

/*
 * Server-to-server calls to a gateway: signed POSTs with JSON bodies (see signature.ts).
 * Responses use the gateway's envelope {success, message, value}.
 *
 * Unless a session has `autoPlay: true`, the law of the site has the player begin each round: our games then take none
 * from a key that is held down or from a script.
 *
 * Calls:
 *   /vendor/session/redeem   {token}                                           → LaunchedSession, once per token
 *   /vendor/wallet/balance   {session}                                         → WalletState
 *   /vendor/wallet/debit     {session, round, transactionId, amount, currency} → WalletState
 *   /vendor/wallet/credit    the same, in the round of a bet that stands       → WalletState
 *   /vendor/wallet/rollback  the same, of the bet to be given back             → WalletState, also when there was none
 *
 * A refusal is {success: false, value: {code}}: sessionExpired (or any 401), insufficientFunds, limitReached, or another code.
 * After any other status, or a timeout, the movement is unconfirmed.
 */

export type WalletClientOptions = {
  /** The gateway's address without a path, e.g. http://127.0.0.1:8081. */
  readonly gateway: string;
  readonly secret: string;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
  readonly timeoutMilliseconds?: number;
};

export type WalletClient = {
  redeem(token: string): Promise<WalletResult<LaunchedSession>>;
} & Wallet;

const TIMEOUT_MILLISECONDS = 5000;
const minor = z.string().regex(/^\d{1,24}$/u);

const launchedSession = z.object({
  session: z.string().min(1),
  player: z.string(),
  merchant: z.string(),
  currency: z.string().min(1),
  currencyExponent: z.int().min(0).max(8),
  language: z.string(),
  gameCode: z.string(),
  gameType: z.string(),
  title: z.string(),
  mode: z.enum(['real', 'demo']),
  backUrl: z.url({ protocol: /^https?$/u }),
  autoPlay: z.boolean().optional(),
});
const walletState = z.object({ balance: minor, sequence: z.int().nonnegative() });
const refusal = z.object({ success: z.literal(false), value: z.object({ code: z.string() }) });

/** Client of one gateway. Never throws; after `unconfirmed`, roll back or retry with the same id. */
export const createWalletClient = (options: WalletClientOptions): WalletClient => {
  const { gateway, secret, timeoutMilliseconds = TIMEOUT_MILLISECONDS } = options;
  const send = options.fetch ?? fetch;
  const now = options.now ?? Date.now;

  const call = async <T>(path: string, payload: object, value: z.ZodType<T>): Promise<WalletResult<T>> => {
    const body = JSON.stringify(payload);
    const timestamp = String(Math.floor(now() / 1000));
    const headers = {
      'Content-Type': 'application/json',
      [TIMESTAMP_HEADER]: timestamp,
      [SIGNATURE_HEADER]: signature(secret, { timestamp, method: 'POST', path, body }),
    };
    try {
      const signal = AbortSignal.timeout(timeoutMilliseconds);
      const answer = await send(gateway + path, { method: 'POST', headers, body, signal });
      if (answer.status === 401) return failure('sessionExpired');
      const content: unknown = await answer.json();
      const refused = refusal.safeParse(content);
      if (refused.success && answer.status < 500) return failure(failureOf(refused.data.value.code));
      const good = z.object({ success: z.literal(true), value }).safeParse(content);
      return answer.ok && good.success ? { ok: true, value: good.data.value } : failure('unconfirmed');
    } catch {
      return failure('unconfirmed');
    }
  };

  const move =
    (name: string) =>
    (movement: Movement): Promise<WalletResult<WalletState>> =>
      call(`/vendor/wallet/${name}`, movement, walletState);

  return {
    redeem: (token) => call('/vendor/session/redeem', { token }, launchedSession),
    balance: (session) => call('/vendor/wallet/balance', { session }, walletState),
    debit: move('debit'),
    credit: move('credit'),
    rollback: move('rollback'),
  };
};

const failure = (kind: WalletFailure): { ok: false; failure: WalletFailure } => ({ ok: false, failure: kind });

const failureOf = (code: string): WalletFailure =>
  code === 'sessionExpired' || code === 'insufficientFunds' || code === 'limitReached' ? code : 'refused';
