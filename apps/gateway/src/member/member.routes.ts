import { routes } from '@baize/gateway-contract';
import { answer, ok, refuse } from '../kernel/answer.ts';
import type { GatewayApp, Services } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';
import { changePassword } from './changePassword.ts';
import { stakedSince } from '../wallet/stakes.store.ts';
import { memberOf } from '../accounts/members.store.ts';
import { pictureOf } from './pictures.store.ts';
import { paymentLockedUntil, setPaymentPassword } from './paymentPassword.ts';
import { vipOf } from './vip.ts';

/** Routes of the logged-in member: profile, picture and password. */
export const mountMember = (app: GatewayApp, { events }: Services): void => {
  handle(app, routes.getMemberInfo, async ({ c, call, session }) => {
    const {
      id,
      account,
      nickname,
      type,
      real_name: userName,
      invitation_code: invitationCode,
      language,
      time_format: timeFormat,
    } = await memberOf(call.database, call.merchant.id, session);
    return ok(c, {
      id,
      account,
      nickname,
      type,
      ...(userName === null ? {} : { userName }),
      ...(invitationCode === null ? {} : { invitationCode }),
      ...(language === null ? {} : { language }),
      ...(timeFormat === 'auto' ? {} : { timeFormat }),
    });
  });

  handle(app, routes.getMemberIcon, async ({ c, call, session }) => {
    const picture = await pictureOf(call.database, await memberOf(call.database, call.merchant.id, session));
    return ok(c, picture === undefined ? {} : { url: picture.url });
  });

  handle(app, routes.getVip, async ({ c, call, session }) => {
    const { database, merchant, language } = call;
    const staked = await stakedSince(database, { merchant: merchant.id, memberId: session.memberId });
    return ok(c, vipOf(merchant, staked, language));
  });

  handle(app, routes.changePassword, async ({ c, call, session, payload }) => {
    const member = await memberOf(call.database, call.merchant.id, session);
    const result = await changePassword(call.database, call, { session, member, ...payload });
    if (!result.ok) return refuse(c, result.code, result.details);
    // The change ended the member's other sessions: their event streams must close.
    events.tell({ merchant: call.merchant.id, memberId: member.id });
    return ok(c, null);
  });

  handle(app, routes.getPaymentPassword, async ({ c, call, session }) => {
    const member = await memberOf(call.database, call.merchant.id, session);
    const until = await paymentLockedUntil(call.database, member, call.now);
    const isSet = member.payment_password_hash !== null;
    return ok(c, { isSet, ...(until === undefined ? {} : { lockedUntil: until.toISOString() }) });
  });

  handle(app, routes.setPaymentPassword, async ({ c, call, session, payload }) => {
    const member = await memberOf(call.database, call.merchant.id, session);
    const result = await setPaymentPassword(call, member, payload);
    events.tell({ merchant: call.merchant.id, memberId: member.id });
    return answer(c, result);
  });
};
