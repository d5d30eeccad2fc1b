import { routes } from '@baize/gateway-contract';
import { ok, refuse } from '../app/answer.ts';
import type { Call, GatewayApp, GatewayContext, Services } from '../app/gateway.types.ts';
import { handle } from '../app/handle.ts';
import { botCheckGiven } from '../verification/botCheck.routes.ts';
import { CODE_MINUTES } from '../verification/codes.store.ts';
import { permitSending } from '../verification/permitSending.ts';
import { recoverByLink, sendRecoveryEmail } from './recoverByEmail.ts';
import { recoverByMobile, sendRecoverySms } from './recoverByMobile.ts';

/** Routes of password recovery: by an e-mailed link, or by a code sent to the mobile number. */
export const mountRecovery = (app: GatewayApp, { events }: Services): void => {
  /** Responds with the account, and signals that the member's sessions have ended. */
  const recovered = (
    c: GatewayContext,
    { merchant }: Call,
    { memberId, account }: { memberId: string; account: string },
  ) => {
    events.tell({ merchant: merchant.id, memberId });
    return ok(c, { account });
  };

  handle(app, routes.sendRecoveryEmail, async ({ c, call, form }) => {
    const sent = await sendRecoveryEmail(call.database, call, form);
    return sent.ok ? ok(c, null) : refuse(c, sent.code, sent.details);
  });

  handle(app, routes.sendRecoverySms, async ({ c, call, body }) => {
    const sender = await permitSending(call.database, call, botCheckGiven(c, body.botCheck));
    if (sender === undefined) return refuse(c, 'botCheckRequired');
    const sent = await sendRecoverySms(call.database, sender, body);
    return sent.ok ? ok(c, { expiredMinutes: CODE_MINUTES }) : refuse(c, sent.code, sent.details);
  });

  handle(app, routes.recoverByMobile, async ({ c, call, payload }) => {
    const result = await recoverByMobile(call.database, call, payload);
    return result.ok ? recovered(c, call, result) : refuse(c, result.code, result.details);
  });

  handle(app, routes.recoverByLink, async ({ c, call, payload }) => {
    const result = await recoverByLink(call.database, call, payload);
    return result.ok ? recovered(c, call, result) : refuse(c, result.code);
  });
};
