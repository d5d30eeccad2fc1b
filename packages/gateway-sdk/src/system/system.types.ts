import type { FieldRule } from '@baize/domain/field-rules';
import type { Flags } from '@baize/domain/flags';
import type { LanguageCode } from '@baize/domain/languages';
import type { MemberTypeLists } from '@baize/domain/member-types';

export type ResourceType = 'Android' | 'IOS' | 'MOBILECONFIG' | 'PHONE' | 'EMAIL' | 'LIVECHAT' | 'TELEGRAM';

/** A way to reach the merchant, or an app to install (REQ-059). */
export type Resource = { readonly resourceType: ResourceType; readonly name: string; readonly url: string };

/** What a site starts with (REQ-057). */
export type StartUp = {
  readonly merchantCode: string;
  readonly currency: string;
  readonly domains: readonly string[];
  readonly mainDomain: string;
  readonly gtagId?: string | undefined;
  readonly resources: readonly Resource[];
  readonly flags: Flags;
  readonly fieldRules: readonly FieldRule[];
  /** In the order to try, chosen once for this gateway (REQ-075). */
  readonly imageCdns: readonly string[];
  readonly launchCdns: readonly string[];
  readonly ip: string;
  readonly maintenance: boolean;
  readonly maintenanceUntil?: string | undefined;
  readonly regionRestricted: boolean;
  /** What the gateway offers; empty restricts nothing. */
  readonly languages: readonly LanguageCode[];
  readonly memberTypes: MemberTypeLists;
  /** IANA name. */
  readonly timeZone: string;
  /** Whose accounts players may sign in with, in the order of their buttons. */
  readonly social: readonly ('google' | 'facebook')[];
};

/** Whether the merchant is open to this visitor (REQ-060). */
export type SystemStatus = {
  readonly status: 'normal' | 'maintenance' | 'regionRestricted';
  readonly ip?: string | undefined;
  readonly until?: string | undefined;
};

export type Country = { readonly countryCode: string; readonly countryDialingCode: string };

/** A paragraph, and the list under it. */
export type HelpPart = { readonly text: string; readonly steps: readonly string[] };

export type HelpTopic = { readonly id: string; readonly title: string; readonly parts: readonly HelpPart[] };

/** Help, and how many characters feedback has. */
export type HelpCenter = {
  readonly topics: readonly HelpTopic[];
  readonly feedback: { readonly minLength: number; readonly maxLength: number };
};
