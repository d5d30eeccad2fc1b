import { flagsFromTree } from '@baize/domain/flags';
import { defaultMemberTypes } from '@baize/domain/member-types';
import type { Schemas, ValueOf } from '@baize/gateway-contract/client';
import { chooseCdn } from '../cdn/chooseCdn.ts';
import type { Resource, ResourceType, StartUp } from './system.types.ts';

const resourceTypes: readonly ResourceType[] = [
  'Android',
  'IOS',
  'MOBILECONFIG',
  'PHONE',
  'EMAIL',
  'LIVECHAT',
  'TELEGRAM',
];

/** A resource as a list of one; empty when its type is unknown. Types are matched case-insensitively (REQ-059). */
const readResource = ({ resourceType: type, name, url }: Schemas['Resource']): Resource[] => {
  const resourceType = resourceTypes.find((known) => known.toUpperCase() === type.toUpperCase());
  return resourceType === undefined ? [] : [{ resourceType, name, url }];
};

const timeZoneOf = (name: string): string => {
  try {
    // The list is checked first, because creating a formatter is slow on a phone. It lacks old names of zones, which
    // formatters accept.
    return Intl.supportedValuesOf('timeZone').includes(name)
      ? name
      : new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
};

/** In the order of their buttons (REQ-095). */
const socialProviders = ['google', 'facebook'] as const;

/**
 * Reads the start-up response (REQ-057) with readable flags (D7). Missing fields already have the contract's defaults,
 * which show least. `cdnSeed`, from 0 to below 1, chooses the first CDN.
 */
export const readStartUp = (wire: ValueOf<'getStartUp'>, cdnSeed: number): StartUp => {
  const cdns = (list: readonly string[]) => chooseCdn(list, () => cdnSeed);
  return {
    merchantCode: wire.merchant.code,
    currency: wire.merchant.currency,
    domains: wire.domainRoute,
    mainDomain: wire.mainDomain,
    gtagId: wire.analytics.gtagId,
    resources: wire.resources.flatMap(readResource),
    flags: flagsFromTree(wire.whitelabel),
    fieldRules: wire.register,
    imageCdns: cdns(wire.imageCDNs),
    launchCdns: cdns(wire.launchGameCDNs),
    ip: wire.location.ip,
    maintenance: wire.maintenance,
    maintenanceUntil: wire.maintenanceUntil,
    regionRestricted: wire.regionRestriction,
    languages: wire.languages,
    memberTypes: { ...defaultMemberTypes, ...wire.memberTypes },
    timeZone: timeZoneOf(wire.timeZone),
    social: socialProviders.filter((provider) => wire.social?.[provider]),
  };
};
