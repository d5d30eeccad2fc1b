import { mergedRules } from '@baize/domain/field-rules';
import type { FieldRule } from '@baize/domain/field-rules';
import { flagNames, usualFlags } from '@baize/domain/flags';
import type { FlagCode, FlagName, Flags, WhiteLabelNode } from '@baize/domain/flags';
import type { LanguageCode } from '@baize/domain/languages';
import { defaultMemberTypes } from '@baize/domain/member-types';
import type { MemberTypeLists } from '@baize/domain/member-types';
import type { MerchantSettings } from './merchants.types.ts';

const modules = {
  REGISTRATION: ['DIRECTREG3', 'USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3'],
  LOGIN: ['FREEPLAY3', 'MOBILEVERCODELOGIN3', 'AUTHCODELOGIN3', 'PWDEXPFORCECHANGE3'],
  RECOVERY: ['CHNGPASSVERIF3', 'CHNGPASSMAIL3'],
  ACCOUNT: ['TRANSREC3', 'AGENTPOLICY3'],
} as const satisfies Record<string, readonly FlagCode[]>;

/** The flags of a merchant: the usual ones, with its own over them. */
export const flagsOf = ({ sandbox }: MerchantSettings): Flags => ({ ...usualFlags, ...sandbox.flags });

/** The flags as the tree that the gateway sends (REQ-058). */
export const whiteLabelOf = (settings: MerchantSettings): WhiteLabelNode[] => {
  const flags = flagsOf(settings);
  const isOn = (name: FlagName): string => (flags[name] ? '1' : '0');
  return Object.entries(modules).map(([modId, codes]) => ({
    modId,
    enabled: '1',
    childrenNodes: codes.map((code) => ({ modId: code, enabled: isOn(flagNames[code]) })),
  }));
};

/** The registration rules of a merchant in the order of the form: the usual ones, each with what the merchant changes. */
export const fieldRulesOf = (settings: MerchantSettings): FieldRule[] =>
  mergedRules(settings.sandbox.rules, flagsOf(settings).mobileRegistration ? 'mobile' : 'username');

/** The rule of the login password (REQ-149). */
export const passwordRuleOf = (settings: MerchantSettings): FieldRule | undefined =>
  fieldRulesOf(settings).find(({ key }) => key === 'password');

/** Which member types are agents and which are trials (REQ-003). */
export const memberTypesOf = ({ sandbox }: MerchantSettings): MemberTypeLists =>
  sandbox.memberTypes ?? defaultMemberTypes;

/** The languages that the merchant's gateway offers (D1). */
export const languagesOf = ({ sandbox, languages }: MerchantSettings): LanguageCode[] => sandbox.languages ?? languages;
