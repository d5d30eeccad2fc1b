import { checkField, demandedRule } from '@baize/domain/field-rules';
import { roleOf } from '@baize/domain/member-types';
import type { Member } from '../member/members.store.ts';
import type { MerchantSettings } from '../merchants/merchants.types.ts';
import { fieldRulesOf, memberTypesOf } from '../merchants/settings.rules.ts';

/** The first field that breaks the merchant's rule for it, of those that are given. */
export const brokenField = (settings: MerchantSettings, fields: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(fields).find(
    ([key, value]) => checkField(demandedRule(fieldRulesOf(settings), key), value) !== undefined,
  )?.[0];

/** Whether a member may have a new password: a closed account stays closed, and the trial account is nobody's. */
export const canRecover = (settings: MerchantSettings, { disabled, type }: Member): boolean =>
  !disabled && roleOf(type, memberTypesOf(settings)) !== 'trial';
