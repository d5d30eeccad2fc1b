import { routes } from '@baize/gateway-contract';
import { ok } from '../app/answer.ts';
import type { GatewayApp, Services } from '../app/gateway.types.ts';
import { offeredKeys } from '../encryption/keys.store.ts';
import { countriesOf } from '../merchants/countries.ts';
import { fieldRulesOf, whiteLabelOf } from '../merchants/settings.rules.ts';
import { hashOf } from '../secrets/random.ts';
import { domainsOf, helpOf, startUpOf, statusOf } from './system.service.ts';

/** Status, start-up, flags, rules, domains, countries, keys and help. */
export const mountSystem = (app: GatewayApp, services: Services): void => {
  app.openapi(routes.getSystemStatus, (c) => ok(c, statusOf(c.var.call)));
  app.openapi(routes.getWhiteLabel, (c) => ok(c, whiteLabelOf(c.var.call.merchant.settings)));
  app.openapi(routes.getRegistrationSettings, (c) => ok(c, fieldRulesOf(c.var.call.merchant.settings)));
  app.openapi(routes.getDomainRoute, async (c) => ok(c, await domainsOf(services, c.var.call.merchant)));
  app.openapi(routes.getCountries, (c) => ok(c, countriesOf(c.var.call.merchant.settings.sandbox.currency)));
  app.openapi(routes.getHelpCenter, (c) => ok(c, helpOf(c.var.call)));

  app.openapi(routes.getStartUp, async (c) => {
    const startUp = await startUpOf(services, c.var.call);
    const tag = `"${hashOf(JSON.stringify(startUp)).slice(0, 22)}"`;
    c.header('ETag', tag);
    c.header('Cache-Control', 'private, no-cache');
    return c.req.valid('header')['if-none-match'] === tag ? c.body(null, 304) : ok(c, startUp);
  });

  app.openapi(routes.getKeys, async (c) => {
    const { merchant, now } = c.var.call;
    const realNow = new Date(now.getTime() - merchant.clockOffsetMs);
    const stored = await offeredKeys(services.database.orm, merchant.origin, realNow);
    const keys = stored.map(({ kid, privateKey: { x, y } }) => ({
      kty: 'EC' as const,
      crv: 'P-256' as const,
      x,
      y,
      kid,
      use: 'enc' as const,
      alg: 'ECDH-ES' as const,
    }));
    return ok(c, { serverTime: Math.floor(now.getTime() / 1000), keys });
  });
};
