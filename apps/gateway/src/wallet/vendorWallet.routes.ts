import { lawOf } from '@baize/domain/jurisdictions';
import { currencyOf } from '@baize/domain/money';
import { z } from '@hono/zod-openapi';
import type { GatewayApp, GatewayContext, Services } from '../kernel/gateway.types.ts';
import { findGameSession, findLaunch, startGameSession } from '../access/gameSessions.store.ts';
import { findMember } from '../accounts/members.store.ts';
import { readPlayMoney, vendorWalletsOf } from './vendorWallets.store.ts';
import type { LimitsPort } from './limits.types.ts';
import type { Rewards } from './rewards.types.ts';
import { move, rollBack } from './movements.ts';
import type { Player } from './movements.ts';
import { reportHeldMovement } from './reportHeldMovement.ts';
import { isSigned, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './signature.ts';

// Visible ASCII: all vendors' ids fit, and the database accepts it (no NUL).
const id = z.string().regex(/^[\x21-\x7e]{1,128}$/u);
const redemption = z.object({ token: id });
const reference = z.object({ session: id });
const movementBody = reference.extend({
  round: id,
  transactionId: id,
  /** Minor units, from 1 to below 10^18. */
  amount: z.string().regex(/^[1-9]\d{0,17}$/u),
  /** Optional; when given it must be the wallet's currency. */
  currency: z.string().optional(),
});

const reject = (c: GatewayContext, code: string, status: 200 | 401 | 403 = 200) =>
  c.json({ success: false, message: '', value: { code } }, status);
const invalid = (c: GatewayContext, field: string) =>
  c.json({ success: false, message: '', value: { code: 'invalidRequest', field } }, 400);
const accept = (c: GatewayContext, value: object) => c.json({ success: true, message: '', value });

const stateOf = ({ balance, sequence }: { balance: bigint; sequence: number }) => ({
  balance: balance.toString(),
  sequence,
});

/** Name of the first invalid field; `body` when the body itself is invalid. */
const fieldOf = (error: z.ZodError): string => String(error.issues[0]?.path[0] ?? 'body');

const jsonOf = (c: GatewayContext): unknown => {
  try {
    return JSON.parse(String(c.var.payload));
  } catch {
    return undefined;
  }
};

/**
 * Server-to-server calls of vendors, signed with the shared secret: redeem a launch token, read the wallet, debit,
 * credit and roll back. An expired session takes no new bets, but still takes prizes and rollbacks of its bets.
 */
export const mountVendorWallet = (
  app: GatewayApp,
  {
    database,
    merchants,
    clock,
    vendorSecret,
    events,
    limits,
    rewards,
    report,
  }: Services & LimitsPort & { readonly rewards: Rewards },
): void => {
  app.use('/vendor/*', async (c, next) => {
    const body = await c.req.text();
    const { pathname, search } = new URL(c.req.url);
    const timestamp = c.req.header(TIMESTAMP_HEADER) ?? '';
    const call = { timestamp, method: c.req.method, path: pathname + search, body };
    if (!isSigned(vendorSecret, call, c.req.header(SIGNATURE_HEADER) ?? '', clock.now()))
      return reject(c, 'forbidden', 403);
    c.set('payload', body);
    return next();
  });

  const playerOf = async (session: string) => {
    // The session id resolves the merchant; from here on the call uses that merchant's handle only.
    const found = await findGameSession(database.owner, session);
    const merchant = found && (await merchants.find(found.merchant));
    if (found === undefined || merchant === undefined) return undefined;
    if (found.member_id === null || found.launch_token_hash !== null) return undefined;
    const player: Player = { ...found, member_id: found.member_id };
    const now = new Date(clock.now() + merchant.clockOffsetMs);
    return {
      player,
      sealed: database.of(merchant),
      now,
      ended: found.expires_at <= now,
      holdsWallet: vendorWalletsOf(merchant).includes(player.vassalage),
      currency: merchant.settings.sandbox.currency,
      timeZone: merchant.settings.sandbox.timeZone,
    };
  };

  app.post('/vendor/session/redeem', async (c) => {
    const body = redemption.safeParse(jsonOf(c));
    if (!body.success) return invalid(c, fieldOf(body.error));
    const { token } = body.data;
    const launch = await findLaunch(database.owner, token);
    const merchant = launch && (await merchants.find(launch.merchant));
    if (merchant === undefined) return reject(c, 'sessionExpired', 401);
    const sealed = database.of(merchant);
    const session = await startGameSession(sealed, token, new Date(clock.now() + merchant.clockOffsetMs));
    if (session === undefined) return reject(c, 'sessionExpired', 401);
    const member = session.member_id === null ? undefined : await findMember(sealed, merchant.id, session.member_id);
    const { currency } = merchant.settings.sandbox;
    return accept(c, {
      session: session.id,
      player: member?.nickname ?? '',
      merchant: merchant.origin,
      currency,
      currencyExponent: currencyOf(currency).exponent,
      language: session.language,
      gameCode: session.game_code,
      gameType: session.game_type,
      title: session.game_name,
      mode: session.mode,
      backUrl: session.back_url,
      autoPlay: lawOf(merchant.settings.jurisdiction).autoPlay ?? true,
    });
  });

  app.post('/vendor/wallet/balance', async (c) => {
    const body = reference.safeParse(jsonOf(c));
    if (!body.success) return invalid(c, fieldOf(body.error));
    const found = await playerOf(body.data.session);
    if (found === undefined || found.ended) return reject(c, 'sessionExpired', 401);
    const { merchant, member_id: memberId, vassalage } = found.player;
    const { holdsWallet } = found;
    const wallet = await readPlayMoney(found.sealed, { merchant, memberId }, { vassalage, holdsWallet });
    return wallet === undefined ? reject(c, 'sessionExpired', 401) : accept(c, stateOf(wallet));
  });

  for (const kind of ['debit', 'credit', 'rollback'] as const)
    app.post(`/vendor/wallet/${kind}`, async (c) => {
      const body = movementBody.safeParse(jsonOf(c));
      if (!body.success) return invalid(c, fieldOf(body.error));
      const { session, round, transactionId, amount, currency } = body.data;
      const found = await playerOf(session);
      if (found === undefined) return reject(c, 'sessionExpired', 401);
      if (currency !== undefined && currency !== found.currency) return reject(c, 'currencyMismatch');
      const { player, sealed, ended, holdsWallet, timeZone, now } = found;
      const movement = { player, ended, holdsWallet, timeZone, round, transactionId, amount: BigInt(amount), now };
      const moved = await (kind === 'rollback'
        ? rollBack(sealed, movement, rewards)
        : move(sealed, kind, movement, limits));
      if (moved.ok) {
        events.tell({ merchant: player.merchant, memberId: player.member_id });
        return accept(c, stateOf(moved.value));
      }
      if (moved.code === 'held') {
        reportHeldMovement(report, movement, { kind, currency: found.currency });
        return reject(c, 'balanceOutOfRange');
      }
      return reject(c, moved.code, moved.code === 'sessionExpired' ? 401 : 200);
    });
};
