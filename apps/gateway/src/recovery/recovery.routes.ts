import { routes } from '@baize/gateway-contract';
import { answer, ok, refuse } from '../kernel/answer.ts';
import type { Call, GatewayApp, GatewayContext, Services } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';
import type { Member } from '../accounts/members.store.ts';
import { botCheckGiven } from '../verification/botCheck.routes.ts';
import { permitSending } from '../verification/permitSending.ts';
import type { PayoutAccountsPort } from './payoutAccounts.types.ts';
import { recoverByLink, sendRecoveryEmail } from './recoverByEmail.ts';
import { recoverByMobile, sendRecoverySms } from './recoverByMobile.ts';
import { undoChange } from './undoChange.ts';

/** Routes of password recovery, by an e-mailed link or a code sent to the mobile number, and of undoing a change. */
export const mountRecovery = (app: GatewayApp, { events, payoutAccounts }: Services & PayoutAccountsPort): void => {
  /** Responds with the account, and signals that the member's sessions have ended. */
  const recovered = (c: GatewayContext, { merchant }: Call, { id: memberId, account }: Member) => {
    events.tell({ merchant: merchant.id, memberId });
    return ok(c, { account });
  };

  handle(app, routes.sendRecoveryEmail, async ({ c, call, form }) => {
    return answer(c, await sendRecoveryEmail(call.database, call, form));
  });

  handle(app, routes.sendRecoverySms, async ({ c, call, body }) => {
    const sender = await permitSending(call.database, call, botCheckGiven(c, body.botCheck));
    if (sender === undefined) return refuse(c, 'botCheckRequired');
    return answer(c, await sendRecoverySms(call.database, sender, body));
  });

  handle(app, routes.recoverByMobile, async ({ c, call, payload }) => {
    const result = await recoverByMobile(call.database, call, payload);
    return result.ok ? recovered(c, call, result.value) : refuse(c, result.code, result.details);
  });

  handle(app, routes.recoverByLink, async ({ c, call, payload }) => {
    const result = await recoverByLink(call.database, call, payload);
    return result.ok ? recovered(c, call, result.value) : refuse(c, result.code, result.details);
  });

  handle(app, routes.undoChange, async ({ c, call, body }) => {
    const result = await undoChange(call.database, call, body, payoutAccounts);
    if (!result.ok) return refuse(c, result.code, result.details);
    const { member, kind } = result.value;
    events.tell({ merchant: call.merchant.id, memberId: member.id });
    return ok(c, { account: member.account, kind });
  });
};
