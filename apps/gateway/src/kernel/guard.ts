import { setTimeout as delay } from 'node:timers/promises';
import { perMinute, type Operation } from '@baize/gateway-contract';
import type { MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { flagsOf } from '../merchants/settings.rules.ts';
import { overloaded } from './overloaded.ts';
import { sentence } from '../sentences/sentence.ts';
import { notFound, problem, refuse } from './answer.ts';
import { callOf, operationOf } from './callOf.ts';
import type { GatewayContext, GatewayEnv, Services, Session } from './gateway.types.ts';
import { runIdempotent } from './idempotency.ts';
import { refuseUnstorable } from './refuseUnstorable.ts';

/** A call's outcome for a session: `granted`, continued `asVisitor`, or the code of a 403. */
type Rights = 'granted' | 'asVisitor' | 'passwordChangeRequired' | 'realAccountRequired' | 'forbidden';

/**
 * Checks a session's rights. While a password change is required, only calls marked `duringPasswordChange` are granted,
 * and public reads run as for a visitor (REQ-107). `realAccount` excludes trial sessions; `agent` admits agents alone.
 */
export const rightsOf = (
  operation: Pick<Operation, 'access' | 'idempotent' | 'realAccount' | 'duringPasswordChange'>,
  { mustChangePassword, role }: Pick<Session, 'mustChangePassword' | 'role'>,
): Rights => {
  const { access, idempotent, realAccount, duringPasswordChange } = operation;
  if (mustChangePassword && !duringPasswordChange)
    return access === 'optional' && !idempotent ? 'asVisitor' : 'passwordChangeRequired';
  if (realAccount && role === 'trial') return 'realAccountRequired';
  return access === 'agent' && role !== 'agent' ? 'forbidden' : 'granted';
};

const refuseClosed = (c: GatewayContext, { whileClosed }: Operation) => {
  const { merchant, ip } = c.var.call;
  if (whileClosed) return undefined;
  if (merchant.conditions.regionRestriction === true) return problem(c, 403, 'regionRestricted', { ip });
  const { maintenance } = merchant.conditions;
  if (maintenance === undefined || maintenance === false) return undefined;
  return problem(c, 503, 'maintenance', {
    retryAfter: 60,
    ...(maintenance === true ? {} : { until: maintenance.until }),
  });
};

/** Waits `latency` ms; false as soon as the client has disconnected, so that its call frees its place. */
const isStillAsked = async ({ req }: GatewayContext, latency: number): Promise<boolean> => {
  const { signal } = req.raw;
  try {
    // `ref: false`: a planned delay does not keep the process alive.
    await delay(latency, undefined, { ref: false, signal });
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    throw error;
  }
};

const planned = async (c: GatewayContext, { operationId }: Operation): Promise<Response | undefined> => {
  const { conditions } = c.var.call.merchant;
  if (conditions.latency !== undefined && !(await isStillAsked(c, conditions.latency))) return overloaded(c);
  const error = conditions.errors?.[operationId];
  if (error === undefined) return undefined;
  const code = error.code ?? 'internal';
  const body = { success: false, message: sentence(c.var.call.language, code), value: { code } };
  return c.json(body, (error.status ?? 200) as ContentfulStatusCode);
};

const refuseMany = async (c: GatewayContext, services: Services, { operationId, rate }: Operation) => {
  const { merchant, network, now } = c.var.call;
  const limit = merchant.conditions.limits?.[operationId] ?? perMinute[rate];
  const call = { merchant: merchant.id, network, operationId, now: now.getTime(), limit };
  const retryAfter = await services.rateLimiter.take(call, c.var.call.database);
  return retryAfter === undefined ? undefined : problem(c, 429, 'tooManyRequests', { retryAfter });
};

const refuseOtherMerchant = (c: GatewayContext) => {
  const named = ['merchantCode', 'merchant'].flatMap((name) => c.req.queries(name) ?? []);
  return named.every((code) => code === c.var.call.merchant.origin) ? undefined : problem(c, 403, 'merchantMismatch');
};

const BEARER = /^Bearer (?<token>[\w-]{16,128})$/u;

const recognise = async (c: GatewayContext, { findSession }: Services, { access }: Operation) => {
  const header = c.req.header('Authorization');
  if (access === 'anyone' || (access === 'optional' && header === undefined)) return undefined;
  const token = BEARER.exec(header ?? '')?.groups?.['token'];
  const session = token === undefined ? undefined : await findSession(c.var.call.database, c.var.call, token);
  if (session === undefined) return problem(c, 401, 'unauthenticated');
  c.set('call', { ...c.var.call, session });
  return undefined;
};

const refuseRights = (c: GatewayContext, operation: Operation) => {
  const { session, ...call } = c.var.call;
  const rights = session === undefined ? 'granted' : rightsOf(operation, session);
  if (rights === 'asVisitor') c.set('call', { ...call, session: undefined });
  return rights === 'granted' || rights === 'asVisitor' ? undefined : problem(c, 403, rights);
};

const refuseSwitchedOff = (c: GatewayContext, { flag }: Operation) =>
  flag === undefined || flagsOf(c.var.call.merchant.settings)[flag] ? undefined : refuse(c, 'switchedOff');

/** Sets the facts of the call; its merchant and time are those of this moment. Refuses an unknown host. */
const begin = async (c: GatewayContext, services: Services, lab: boolean) => {
  const call = await callOf(c, services, lab);
  if (call === undefined) return problem(c, 403, 'merchantMismatch');
  c.set('call', call);
  // Clients count down by the Date header, so it must show the clock of the world.
  if (call.merchant.clockOffsetMs !== 0) c.header('Date', call.now.toUTCString());
  return undefined;
};

/**
 * Guards every call of the contract by the facts of its operation: merchant of the host, unknown call, planned failures
 * of a world, closed merchant, rate limit. Then the named merchant, session, rights, switched-off features, unstorable
 * text and sealed body; last, shared answers and idempotency. The body must have been read before (`readBody`): the
 * time and the session of the call are those of this moment.
 */
export const guard =
  (services: Services, lab: boolean): MiddlewareHandler<GatewayEnv> =>
  async (c, next) => {
    const unknown = await begin(c, services, lab);
    if (unknown !== undefined) return unknown;
    c.header('Cache-Control', 'no-store');
    const operation = operationOf(c);
    if (operation === undefined) return notFound(c);
    const refusal =
      (await planned(c, operation)) ??
      refuseClosed(c, operation) ??
      (await refuseMany(c, services, operation)) ??
      refuseOtherMerchant(c) ??
      (await recognise(c, services, operation)) ??
      refuseRights(c, operation) ??
      refuseSwitchedOff(c, operation) ??
      (await refuseUnstorable(c)) ??
      (operation.payload === undefined ? undefined : await services.openRequest(c, operation.payload));
    if (refusal !== undefined) return refusal;
    if (operation.sameForAll) return services.shared.answer(c, operation, next);
    return operation.idempotent ? runIdempotent(c, operation, next) : next();
  };
