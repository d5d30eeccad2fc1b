import { changePasswordPayload, routes } from '@baize/gateway-contract';
import { ok, problem, refuse } from '../app/answer.ts';
import type { GatewayApp, GatewayContext, Services } from '../app/gateway.types.ts';
import { payloadOf } from '../app/payload.ts';
import { changePassword } from './changePassword.ts';
import { findMember } from './members.store.ts';

const memberOf = async (c: GatewayContext, { database }: Services) => {
  const { merchant, session } = c.var.call;
  return session && findMember(database.orm, merchant.id, session.memberId);
};

/** Who is logged in, the picture, and the password. */
export const mountMember = (app: GatewayApp, services: Services): void => {
  app.openapi(routes.getMemberInfo, async (c) => {
    const member = await memberOf(c, services);
    if (member === undefined) return problem(c, 401, 'unauthenticated');
    const { id, account, nickname, type, real_name: userName } = member;
    return ok(c, { id, account, nickname, type, ...(userName === null ? {} : { userName }) });
  });

  app.openapi(routes.getMemberIcon, async (c) => {
    const member = await memberOf(c, services);
    if (member === undefined) return problem(c, 401, 'unauthenticated');
    return ok(c, member.icon === null ? {} : { url: member.icon });
  });

  app.openapi(routes.changePassword, async (c) => {
    const payload = payloadOf(c, changePasswordPayload);
    if (!payload.ok) return problem(c, 400, 'invalidRequest', { field: payload.field });
    const { session } = c.var.call;
    const member = await memberOf(c, services);
    if (session === undefined || member === undefined) return problem(c, 401, 'unauthenticated');
    const result = await changePassword(services.database.orm, c.var.call, { session, member, ...payload.value });
    return result.ok ? ok(c, null) : refuse(c, result.code, result.details);
  });
};
