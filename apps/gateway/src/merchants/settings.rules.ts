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

/** The flags of a merchant: defaults, overridden by its own. */
export const flagsOf = ({ sandbox }: MerchantSettings): Flags => ({ ...usualFlags, ...sandbox.flags });

/** Serialises the flags as the tree of the white-label call (REQ-058). */
export const whiteLabelOf = (settings: MerchantSettings): WhiteLabelNode[] => {
  const flags = flagsOf(settings);
  const isOn = (name: FlagName): string => (flags[name] ? '1' : '0');
  return Object.entries(modules).map(([modId, codes]) => ({
    modId,
    enabled: '1',
    childrenNodes: codes.map((code) => ({ modId: code, enabled: isOn(flagNames[code]) })),
  }));
};

/** The merchant's registration rules, in form order: defaults, each with the merchant's changes. */
export const fieldRulesOf = (settings: MerchantSettings): FieldRule[] =>
  mergedRules(settings.sandbox.rules, flagsOf(settings).mobileRegistration ? 'mobile' : 'username');

/** The rule of the login password (REQ-149). */
export const passwordRuleOf = (settings: MerchantSettings): FieldRule | undefined =>
  fieldRulesOf(settings).find(({ key }) => key === 'password');

/** Member types of agents and of trial accounts (REQ-003). */
export const memberTypesOf = ({ sandbox }: MerchantSettings): MemberTypeLists =>
  sandbox.memberTypes ?? defaultMemberTypes;

/** The languages that the merchant's gateway offers (D1). */
export const languagesOf = ({ sandbox, languages }: MerchantSettings): LanguageCode[] => sandbox.languages ?? languages;
