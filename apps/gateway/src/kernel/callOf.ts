import { isLanguageCode } from '@baize/domain/languages';
import type { LanguageCode } from '@baize/domain/languages';
import { operations } from '@baize/gateway-contract';
import type { Operation } from '@baize/gateway-contract';
import { merchantOfHost } from '../merchants/merchantOfHost.ts';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import { deviceOf } from './deviceOf.ts';
import type { Call, GatewayContext, Services } from './gateway.types.ts';
import { isPublicOrigin, linkOrigin } from './publicOrigin.ts';
import { visitorOf } from './visitor.ts';

const operationAt = new Map(operations.map((operation) => [`${operation.method} ${operation.path}`, operation]));

/** The operation of the contract that a request names; HEAD is routed as GET. */
export const operationOf = (c: GatewayContext): Operation | undefined => {
  const method = c.req.method === 'HEAD' ? 'get' : c.req.method.toLowerCase();
  return operationAt.get(`${method} ${c.req.path}`);
};

const languageOf = (c: GatewayContext, { settings }: ActiveMerchant): LanguageCode => {
  const asked = c.req.header('X-Language') ?? c.req.query('language');
  return isLanguageCode(asked) ? asked : settings.defaultLanguage;
};

/**
 * The facts of a request: merchant, database, addresses, language and the merchant's time; the session is added later.
 * Undefined if the origin is not among the public ones or the host belongs to no merchant.
 */
export const callOf = async (c: GatewayContext, services: Services, lab: boolean): Promise<Call | undefined> => {
  const { host, origin, ip, network } = visitorOf(c);
  if (!isPublicOrigin(origin, services.publicOrigins)) return undefined;
  const world = lab ? c.req.header('X-World') : undefined;
  const merchant = await merchantOfHost(services.merchants, host, world);
  if (merchant === undefined) return undefined;
  const clock = (): Date => new Date(services.clock.now() + merchant.clockOffsetMs);
  return {
    merchant,
    database: services.database.of(merchant),
    host,
    origin,
    linkOrigin: linkOrigin({ host, origin }, services),
    ip,
    network,
    operationId: operationOf(c)?.operationId,
    now: clock(),
    clock,
    language: languageOf(c, merchant),
    device: deviceOf(c.req.header('User-Agent')),
    session: undefined,
    smsPerCountry: services.smsPerCountry,
  };
};
