import { setTimeout as delay } from 'node:timers/promises';
import type { Operation, OperationId } from '@baize/gateway-contract';
import type { MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { openRequest } from '../encryption/openRequest.ts';
import { findSession } from '../session/sessions.store.ts';
import { sentence } from '../sentences/sentence.ts';
import { notFound, problem } from './answer.ts';
import { callOf, operationOf } from './callOf.ts';
import type { GatewayContext, GatewayEnv, Services } from './gateway.types.ts';
import { once } from './once.ts';
import { refuseUnstorable } from './refuseUnstorable.ts';

/** What a site needs to know that, and why, a merchant is closed. */
const alwaysOpen: ReadonlySet<OperationId> = new Set([
  'getSystemStatus',
  'getWhiteLabel',
  'getStartUp',
  'getRegistrationSettings',
  'getDomainRoute',
  'getCountries',
  'getKeys',
  'getHelpCenter',
]);

const refuseClosed = (c: GatewayContext, { operationId }: Operation) => {
  const { merchant, ip } = c.var.call;
  if (alwaysOpen.has(operationId)) return undefined;
  if (merchant.conditions.regionRestriction === true) return problem(c, 403, 'regionRestricted', { ip });
  const { maintenance } = merchant.conditions;
  if (maintenance === undefined || maintenance === false) return undefined;
  return problem(c, 503, 'maintenance', {
    retryAfter: 60,
    ...(maintenance === true ? {} : { until: maintenance.until }),
  });
};

const planned = async (c: GatewayContext, { operationId }: Operation): Promise<Response | undefined> => {
  const { conditions } = c.var.call.merchant;
  // Nobody waits for a call that is late on purpose to end the process.
  if (conditions.latency !== undefined) await delay(conditions.latency, undefined, { ref: false });
  const error = conditions.errors?.[operationId];
  if (error === undefined) return undefined;
  const code = error.code ?? 'internal';
  const body = { success: false, message: sentence(c.var.call.language, code), value: { code } };
  return c.json(body, (error.status ?? 200) as ContentfulStatusCode);
};

const refuseMany = (c: GatewayContext, services: Services, { operationId }: Operation) => {
  const { merchant, network, now } = c.var.call;
  const limit = merchant.conditions.limits?.[operationId];
  const call = { merchant: merchant.id, network, operationId, now: now.getTime(), limit };
  const retryAfter = services.rateLimiter.take(call);
  return retryAfter === undefined ? undefined : problem(c, 429, 'tooManyRequests', { retryAfter });
};

const refuseOtherMerchant = (c: GatewayContext) => {
  const named = ['merchantCode', 'merchant'].flatMap((name) => c.req.queries(name) ?? []);
  return named.every((code) => code === c.var.call.merchant.origin) ? undefined : problem(c, 403, 'merchantMismatch');
};

const BEARER = /^Bearer (?<token>[\w-]{16,128})$/u;

const recognise = async (c: GatewayContext, services: Services, { token: use }: Operation) => {
  const header = c.req.header('Authorization');
  if (use === 'none' || (use === 'optional' && header === undefined)) return undefined;
  const token = BEARER.exec(header ?? '')?.groups?.['token'];
  const session = token === undefined ? undefined : await findSession(services.database.orm, c.var.call, token);
  if (session === undefined) return problem(c, 401, 'unauthenticated');
  c.set('call', { ...c.var.call, session });
  return undefined;
};

/**
 * What a session may not do: a trial one what needs a real account, and one that owes a new password anything but that.
 * What a visitor may see too, it then sees as a visitor.
 */
const refuseRights = (c: GatewayContext, { token, moneyMoving, realAccount, duringPasswordChange }: Operation) => {
  const { session, ...call } = c.var.call;
  if (session === undefined) return undefined;
  if (session.mustChangePassword && !duringPasswordChange) {
    if (token === 'required' || moneyMoving) return problem(c, 403, 'passwordChangeRequired');
    c.set('call', { ...call, session: undefined });
    return undefined;
  }
  return realAccount && session.role === 'trial' ? problem(c, 403, 'realAccountRequired') : undefined;
};

/**
 * What holds for every call of the contract, in this order: the merchant of the host, the conditions of a world,
 * closed merchants, limits, the merchant that is named, the session and its rights, what no table can keep, encryption,
 * and calls that must happen once. What is no call goes no further.
 */
export const guard =
  (services: Services, lab: boolean): MiddlewareHandler<GatewayEnv> =>
  async (c, next) => {
    const call = await callOf(c, services, lab);
    if (call === undefined) return problem(c, 403, 'merchantMismatch');
    c.set('call', call);
    c.header('Cache-Control', 'no-store');
    const operation = operationOf(c);
    if (operation === undefined) return notFound(c);
    const refusal =
      (await planned(c, operation)) ??
      refuseClosed(c, operation) ??
      refuseMany(c, services, operation) ??
      refuseOtherMerchant(c) ??
      (await recognise(c, services, operation)) ??
      refuseRights(c, operation) ??
      (await refuseUnstorable(c)) ??
      (operation.encrypted ? await openRequest(c, services) : undefined);
    if (refusal !== undefined) return refusal;
    return operation.moneyMoving ? once(c, services, operation, next) : next();
  };
