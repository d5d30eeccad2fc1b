import { routes } from '@baize/gateway-contract';
import { ok, refuse } from '../app/answer.ts';
import type { GatewayApp } from '../app/gateway.types.ts';
import { handle } from '../app/handle.ts';
import { changePassword } from './changePassword.ts';
import { stakedSince } from '../promotions/stakes.store.ts';
import { memberOf } from './members.store.ts';
import { vipOf } from './vip.ts';

/** Who is logged in, the picture, and the password. */
export const mountMember = (app: GatewayApp): void => {
  handle(app, routes.getMemberInfo, async ({ c, call, session }) => {
    const {
      id,
      account,
      nickname,
      type,
      real_name: userName,
      invitation_code: invitationCode,
    } = await memberOf(call.database, call.merchant.id, session);
    return ok(c, {
      id,
      account,
      nickname,
      type,
      ...(userName === null ? {} : { userName }),
      ...(invitationCode === null ? {} : { invitationCode }),
    });
  });

  handle(app, routes.getMemberIcon, async ({ c, call, session }) => {
    const { icon } = await memberOf(call.database, call.merchant.id, session);
    return ok(c, icon === null ? {} : { url: icon });
  });

  handle(app, routes.getVip, async ({ c, call, session }) => {
    const { database, merchant, language } = call;
    const staked = await stakedSince(database, { merchant: merchant.id, memberId: session.memberId });
    return ok(c, vipOf(merchant, staked, language));
  });

  handle(app, routes.changePassword, async ({ c, call, session, payload }) => {
    const member = await memberOf(call.database, call.merchant.id, session);
    const result = await changePassword(call.database, call, { session, member, ...payload });
    return result.ok ? ok(c, null) : refuse(c, result.code, result.details);
  });
};
