import { currencyOf } from '@baize/domain/money';
import { z } from '@hono/zod-openapi';
import type { GatewayApp, GatewayContext, Services } from '../app/gateway.types.ts';
import { findGameSession, findLaunch, startGameSession } from '../launch/launch.store.ts';
import { findMember } from '../member/members.store.ts';
import { findMerchant } from '../merchants/merchants.store.ts';
import { readWallet } from '../wallet/wallet.store.ts';
import { move, rollBack } from './movements.ts';
import type { Moved, Player } from './movements.ts';
import { isSigned, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './signature.ts';

const id = z.string().min(1).max(128);
const redemption = z.object({ token: id });
const reference = z.object({ session: id });
const movementBody = reference.extend({
  round: id,
  transactionId: id,
  amount: z.string().regex(/^\d{1,18}$/u),
});

const refused = (c: GatewayContext, code: string, status: 200 | 400 | 401 | 403 = 200) =>
  c.json({ success: false, message: '', value: { code } }, status);
const answered = (c: GatewayContext, value: object) => c.json({ success: true, message: '', value });

const stateOf = ({ balance, sequence }: { balance: bigint; sequence: number }) => ({
  balance: balance.toString(),
  sequence,
});

const bodyOf = <S extends z.ZodType>(c: GatewayContext, schema: S): z.output<S> | undefined => {
  try {
    return schema.safeParse(JSON.parse(String(c.var.payload))).data;
  } catch {
    return undefined;
  }
};

/**
 * What vendors call, server to server, signed with the shared secret: a launch token becomes a session, and the wallet
 * of its player is read, debited, credited and rolled back. A prize and a return are taken also after the session ended.
 */
export const mountVendorWallet = (app: GatewayApp, { database: { orm }, clock, vendorSecret }: Services): void => {
  app.use('/vendor/*', async (c, next) => {
    const body = await c.req.text();
    const [timestamp, signature] = [c.req.header(TIMESTAMP_HEADER), c.req.header(SIGNATURE_HEADER)];
    if (!isSigned(vendorSecret, { timestamp, signature, body }, clock.now())) return refused(c, 'forbidden', 403);
    c.set('payload', body);
    return next();
  });

  const nowAt = async (merchantId: string): Promise<Date | undefined> => {
    const merchant = await findMerchant(orm, merchantId);
    return merchant && new Date(clock.now() + merchant.clockOffsetMs);
  };

  const playerOf = async (session: string): Promise<{ player: Player; now: Date; ended: boolean } | undefined> => {
    const found = await findGameSession(orm, session);
    const now = found && (await nowAt(found.merchant));
    if (found === undefined || now === undefined || found.member_id === null || found.launch_token_hash !== null)
      return undefined;
    return { player: { ...found, member_id: found.member_id }, now, ended: found.expires_at <= now };
  };

  app.post('/vendor/session/redeem', async (c) => {
    const token = bodyOf(c, redemption)?.token;
    const launch = token === undefined ? undefined : await findLaunch(orm, token);
    const merchant = launch && (await findMerchant(orm, launch.merchant));
    if (token === undefined || merchant === undefined) return refused(c, 'sessionExpired', 401);
    const session = await startGameSession(orm, token, new Date(clock.now() + merchant.clockOffsetMs));
    if (session === undefined) return refused(c, 'sessionExpired', 401);
    const member = session.member_id === null ? undefined : await findMember(orm, merchant.id, session.member_id);
    const { currency } = merchant.settings.sandbox;
    return answered(c, {
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
    });
  });

  app.post('/vendor/wallet/balance', async (c) => {
    const found = await playerOf(bodyOf(c, reference)?.session ?? '');
    if (found === undefined || found.ended) return refused(c, 'sessionExpired', 401);
    const wallet = await readWallet(orm, { merchant: found.player.merchant, memberId: found.player.member_id });
    return wallet === undefined ? refused(c, 'sessionExpired', 401) : answered(c, stateOf(wallet));
  });

  for (const kind of ['debit', 'credit', 'rollback'] as const)
    app.post(`/vendor/wallet/${kind}`, async (c) => {
      const body = bodyOf(c, movementBody);
      if (body === undefined) return refused(c, 'invalidRequest', 400);
      const found = await playerOf(body.session);
      if (found === undefined || (found.ended && kind === 'debit')) return refused(c, 'sessionExpired', 401);
      const { player, now } = found;
      const movement = { player, transactionId: body.transactionId, amount: BigInt(body.amount), now };
      const moved: Moved = await (kind === 'rollback' ? rollBack(orm, movement) : move(orm, kind, movement));
      return moved.ok ? answered(c, stateOf(moved.wallet)) : refused(c, moved.code);
    });
};
