import type { FieldRule } from '@baize/domain/field-rules';
import type { Flags } from '@baize/domain/flags';
import type { LanguageCode } from '@baize/domain/languages';
import type { MemberTypeLists } from '@baize/domain/member-types';

export type ResourceType = 'Android' | 'IOS' | 'MOBILECONFIG' | 'PHONE' | 'EMAIL' | 'LIVECHAT' | 'TELEGRAM';

/** A contact of the merchant, or an app to install (REQ-059). */
export type Resource = { readonly resourceType: ResourceType; readonly name: string; readonly url: string };

/** The start-up configuration of a site (REQ-057). */
export type StartUp = {
  readonly merchantCode: string;
  readonly currency: string;
  readonly domains: readonly string[];
  readonly mainDomain: string;
  readonly gtagId?: string | undefined;
  readonly resources: readonly Resource[];
  readonly flags: Flags;
  readonly fieldRules: readonly FieldRule[];
  /** In the order to try, chosen once per gateway (REQ-075). */
  readonly imageCdns: readonly string[];
  readonly launchCdns: readonly string[];
  readonly ip: string;
  readonly maintenance: boolean;
  readonly maintenanceUntil?: string | undefined;
  readonly regionRestricted: boolean;
  /** Languages that the gateway offers; an empty list means no restriction. */
  readonly languages: readonly LanguageCode[];
  readonly memberTypes: MemberTypeLists;
  /** IANA name. */
  readonly timeZone: string;
  /** Providers of social login, in the order of their buttons. */
  readonly social: readonly ('google' | 'facebook')[];
};

/** The status of the merchant for this visitor (REQ-060). */
export type SystemStatus = {
  readonly status: 'normal' | 'maintenance' | 'regionRestricted';
  readonly ip?: string | undefined;
  readonly until?: string | undefined;
};

export type Country = { readonly countryCode: string; readonly countryDialingCode: string };

/** A paragraph with the list below it. */
export type HelpPart = { readonly text: string; readonly steps: readonly string[] };

export type HelpTopic = { readonly id: string; readonly title: string; readonly parts: readonly HelpPart[] };

/** Help topics, and the length limits of feedback. */
export type HelpCenter = {
  readonly topics: readonly HelpTopic[];
  readonly feedback: { readonly minLength: number; readonly maxLength: number };
};
