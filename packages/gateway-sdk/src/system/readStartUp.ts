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

/** A resource of a known type; types are read in any case (REQ-059). */
const readResource = ({ resourceType: type, name, url }: Schemas['Resource']): Resource[] => {
  const resourceType = resourceTypes.find((known) => known.toUpperCase() === type.toUpperCase());
  return resourceType === undefined ? [] : [{ resourceType, name, url }];
};

const timeZoneOf = (name: string): string => {
  try {
    // The list of zones is asked first, because making a formatter is slow on a phone. Old names of zones are not in
    // the list, but formatters know them.
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
 * The start-up answer (REQ-057) with readable flags (D7); what was missing has come as the contract's default, which
 * shows least. `luck`, between 0 and 1, chooses the CDN to begin with.
 */
export const readStartUp = (wire: ValueOf<'getStartUp'>, luck: number): StartUp => {
  const cdns = (list: readonly string[]) => chooseCdn(list, () => luck);
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
