import { flagsFromTree } from '@baize/domain/flags';
import { isLanguageCode } from '@baize/domain/languages';
import { defaultMemberTypes } from '@baize/domain/member-types';
import { chooseCdn } from '../cdn/chooseCdn.ts';
import { fieldsOf, listOf, numberOf, textOf, wordOf } from '../transport/read.ts';
import { fieldRuleOf, resourceOf, whiteLabelOf } from './readSettings.ts';
import type { StartUp, SystemStatus } from './startUp.types.ts';

const statuses = ['normal', 'maintenance', 'regionRestricted'] as const;

/** The system status: 0, 1 or 2 (REQ-060). */
export const readSystemStatus = (value: unknown): SystemStatus | undefined => {
  const fields = fieldsOf(value);
  const status = statuses[numberOf(fields?.['status']) ?? -1];
  return status === undefined ? undefined : { status, ip: wordOf(fields?.['ip']), until: wordOf(fields?.['until']) };
};

const memberTypeList = (value: unknown, otherwise: readonly number[]) =>
  Array.isArray(value) ? listOf(value, numberOf) : otherwise;

const timeZoneOf = (value: unknown): string | undefined => {
  const name = wordOf(value);
  try {
    // A formatter is slow to make on a phone, and the list of zones is not; names of old are in none, yet formatters know them.
    return name === undefined || Intl.supportedValuesOf('timeZone').includes(name)
      ? name
      : new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
};

/**
 * The start-up answer (REQ-057) with readable flags (D7). Without a merchant it is none; anything else that is missing
 * has the value that shows least. `luck`, between 0 and 1, chooses the CDN to begin with.
 */
export const readStartUp = (value: unknown, luck: number): StartUp | undefined => {
  const fields = fieldsOf(value) ?? {};
  const merchant = fieldsOf(fields['merchant']);
  const merchantCode = wordOf(merchant?.['code']);
  const currency = wordOf(merchant?.['currency']);
  if (merchantCode === undefined || currency === undefined) return undefined;
  const memberTypes = fieldsOf(fields['memberTypes']);
  const social = fieldsOf(fields['social']);
  const cdns = (list: unknown) => chooseCdn(listOf(list, wordOf), () => luck);
  return {
    merchantCode,
    currency,
    domains: listOf(fields['domainRoute'], wordOf),
    mainDomain: textOf(fields['mainDomain']) ?? '',
    gtagId: wordOf(fieldsOf(fields['analytics'])?.['gtagId']),
    resources: listOf(fields['resources'], resourceOf),
    flags: flagsFromTree(whiteLabelOf(fields['whitelabel'])),
    fieldRules: listOf(fields['register'], fieldRuleOf),
    imageCdns: cdns(fields['imageCDNs']),
    launchCdns: cdns(fields['launchGameCDNs']),
    ip: textOf(fieldsOf(fields['location'])?.['ip']) ?? '',
    maintenance: fields['maintenance'] === true,
    maintenanceUntil: wordOf(fields['maintenanceUntil']),
    regionRestricted: fields['regionRestriction'] === true,
    languages: listOf(fields['languages'], (code) => (isLanguageCode(code) ? code : undefined)),
    memberTypes: {
      agent: memberTypeList(memberTypes?.['agent'], defaultMemberTypes.agent),
      trial: memberTypeList(memberTypes?.['trial'], defaultMemberTypes.trial),
    },
    timeZone: timeZoneOf(fields['timeZone']) ?? 'UTC',
    social: { google: social?.['google'] === true, facebook: social?.['facebook'] === true },
  };
};
