import { routes } from '@baize/gateway-contract';
import { ok } from '../kernel/answer.ts';
import type { GatewayApp, Services } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';
import type { SocialServices } from '../session/social/social.types.ts';
import { currentKeys } from '../encryption/keys.store.ts';
import { countriesOf } from '../merchants/countries.ts';
import { fieldRulesOf, whiteLabelOf } from '../merchants/settings.rules.ts';
import { countIncident } from './incidents.store.ts';
import { domainsOf, helpOf, startUpOf, statusOf } from './system.service.ts';

/** Routes of status, start-up, flags, rules, domains, countries, keys, help and incident reports. */
export const mountSystem = (app: GatewayApp, services: Services & Pick<SocialServices, 'demoAccounts'>): void => {
  handle(app, routes.getSystemStatus, ({ c, call }) => ok(c, statusOf(call)));
  handle(app, routes.getStartUp, async ({ c, call }) => ok(c, await startUpOf(services, call)));
  handle(app, routes.getWhiteLabel, ({ c, call }) => ok(c, whiteLabelOf(call.merchant.settings)));
  handle(app, routes.getRegistrationSettings, ({ c, call }) => ok(c, fieldRulesOf(call.merchant.settings)));
  handle(app, routes.getDomainRoute, async ({ c, call }) => ok(c, await domainsOf(services, call.merchant)));
  handle(app, routes.getCountries, ({ c, call }) => ok(c, countriesOf(call.merchant.settings.sandbox.currency)));
  handle(app, routes.getHelpCenter, ({ c, call }) => ok(c, helpOf(call)));

  handle(app, routes.getKeys, async ({ c, call: { merchant, now } }) => {
    const realNow = new Date(now.getTime() - merchant.clockOffsetMs);
    // Worlds use their origin's keys, so the handle must be the origin's.
    const keyring = services.database.of({ id: merchant.origin, origin: merchant.origin });
    const stored = await currentKeys(keyring, merchant.origin, realNow);
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

  handle(app, routes.reportIncident, async ({ c, call: { merchant, now, database }, body }) => {
    await countIncident(database, merchant.id, body, now);
    return ok(c, null);
  });
};
