import { routes } from '@baize/gateway-contract';
import { latestLogins } from '../access/logins.store.ts';
import { endAllOthers, endSessionById, openSessionsOf } from '../access/openSessions.store.ts';
import { countRecoveryCodes } from '../access/recoveryCodes.store.ts';
import { memberOf } from '../accounts/members.store.ts';
import { answer, ok, refuse } from '../kernel/answer.ts';
import type { Call, GatewayApp, Services, Session } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';
import type { PayoutAccountsPort } from '../recovery/payoutAccounts.types.ts';
import type { LimitsPort } from '../wallet/limits.types.ts';
import { beginAuthenticator, confirmAuthenticator, removeAuthenticator, renewRecoveryCodes } from './authenticator.ts';
import { bindContact } from './bindContact.ts';
import { maskedContactOf } from './contact.ts';
import { proofOf } from './proof.ts';
import { recoverPaymentPassword } from './recoverPaymentPassword.ts';
import { sendContactCode } from './sendContactCode.ts';
import { undoOwnChange } from './undoOwnChange.ts';

const ownerOf = ({ merchant }: Call, { memberId, tokenHash }: Session) => ({
  merchant: merchant.id,
  memberId,
  tokenHash,
});

const member = (call: Call, session: Session) => memberOf(call.database, call.merchant.id, session);

/** Routes of what protects an account: contacts, authenticator app, payment password, sessions and logins. */
export const mountSecurity = (
  app: GatewayApp,
  { events, limits, payoutAccounts }: Services & LimitsPort & PayoutAccountsPort,
): void => {
  /** Signals the message that tells of a change. */
  const tell = ({ merchant }: Call, { memberId }: Session) => events.tell({ merchant: merchant.id, memberId });

  handle(app, routes.getSecurity, async ({ c, call, session }) => {
    const own = await member(call, session);
    const [mobile, email, proof] = [maskedContactOf(own, 'sms'), maskedContactOf(own, 'email'), proofOf(own)];
    return ok(c, {
      hasPassword: own.password_hash !== null,
      hasPaymentPassword: own.payment_password_hash !== null,
      ...(mobile === undefined ? {} : { mobile }),
      ...(email === undefined ? {} : { email }),
      hasAuthenticator: own.authenticator_secret !== null,
      recoveryCodes: await countRecoveryCodes(call.database, own),
      ...(proof === undefined ? {} : { proof }),
    });
  });

  handle(app, routes.sendContactCode, async ({ c, call, session, body }) =>
    answer(c, await sendContactCode(call, await member(call, session), body)),
  );

  handle(app, routes.bindContact, async ({ c, call, session, payload }) => {
    const result = await bindContact(call, session, await member(call, session), payload, limits);
    tell(call, session);
    return answer(c, result);
  });

  handle(app, routes.beginAuthenticator, async ({ c, call, session, payload }) =>
    answer(c, await beginAuthenticator(call, session, await member(call, session), payload)),
  );

  handle(app, routes.confirmAuthenticator, async ({ c, call, session, payload }) => {
    const result = await confirmAuthenticator(call, await member(call, session), payload);
    tell(call, session);
    return answer(c, result);
  });

  handle(app, routes.removeAuthenticator, async ({ c, call, session, payload }) => {
    const result = await removeAuthenticator(call, session, await member(call, session), payload);
    tell(call, session);
    return answer(c, result);
  });

  handle(app, routes.renewRecoveryCodes, async ({ c, call, session, payload }) =>
    answer(c, await renewRecoveryCodes(call, session, await member(call, session), payload)),
  );

  handle(app, routes.recoverPaymentPassword, async ({ c, call, session, payload }) => {
    const result = await recoverPaymentPassword(call, await member(call, session), payload);
    tell(call, session);
    return answer(c, result);
  });

  handle(app, routes.undoOwnChange, async ({ c, call, session, payload }) => {
    const result = await undoOwnChange(call, await member(call, session), payload, session, payoutAccounts);
    if (!result.ok) return refuse(c, result.code, result.details);
    tell(call, session);
    return ok(c, { account: result.value.member.account, kind: result.value.kind });
  });

  handle(app, routes.getSessions, async ({ c, call, session }) => {
    const open = await openSessionsOf(call.database, ownerOf(call, session), call.now);
    const sessions = open.map(({ startedAt, lastSeenAt, game, ...rest }) => ({
      ...rest,
      startedAt: startedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      ...(game === undefined ? {} : { game }),
    }));
    return ok(c, { sessions });
  });

  handle(app, routes.endOneSession, async ({ c, call, session, body }) => {
    const owner = ownerOf(call, session);
    if (!(await endSessionById(call.database, owner, body.id, call.now))) return refuse(c, 'sessionUnknown');
    events.tell(owner);
    return ok(c, null);
  });

  handle(app, routes.endOtherSessions, async ({ c, call, session }) => {
    const owner = ownerOf(call, session);
    await endAllOthers(call.database, owner, call.now);
    events.tell(owner);
    return ok(c, null);
  });

  handle(app, routes.getLogins, async ({ c, call, session }) => {
    const rows = await latestLogins(call.database, ownerOf(call, session), call.now);
    const logins = rows.map(({ at, method, device, address }) => ({ at: at.toISOString(), method, device, address }));
    return ok(c, { logins });
  });
};
